import { differentPlacesOf } from '../engine/equalEnds';
import { legalMoves } from '../engine/legal';
import type { End } from '../engine/line';
import { ENDS } from '../engine/line';
import type { Move } from '../engine/moves';
import type { RoundEnding } from '../engine/roundEnd';
import type { Seat, Side } from '../engine/seat';
import type { State, Table } from '../engine/state';
import type { Step } from '../engine/step';
import type { Tile } from '../engine/tile';
import { makeMove, makeWords } from './notation';

/** One tile played, as `replay` prints it; `ends` are pips, and only of places a tile may be added to. */
export type PlayLine = {
  readonly move: string;
  readonly ends: Readonly<Partial<Record<End, number>>>;
  readonly sum: number;
  readonly scored: number;
};

/** One round, as `replay` prints it (records.md). */
export type RoundReport = {
  readonly leader: Seat;
  readonly ended: RoundEnding | 'open';
  readonly winner: Side | null;
  readonly points: number;
  readonly plays: readonly PlayLine[];
  readonly hands: readonly (readonly Tile[])[];
  readonly boneyard: number;
  readonly scores: readonly number[];
  readonly toMove: Seat | null;
  readonly legal: readonly string[];
};

/** The line for the tile that this step played; none for a draw or a pass. */
export function playLine({ state, events }: Step): readonly PlayLine[] {
  return events.flatMap((event) => {
    if (event.type !== 'played') return [];
    const { seat, tile, end, sum, scored } = event;
    return [
      {
        move: makeMove({ seat, move: { type: 'play', tile, end } }),
        ends: pipsOfEnds(state.table),
        sum,
        scored,
      },
    ];
  });
}

function pipsOfEnds({ line }: Table): PlayLine['ends'] {
  return Object.fromEntries(
    ENDS.flatMap((end) => {
      const open = line.ends[end];
      return open === undefined ? [] : [[end, open.pips]];
    }),
  );
}

/** A round as it stands: finished, or open with what may be done next. */
export function roundReport({ table, secrets }: State, plays: readonly PlayLine[]): RoundReport {
  const { leader, scores, boneyard, phase } = table;
  const { hands } = secrets;
  const isOpen = phase.at === 'turn';
  const toMove = isOpen ? phase.toMove : null;
  return {
    leader,
    ended: isOpen ? 'open' : phase.end.ended,
    winner: isOpen ? null : phase.end.winner,
    points: isOpen ? 0 : phase.end.points,
    plays,
    hands,
    boneyard,
    scores,
    toMove,
    legal: toMove === null ? [] : legalWords(table, hands[toMove] ?? []),
  };
}

/** What the seat to move may do, equal ends once (records.md). */
function legalWords(table: Table, hand: readonly Tile[]): readonly string[] {
  return legalMoves(table, hand)
    .filter((move) => isFirstOfEquals(table, move))
    .map(wordsOf);
}

function isFirstOfEquals(table: Table, move: Move): boolean {
  if (move.type !== 'play' || move.end === null) return true;
  return differentPlacesOf(table, move.tile).includes(move.end);
}

function wordsOf(move: Move): string {
  return makeWords(move.type === 'draw' ? { type: 'draw', tile: null } : move);
}
