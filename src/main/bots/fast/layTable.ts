import { isFreeLongSide } from '../../../shared/engine/lay';
import { ENDS } from '../../../shared/engine/line';
import type { Move } from '../../../shared/engine/moves';
import type { Tile } from '../../../shared/engine/tile';
import { faceOf, isDouble } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';
import { FastRound } from './fastRound';
import { codeOf, DRAW, LED, makePlay, PASS } from './numbers';
import type { Terms } from './terms';

type SeenTable = SeatView['table'];

/** What everybody sees of a round that goes on, in numbers; the hands are empty and the boneyard is to be given. */
export function layTable(terms: Terms, { line, phase, scores, boneyard }: SeenTable): FastRound {
  if (phase.at !== 'turn') throw new Error('Nobody is to move');
  const round = new FastRound(terms);
  for (const [at, end] of ENDS.entries()) {
    const open = line.ends[end];
    if (open === undefined) continue;
    round.endPips[at] = open.pips;
    round.endCounts[at] = open.counts;
  }
  const [led] = line.laid;
  round.scores.set(scores);
  round.laid = line.laid.length;
  round.isDoubleLed = led !== undefined && isDouble(led.tile);
  round.hasSpinner = line.spinner !== null;
  round.freeSides = Number(isFreeLongSide(line, 'left')) + 2 * Number(isFreeLongSide(line, 'right'));
  round.toMove = phase.toMove;
  round.drawn = phase.drawn;
  round.yard = new Int32Array(boneyard);
  return round;
}

/** A tile as a number. */
export function tileCode(tile: Tile): number {
  const { low, high } = faceOf(tile);
  return codeOf(low, high);
}

/** A move of the engine as a number. */
export function moveCode(round: FastRound, move: Move): number {
  switch (move.type) {
    case 'draw':
      return DRAW;
    case 'pass':
      return PASS;
    case 'play': {
      const { low, high } = faceOf(move.tile);
      if (move.end === null) return makePlay(LED, low, high);
      const end = ENDS.indexOf(move.end);
      const near = round.endPips[end] ?? low;
      return makePlay(end, near, low === near ? high : low);
    }
  }
}
