import type { Setup } from '../../shared/protocol/tableFacts';
import { SET_TOPS } from '../../shared/engine/tile';
import { isMeantFor, makeRules } from '../../shared/rules/presets';
import type { PresetName } from '../../shared/rules/presets';
import { SEATS_LEAST, SEATS_MOST } from '../../shared/rules/check';
import { isPlayable, withChosen } from '../setup';

/** All table sizes there are. */
export const SEAT_COUNTS: readonly number[] = Array.from(
  { length: SEATS_MOST - SEATS_LEAST + 1 },
  (_, more) => SEATS_LEAST + more,
);

/** A preset as it is played by so many, with a bigger set where its own is too small; null where it is not for them. */
export function startWith(preset: PresetName, seats: number): Setup | null {
  if (!isMeantFor(preset, seats)) return null;
  const plain: Setup = { preset, chosen: {}, seats };
  const own = makeRules(preset, seats, {}).set;
  const starts = SET_TOPS.filter((top) => top >= own).map((top) => withChosen(plain, 'set', top));
  return starts.find(isPlayable) ?? null;
}

/** The number of seats nearest to `seats` at which a preset is played; null where it never is. */
export function seatsNearest(preset: PresetName, seats: number): number | null {
  const [nearest = null] = SEAT_COUNTS.filter((count) => startWith(preset, count) !== null).sort(
    (a, b) => Math.abs(a - seats) - Math.abs(b - seats),
  );
  return nearest;
}
