import type { BaseLogger } from 'pino';
import { isListening } from '../lan/knock';
import type { Place } from '../lan/near';
import type { Clock } from './clock';
import { makePlace } from './places';

/**
 * So long, in milliseconds, a table that is carried on gives way to the same one on a machine that got it later. Not
 * for longer: anybody in the house can claim to have it, and a table that is played must not end by that.
 */
export const GIVES_WAY_MS = 10_000;

export type GivingWay = {
  readonly clock: Clock;
  readonly log: BaseLogger;
  /** Called once, with where the table is by now. */
  readonly onGone: (places: readonly string[]) => void;
};

/**
 * What a table does that is carried on, and hears that another machine has it in a later epoch (lan.md 6.3): where
 * somebody listens there, it gives way. What is on disk stays as it is.
 */
export function givingWay({ clock, log, onGone }: GivingWay): (places: readonly Place[]) => void {
  const openedAt = clock.now();
  let isGone = false;
  const look = async (places: readonly Place[]): Promise<void> => {
    const isThere = await isListening(places);
    if (!isThere || isGone || clock.now() - openedAt > GIVES_WAY_MS) return;
    isGone = true;
    log.info({ places }, 'the table is on another machine by now');
    onGone(places.map(({ host, port }) => makePlace(host, port)));
  };
  return (places) => void look(places);
}
