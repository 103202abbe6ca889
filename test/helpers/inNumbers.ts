import type { FastRound } from '../../src/main/bots/fast/fastRound';
import { layTable, tileCode } from '../../src/main/bots/fast/layTable';
import { termsOf } from '../../src/main/bots/fast/terms';
import type { State } from '../../src/shared/engine/state';
import { faceOf } from '../../src/shared/engine/tile';

/** The round of a state in numbers, with all that is hidden. */
export function inNumbers({ table, secrets }: State): FastRound {
  const round = layTable(termsOf(table.rules, table.seats), table);
  for (const [seat, hand] of secrets.hands.entries()) {
    for (const tile of hand) round.give(seat, faceOf(tile).low, faceOf(tile).high);
  }
  round.yard.set(secrets.boneyard.map(tileCode));
  return round;
}
