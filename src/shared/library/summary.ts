import * as v from 'valibot';
import type { Seat, Side } from '../engine/seat';
import { sidesOf } from '../engine/seat';
import type { RecordFile } from '../record/file';
import { parseMove } from '../record/notation';
import { replayRecord } from '../record/replay';
import type { ReplayOutput } from '../record/replay';
import type { RecordTrouble } from '../record/trouble';
import type { Result } from '../result';
import { ok } from '../result';
import { PRESETS, makeRules } from '../rules/presets';
import { TEAMS } from '../engine/seat';
import { SET_TOPS } from '../engine/tile';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const counts = v.array(count);

/** What a library remembers of a record, so that it need not be played through again. */
export const summarySchema = v.object({
  names: v.array(v.string()),
  preset: v.picklist(PRESETS),
  set: v.picklist(SET_TOPS),
  teams: v.picklist(TEAMS),
  target: count,
  rounds: count,
  /** The side that won the game; null where the record stops before anybody did. */
  winner: v.nullable(count),
  /** Every side's score at the end. */
  scores: counts,
  /** Points each side made, in play and at the ends of rounds. */
  made: counts,
  /** Rounds each seat ended by going out. */
  out: counts,
  /** Blocked rounds each side won. */
  blocked: counts,
  /** Tiles each seat drew from the boneyard. */
  drawn: counts,
  passed: counts,
  /** Tiles in the longest line of any round. */
  longestLine: count,
});
export type Summary = Readonly<v.InferOutput<typeof summarySchema>>;

/** Plays a record through and sums it up; refuses one that could not have happened. */
export function summarize(record: RecordFile): Result<Summary, RecordTrouble> {
  const replayed = replayRecord(record);
  return replayed.ok ? ok(summaryOf(record, replayed.value)) : replayed;
}

function summaryOf(record: RecordFile, { rounds, scores, winner }: ReplayOutput): Summary {
  const { preset = 'draw', ...chosen } = record.rules;
  const names = record.seats.map(({ name }) => name);
  const seats = names.map((_, seat) => seat);
  const { set, teams, target } = makeRules(preset, names.length, chosen);
  const sides = sidesOf(names.length, teams);
  const moves = record.rounds.flatMap((round) => round.moves).flatMap((text) => parseMove(text) ?? []);
  const movesOf = (seat: Seat, type: 'draw' | 'pass'): number =>
    moves.filter((turn) => turn.seat === seat && turn.move.type === type).length;
  const goingOut = rounds
    .filter(({ ended }) => ended === 'out')
    .map(({ hands }) => hands.findIndex((hand) => hand.length === 0));
  const timesIn = (list: readonly number[], one: number): number =>
    list.filter((each) => each === one).length;
  const blocks = rounds.flatMap(({ ended, winner: side }) =>
    ended === 'blocked' && side !== null ? side : [],
  );
  return {
    names,
    preset,
    set,
    teams,
    target,
    rounds: rounds.length,
    winner,
    scores: [...scores],
    made: sides.map((side) => madeBy(side, record, rounds)),
    out: seats.map((seat) => timesIn(goingOut, seat)),
    blocked: sides.map((side) => timesIn(blocks, side)),
    drawn: seats.map((seat) => movesOf(seat, 'draw')),
    passed: seats.map((seat) => movesOf(seat, 'pass')),
    longestLine: Math.max(0, ...rounds.map(({ plays }) => plays.length)),
  };
}

/** Points of a side over all rounds: a record may set the scores anew before a round. */
function madeBy(side: Side, record: RecordFile, rounds: ReplayOutput['rounds']): number {
  return rounds.reduce((sum, { scores }, at) => {
    const before = record.rounds[at]?.scores ?? rounds[at - 1]?.scores;
    return sum + (scores[side] ?? 0) - (before?.[side] ?? 0);
  }, 0);
}
