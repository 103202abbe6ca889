import { CLOSE_CODES } from './closing';

const FIRST = 100;
const GROWTH = 1.6;
const LAST_GROWN = 1000;
/** From then on, and where the host said itself that it needs a while. */
const STEADY = 2000;
/** By how much of itself a wait may differ, so that a whole table does not knock at once. */
const JITTER = 0.2;

/**
 * Milliseconds to wait before the next try (lan.md 3.5): 100, then 1.6 times as long each time up to a second, then
 * every two.
 * @param tries how many there were already
 * @param chance from 0 to 1: where in its jitter the wait lies
 */
export function retryDelay(tries: number, chance: number): number {
  const grown = FIRST * GROWTH ** tries;
  const wait = grown < LAST_GROWN ? grown : tries > turnsToGrow() ? STEADY : LAST_GROWN;
  return Math.round(wait * (1 - JITTER + 2 * JITTER * chance));
}

/** How many tries count as made already when a host hung up with this code: it may have asked for patience. */
export function triesAfter(code: number): number {
  return code === CLOSE_CODES.hostClosing || code === CLOSE_CODES.tooMany ? turnsToGrow() + 1 : 0;
}

function turnsToGrow(): number {
  return Math.ceil(Math.log(LAST_GROWN / FIRST) / Math.log(GROWTH));
}
