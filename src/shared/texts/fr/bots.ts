import type { Level, Temper } from '../../protocol/botKind';
import type { Texts } from '../book';

/** Comment joue un robot, après « robot, ». */
export const LEVEL: Readonly<Record<Level, string>> = { easy: 'facile', medium: 'moyen', hard: 'difficile' };

const LIKES: Readonly<Record<Temper, string | null>> = {
  even: null,
  shedsDoubles: 'lâche ses doubles',
  blocks: 'aime bloquer',
  keepsSuits: 'garde du choix',
};

export const bots: Texts['bots'] = {
  bot: (level) => `robot, ${LEVEL[level]}`,
  kind: ({ level, temper }) =>
    [`robot, ${LEVEL[level]}`, ...(LIKES[temper] === null ? [] : [LIKES[temper]])].join(', '),
  makeLevel: (level) => `Le rendre ${LEVEL[level]}`,
  makeLevelOf: (name, level) => `Laisser ${name} jouer en ${LEVEL[level]}`,
};
