import type { Bot } from './bot';
import { careful } from './careful';
import { greedy } from './greedy';
import { random } from './random';

/** Bots that look no further than the next play, by the names the command line has for them. */
export const PLAIN_BOTS = ['random', 'greedy', 'careful'] as const;
export type PlainBot = (typeof PLAIN_BOTS)[number];

export const BOT_CALLED: Readonly<Record<PlainBot, Bot>> = { random, greedy, careful };
