import type { Level, Temper } from '../../protocol/botKind';
import type { Texts } from '../book';

/** Qué tan bien juega un robot, tras `robot, `. */
export const LEVEL: Readonly<Record<Level, string>> = { easy: 'fácil', medium: 'medio', hard: 'difícil' };

const LIKES: Readonly<Record<Temper, string | null>> = {
  even: null,
  shedsDoubles: 'suelta los dobles',
  blocks: 'tapa al siguiente',
  keepsSuits: 'guarda variedad',
};

export const bots: Texts['bots'] = {
  bot: (level) => `robot, ${LEVEL[level]}`,
  kind: ({ level, temper }) =>
    [`robot, ${LEVEL[level]}`, ...(LIKES[temper] === null ? [] : [LIKES[temper]])].join(', '),
  makeLevel: (level) => `Ponerlo ${LEVEL[level]}`,
  makeLevelOf: (name, level) => `Que ${name} juegue en ${LEVEL[level]}`,
};
