import type { Level, Temper } from '../../protocol/botKind';
import type { Texts } from '../book';

/** Como joga um robô, depois de `robô, `. */
export const LEVEL: Readonly<Record<Level, string>> = { easy: 'fácil', medium: 'médio', hard: 'difícil' };

const LIKES: Readonly<Record<Temper, string | null>> = {
  even: null,
  shedsDoubles: 'solta as carroças',
  blocks: 'gosta de trancar',
  keepsSuits: 'guarda variedade',
};

export const bots: Texts['bots'] = {
  bot: (level) => `robô, ${LEVEL[level]}`,
  kind: ({ level, temper }) =>
    [`robô, ${LEVEL[level]}`, ...(LIKES[temper] === null ? [] : [LIKES[temper]])].join(', '),
  makeLevel: (level) => `Deixar ${LEVEL[level]}`,
  makeLevelOf: (name, level) => `Deixar ${name} jogar no ${LEVEL[level]}`,
};
