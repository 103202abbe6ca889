import { EMPTY_LINE, lay } from '../../shared/engine/lay';
import { ENDS } from '../../shared/engine/line';
import type { OpenEnds } from '../../shared/engine/line';
import type { SeatView } from '../../shared/engine/view';

type SeenTable = SeatView['table'];

/** The numbers a tile may be added to. */
export function openPips(ends: OpenEnds): ReadonlySet<number> {
  return new Set(ENDS.flatMap((end) => ends[end]?.pips ?? []));
}

/**
 * The numbers each seat is known to hold none of, from what everybody saw in this round. A pass shows every open
 * end to be missing. So does a draw, unless drawing is a choice; but what was drawn may have any other number, and
 * one of these if it is played next, so that all that was known before is forgotten. What is said of the seat to
 * move leaves out the tile it has just drawn.
 */
export function knownVoids({ turns, line, seats, rules }: SeenTable): readonly ReadonlySet<number>[] {
  const voids = Array.from({ length: seats }, () => new Set<number>());
  let standing = EMPTY_LINE;
  for (const { seat, did } of turns) {
    if (did === 'play') {
      const at = standing.laid.length;
      const laid = line.laid[at];
      if (laid === undefined) throw new Error('More plays than tiles on the table');
      standing = lay(standing, laid, at === line.spinner);
      continue;
    }
    const missing = voids[seat];
    if (did === 'draw') missing?.clear();
    if (did === 'pass' || !rules.drawByChoice) {
      for (const pips of openPips(standing.ends)) missing?.add(pips);
    }
  }
  return voids;
}
