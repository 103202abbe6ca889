import type { BotKind, Level, Temper } from '../../protocol/botKind';

/** How well a bot plays, behind `bot, `. */
export const LEVEL: Readonly<Record<Level, string>> = { easy: 'easy', medium: 'medium', hard: 'hard' };

const LIKES: Readonly<Record<Temper, string | null>> = {
  even: null,
  shedsDoubles: 'sheds doubles',
  blocks: 'likes to block',
  keepsSuits: 'keeps its suits',
};

/** Bots as they are called at a seat. */
export const bots = {
  bot: (level: Level) => `bot, ${LEVEL[level]}`,
  /** With what it likes, where there is room. */
  kind: ({ level, temper }: BotKind) =>
    [`bot, ${LEVEL[level]}`, ...(LIKES[temper] === null ? [] : [LIKES[temper]])].join(', '),
  makeLevel: (level: Level) => `Make it ${LEVEL[level]}`,
  makeLevelOf: (name: string, level: Level) => `Let ${name} play ${LEVEL[level]}`,
};
