import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { State } from '../../../src/shared/engine/state';
import type { RecordFile, RecordRound } from '../../../src/shared/record/file';
import { makeRecord, parseRecord } from '../../../src/shared/record/file';
import type { SeatMove } from '../../../src/shared/record/make';
import { gameRecord, roundRecord } from '../../../src/shared/record/make';
import { replayRecord } from '../../../src/shared/record/replay';
import { arbitraryGame, arbitraryRulesGame } from '../../helpers/arbitraryGame';
import type { GameSetup } from '../../helpers/gameSteps';
import { gameSteps } from '../../helpers/gameSteps';

type Recorded = { readonly record: RecordFile; readonly last: State };

/** Plays a random game and keeps it as a host does: the state after each deal, and the moves. */
function recordGame(game: GameSetup): Recorded {
  const rounds: { readonly deal: State; readonly moves: SeatMove[] }[] = [];
  let last: State | undefined;
  for (const { dealt, made } of gameSteps(game)) {
    last = dealt === null ? made.step.state : dealt.state;
    if (dealt === null) rounds.at(-1)!.moves.push({ seat: made.seat, move: made.move });
    else rounds.push({ deal: dealt.state, moves: [] });
  }
  const written: readonly RecordRound[] = rounds.map(({ deal, moves }) => roundRecord(deal, moves));
  const names = Array.from({ length: game.seats }, (_, seat) => `Seat ${seat}`);
  return { record: gameRecord({ preset: game.preset, chosen: game.chosen, names }, written), last: last! };
}

const GAMES = [
  { of: 'Draw and Block', seats: 2, games: 300, arbitrary: arbitraryGame },
  { of: 'Draw and Block', seats: 3, games: 300, arbitrary: arbitraryGame },
  { of: 'Draw and Block', seats: 4, games: 300, arbitrary: arbitraryGame },
  { of: 'any rules', seats: 2, games: 60, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 4, games: 120, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 9, games: 30, arbitrary: arbitraryRulesGame },
] as const;

describe.each(GAMES)(
  'records made of random games of $of with $seats seats',
  { timeout: 60_000 },
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
        { numRuns: games },
      );
    });
  },
);
