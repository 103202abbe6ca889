import * as v from 'valibot';

/** How well a bot plays: all see the same, and differ in what they recall and how far they look. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What a bot likes where moves are nearly as good: nothing, doubles early, ends that stop the next, many suits. */
export const TEMPERS = ['even', 'shedsDoubles', 'blocks', 'keepsSuits'] as const;
export type Temper = (typeof TEMPERS)[number];

export const USUAL_LEVEL: Level = 'medium';

/** How a bot plays, for a schema; what came before there were levels was of the usual one. */
export const botKind = {
  level: v.optional(v.picklist(LEVELS), USUAL_LEVEL),
  temper: v.optional(v.picklist(TEMPERS), 'even'),
};
export type BotKind = { readonly level: Level; readonly temper: Temper };

/** Who plays for somebody who is away. */
export const STAND_IN: BotKind = { level: USUAL_LEVEL, temper: 'even' };
