import type { Bot } from './bot';
import { careful } from './careful';
import { greedy } from './greedy';
import { LEVELS } from '../../shared/protocol/botKind';
import { botOf } from './levels';
import { random } from './random';

/** Bots that look no further than the next play. */
export const PLAIN_BOTS = ['random', 'greedy', 'careful'] as const;
export type PlainBot = (typeof PLAIN_BOTS)[number];

/** All bots, by the names the command line has for them. */
export const BOT_NAMES = [...PLAIN_BOTS, ...LEVELS] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Every bot, with all the time it wants. */
export const BOT_CALLED: Readonly<Record<BotName, Bot>> = {
  random,
  greedy,
  careful,
  easy: botOf('easy'),
  medium: botOf('medium'),
  hard: botOf('hard'),
};
