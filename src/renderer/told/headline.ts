import { sideOf } from '../../shared/engine/seat';
import type { Seat } from '../../shared/engine/seat';
import type { Tile } from '../../shared/engine/tile';
import { pipsOf } from '../../shared/engine/tile';
import { unreachable } from '../../shared/result';
import type { Texts } from '../../shared/texts/book';
import type { Finished } from './finished';

export type Headline = { readonly title: string; readonly says: string };

/** How a round ended and who scores, in a title and one or two sentences. */
export function headline(result: Texts['result'], finished: Finished): Headline {
  const { end, whose, table } = finished;
  switch (end.ended) {
    case 'out':
      return { title: result.out(whose(end.lastSeat)), says: outSays(result, finished) };
    case 'blocked':
      return { title: result.blocked, says: blockedSays(result, finished) };
    case 'target': {
      const { target } = table.rules;
      return { title: result.target(whose(end.lastSeat), target), says: result.targetSays(target) };
    }
    default:
      return unreachable(end.ended);
  }
}

function outSays(result: Texts['result'], { end, winners, whose }: Finished): string {
  const counted = end.hands.filter((hand) => hand.counted);
  const holders = counted.filter(({ tiles }) => tiles.length > 0).map(({ seat }) => whose(seat));
  const isAll = counted.some(({ seat }) => winners.includes(seat));
  return isAll ? result.allSays(winners.map(whose)) : result.outSays(winners.map(whose), holders);
}

function blockedSays(result: Texts['result'], finished: Finished): string {
  const { end, winners, whose, fewest, table } = finished;
  const { teams, teamBlock, blockTie } = table.rules;
  const tied = new Set(fewest.map((seat) => sideOf(seat, teams)));
  if (tied.size > 1) {
    const same = result.sameFew(fewest.map(whose));
    if (blockTie === 'nobody') return `${same} ${result.tieNobody}`;
    const { tile, holders } = lightestOf(finished, fewest);
    if (end.winner === null) return `${same} ${result.tieStill(tile)}`;
    return `${same} ${result.tieLightest(holders.map(whose), tile, winners.map(whose))}`;
  }
  const scorers = winners.map(whose);
  if (teams === 'partners' && teamBlock === 'lowest-hand') {
    return result.lowestHandSays(fewest.map(whose), scorers);
  }
  return result.blockedSays(scorers);
}

/** The lightest tile in these hands, and who holds one as light. */
function lightestOf(
  { end }: Finished,
  seats: readonly Seat[],
): { readonly tile: Tile | null; readonly holders: readonly Seat[] } {
  const held = end.hands.filter(({ seat }) => seats.includes(seat));
  const tiles = held.flatMap((hand) => hand.tiles.map((tile) => ({ tile, seat: hand.seat })));
  const lightest = Math.min(...tiles.map(({ tile }) => pipsOf(tile)));
  const light = tiles.filter(({ tile }) => pipsOf(tile) === lightest);
  return { tile: light[0]?.tile ?? null, holders: [...new Set(light.map(({ seat }) => seat))] };
}
