import type { State } from '../../shared/engine/state';
import { faceOf } from '../../shared/engine/tile';
import type { FastRound } from '../bots/fast/fastRound';
import { layTable, tileCode } from '../bots/fast/layTable';
import type { Terms } from '../bots/fast/terms';

/*
 * Looking back at a round that is over, with every tile face up. Nothing here is asked while a round goes on, and no
 * bot and no hint hears of it.
 */

/** A moment of a round, in numbers, with all that was hidden. */
export function openRound(terms: Terms, { table, secrets }: State): FastRound {
  const round = layTable(terms, table);
  for (const [seat, hand] of secrets.hands.entries()) {
    for (const tile of hand) round.give(seat, faceOf(tile).low, faceOf(tile).high);
  }
  round.yard.set(secrets.boneyard.map(tileCode));
  return round;
}
