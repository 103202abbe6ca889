import type { Line } from '../../shared/engine/line';
import type { Move } from '../../shared/engine/moves';
import type { Texts } from '../../shared/texts/book';
import { openEnds } from '../turn/addition';

/** A move on a line as it is said in advice: `5-3 on the 3`; where two ends show that number, which of them. */
export function moveName({ advice }: Texts, line: Line, move: Move): string {
  if (move.type === 'draw') return advice.draw;
  if (move.type === 'pass') return advice.pass;
  const { tile, end } = move;
  if (end === null) return advice.lead(tile);
  const pips = line.ends[end]?.pips;
  if (pips === undefined) return tile;
  const alike = openEnds(line).filter((other) => line.ends[other]?.pips === pips);
  return alike.length > 1 ? advice.onSide(tile, end, pips) : advice.on(tile, pips);
}
