import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { State } from '../../../src/shared/engine/state';
import type { Step } from '../../../src/shared/engine/step';
import type { RecordFile, RecordRound } from '../../../src/shared/record/file';
import { makeRecord, parseRecord } from '../../../src/shared/record/file';
import type { SeatMove } from '../../../src/shared/record/make';
import { gameRecord, roundRecord } from '../../../src/shared/record/make';
import { replayRecord } from '../../../src/shared/record/replay';
import { arbitraryGame, arbitraryRulesGame } from '../../helpers/arbitraryGame';
import type { GameSetup } from '../../helpers/gameSteps';
import { gameSteps } from '../../helpers/gameSteps';
import { runs } from '../../helpers/runs';

type Recorded = { readonly record: RecordFile; readonly last: State };

/** Plays a random game and keeps it as a host does: the state after each deal, and the moves. */
function recordGame(game: GameSetup): Recorded {
  const rounds: { readonly deal: Step; readonly moves: SeatMove[] }[] = [];
  let last: State | undefined;
  for (const { dealt, made } of gameSteps(game)) {
    last = dealt === null ? made.step.state : dealt.state;
    if (dealt === null) rounds.at(-1)!.moves.push({ seat: made.seat, move: made.move });
    else rounds.push({ deal: dealt, moves: [] });
  }
  const written: readonly RecordRound[] = rounds.map(({ deal, moves }) => roundRecord(deal, moves));
  const names = Array.from({ length: game.seats }, (_, seat) => `Seat ${seat}`);
  return { record: gameRecord({ preset: game.preset, chosen: game.chosen, names }, written), last: last! };
}

/** The record with two tiles of different hands changed for one another in a round. */
function swapped({ rounds, ...record }: RecordFile, at: number): RecordFile {
  const changed = rounds.map((round, index) => {
    if (index !== at % rounds.length) return round;
    const [mine, theirs] = [round.hands[0]!, round.hands[1]!];
    const hands = [[theirs[0]!, ...mine.slice(1)], [mine[0]!, ...theirs.slice(1)], ...round.hands.slice(2)];
    return { ...round, hands };
  });
  return { ...record, rounds: changed };
}

const GAMES = [
  { of: 'Draw and Block', seats: 3, games: 100, arbitrary: arbitraryGame },
  { of: 'any rules', seats: 2, games: 60, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 3, games: 60, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 4, games: 80, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 9, games: 30, arbitrary: arbitraryRulesGame },
] as const;

describe.each(GAMES)(
  'records made of random games of $of with $seats seats',
  { timeout: runs(60_000) },
  ({ seats, games, arbitrary }) => {
    test('read as they were written and replay to the same rounds, scores and winner', () => {
      fc.assert(
        fc.property(arbitrary(seats), (game) => {
          const { record, last } = recordGame(game);
          const read = parseRecord(makeRecord(record));
          assert(read.ok);
          assert.deepEqual(read.value, record);
          const replayed = replayRecord(read.value);
          assert(replayed.ok, JSON.stringify(replayed));
          const { rounds, scores, winner } = replayed.value;
          const { table } = last;
          assert.equal(rounds.length, table.rounds.length);
          assert.deepEqual(scores, table.scores);
          assert.deepEqual(winner, table.phase.at === 'gameOver' ? table.phase.winner : null);
          rounds.forEach((round, index) => {
            const { ended, winner: won, leader } = table.rounds[index]!;
            assert.deepEqual([round.ended, round.winner, round.leader], [ended, won, leader]);
          });
          assert.deepEqual(rounds.at(-1)!.hands, last.secrets.hands);
        }),
        { numRuns: runs(games) },
      );
    });

    test('left off at any move they replay to an open round, and need no tiles that nobody drew', () => {
      fc.assert(
        fc.property(arbitrary(seats), fc.nat(), (game, cut) => {
          const { record } = recordGame(game);
          const round = record.rounds.at(-1)!;
          const moves = round.moves.slice(0, cut % round.moves.length);
          const drawn = round.moves.filter((move) => move.includes('draw')).length;
          // One more than the biggest reserve, so that whoever may draw still may.
          const boneyard = round.boneyard!.slice(0, drawn + 3);
          const open = { ...record, rounds: [...record.rounds.slice(0, -1), { ...round, moves }] };
          const replayed = replayRecord(open);
          assert(replayed.ok);
          const { ended, toMove, legal } = replayed.value.rounds.at(-1)!;
          assert.deepEqual([ended, toMove], ['open', Number(round.moves[moves.length]![0])]);
          assert(legal.length > 0);
          const rounds = [...record.rounds.slice(0, -1), { ...round, moves, boneyard }];
          const partial = replayRecord({ ...record, partial: true, rounds });
          assert(partial.ok);
          assert.deepEqual(partial.value.rounds.at(-1)!.legal, legal);
        }),
        { numRuns: runs(games) },
      );
    });

    test('have the lots of the first round exactly where lots are drawn, and then need no leader', () => {
      fc.assert(
        fc.property(arbitrary(seats), (game) => {
          const { record } = recordGame(game);
          const withLots = record.rounds.map(({ lots }) => lots?.length ?? 0);
          const first = game.rules.firstLead === 'draw-lots' ? seats : 0;
          assert.deepEqual(withLots, [first, ...withLots.slice(1).fill(0)]);
          if (first === 0) return;
          const { leader: _, ...unsaid } = record.rounds[0]!;
          const replayed = replayRecord({ ...record, rounds: [unsaid, ...record.rounds.slice(1)] });
          assert.deepEqual(replayed, replayRecord(record));
        }),
        { numRuns: runs(games) },
      );
    });

    test('with two tiles swapped between hands replay to something else, or not at all (cases.md C65)', () => {
      fc.assert(
        fc.property(arbitrary(seats), fc.nat(), (game, round) => {
          const { record } = recordGame(game);
          assert.notDeepEqual(replayRecord(swapped(record, round)), replayRecord(record));
        }),
        { numRuns: runs(games) },
      );
    });
  },
);
