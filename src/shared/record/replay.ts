import { dealGiven } from '../engine/dealGiven';
import type { Opening } from '../engine/opening';
import { firstOpening, openingAfter } from '../engine/opening';
import { play } from '../engine/play';
import type { Random } from '../engine/random';
import { seedRandom } from '../engine/random';
import type { Side } from '../engine/seat';
import type { State, Table } from '../engine/state';
import type { Step } from '../engine/step';
import type { Result } from '../result';
import { err, ok } from '../result';
import { check } from '../rules/check';
import { makeRules } from '../rules/presets';
import type { Rules } from '../rules/rules';
import { TARGET_REACHED } from '../rules/target';
import type { RecordFile, RecordRound } from './file';
import type { PlayLine, RoundReport } from './report';
import { playLine, roundReport } from './report';
import { parseMove } from './notation';
import { readMove } from './readMove';
import { readTiles, tilesOfRound } from './tiles';
import type { RecordReason, RecordTrouble } from './trouble';
import { inFile, inRound } from './trouble';

/** What `replay` prints for a record that can be played (records.md). */
export type ReplayOutput = {
  readonly status: 'ok';
  readonly rounds: readonly RoundReport[];
  readonly scores: readonly number[];
  readonly winner: Side | null;
};

/** Replaying takes no chance: whatever it would decide stands in the record. */
const NO_CHANCE: Random = seedRandom('record');

/** Looks at the deal of a round before it is played; gives back what is wrong with it, or null. */
export type InspectDeal = (round: RecordRound, opening: Opening, dealt: Step) => RecordReason | null;

/** Plays a record through the engine; refuses, with the place, whatever could not have happened. */
export function replayRecord(
  record: RecordFile,
  inspect: InspectDeal = () => null,
): Result<ReplayOutput, RecordTrouble> {
  const { preset = 'draw', ...chosen } = record.rules;
  const seats = record.seats.length;
  const rules = makeRules(preset, seats, chosen);
  const [trouble] = check(rules, seats);
  if (trouble !== undefined) return err(inFile({ code: 'unplayable', trouble }));

  const rounds: RoundReport[] = [];
  let state: State | null = null;
  for (const [index, round] of record.rounds.entries()) {
    const replayed = replayRound(state, rules, record, round, index + 1, inspect);
    if (!replayed.ok) return replayed;
    state = replayed.value.state;
    rounds.push(roundReport(state, replayed.value.plays));
  }
  const scores = state?.table.scores ?? firstOpening(rules, seats).scores;
  return ok({ status: 'ok', rounds, scores, winner: state === null ? null : winnerOf(state.table) });
}

type Replayed = { readonly state: State; readonly plays: readonly PlayLine[] };

function replayRound(
  before: State | null,
  rules: Rules,
  record: RecordFile,
  round: RecordRound,
  number: number,
  inspect: InspectDeal,
): Result<Replayed, RecordTrouble> {
  const opening = openingOf(before, rules, record.seats.length, round);
  if (!opening.ok) return err(inRound(number, opening.error));
  const dealt = dealOf(opening.value, round, record.partial ?? false);
  if (!dealt.ok) return err(inRound(number, dealt.error));
  const trouble = inspect(round, opening.value, dealt.value);
  if (trouble !== null) return err(inRound(number, trouble));

  let { state } = dealt.value;
  const plays: PlayLine[] = [];
  for (const [index, text] of round.moves.entries()) {
    const step = replayMove(state, text);
    if (!step.ok) return err({ round: number, move: { number: index + 1, text }, reason: step.error });
    ({ state } = step.value);
    plays.push(...playLine(step.value));
  }
  return ok({ state, plays });
}

function openingOf(
  before: State | null,
  rules: Rules,
  seats: number,
  { scores }: RecordRound,
): Result<Opening, RecordReason> {
  if (before?.table.phase.at === 'turn') return err({ code: 'after-open-round' });
  if (before?.table.phase.at === 'gameOver') return err({ code: 'after-game' });
  const opening = before === null ? firstOpening(rules, seats) : openingAfter(before);
  if (scores === undefined) return ok(opening);
  if (scores.length !== opening.scores.length) return err({ code: 'scores-and-sides' });
  const winner = TARGET_REACHED[rules.targetReached].afterRound(scores, rules.target);
  return winner === null ? ok({ ...opening, scores }) : err({ code: 'already-won' });
}

function dealOf(opening: Opening, round: RecordRound, isPartial: boolean): Result<Step, RecordReason> {
  const { seats, rules } = opening;
  const tiles = tilesOfRound(round, seats, rules.set, isPartial);
  if (!tiles.ok) return tiles;
  const lots = round.lots === undefined ? ok(null) : readTiles(round.lots, rules.set);
  if (!lots.ok) return lots;
  if (lots.value !== null && lots.value.length !== seats) return err({ code: 'lots-and-seats' });
  const leader = round.leader ?? null;
  if (leader !== null && leader >= seats) return err({ code: 'no-such-leader' });
  return dealGiven(opening, { ...tiles.value, leader, lots: lots.value, random: NO_CHANCE });
}

function replayMove(state: State, text: string): Result<Step, RecordReason> {
  const { table, secrets } = state;
  const written = parseMove(text);
  if (written === null) return err({ code: 'not-a-move' });
  if (written.seat >= table.seats) return err({ code: 'no-such-seat' });
  if (table.phase.at === 'gameOver') return err({ code: 'after-game' });
  const step = play(state, written.seat, readMove(table, written.move));
  if (!step.ok) return err({ code: step.error });
  const [next] = secrets.boneyard;
  if (written.move.type === 'draw' && written.move.tile !== null && next !== undefined) {
    if (written.move.tile !== next) return err({ code: 'other-tile', next });
  }
  return step;
}

function winnerOf({ phase }: Table): Side | null {
  return phase.at === 'gameOver' ? phase.winner : null;
}
