import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRecord, parseRecord } from '../../../src/shared/record/file';
import type { RecordFile, RecordRound } from '../../../src/shared/record/file';
import { gameRecord, roundRecord } from '../../../src/shared/record/make';
import { replayRecord } from '../../../src/shared/record/replay';
import { verifyRecord } from '../../../src/shared/record/verify';
import { makeRules } from '../../../src/shared/rules/presets';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { fairRounds } from '../../helpers/fairGame';
import type { GameSetup } from '../../helpers/gameSteps';
import { runs } from '../../helpers/runs';

function recordOf(game: GameSetup, roundsMost: number): RecordFile {
  const rounds = [...fairRounds(game, [0, 1], roundsMost)].map(({ dealt, made, transcript }) =>
    roundRecord(
      dealt,
      made.map(({ seat, move }) => ({ seat, move })),
      transcript,
    ),
  );
  const names = Array.from({ length: game.seats }, (_, seat) => `Seat ${seat}`);
  return gameRecord({ preset: game.preset, chosen: game.chosen, names }, rounds);
}

/** Two rounds of three people, the second begun with a lot less to say. */
const RECORD = recordOf(
  {
    preset: 'draw',
    chosen: { target: 1000 },
    rules: makeRules('draw', 3, { target: 1000 }),
    seats: 3,
    seed: 'two',
  },
  2,
);

function withRound(at: number, change: (round: RecordRound) => RecordRound): RecordFile {
  return { ...RECORD, rounds: RECORD.rounds.map((round, index) => (index === at ? change(round) : round)) };
}

describe('a record with the transcripts of its deals', () => {
  test('is read as it was written, replays, and every deal of it is proven', () => {
    fc.assert(
      fc.property(arbitraryRulesGame(3), (game) => {
        const record = recordOf(game, 3);
        const parsed = parseRecord(makeRecord(record));
        assert.deepEqual(parsed, { ok: true, value: record });
        const replayed = replayRecord(record);
        if (!replayed.ok) throw new Error(replayed.error.reason.code);
        const expected = { output: replayed.value, proven: record.rounds.length };
        assert.deepEqual(verifyRecord(record), { ok: true, value: expected });
      }),
      { numRuns: runs(40) },
    );
  }, 60_000);

  test('may have it for some rounds only, or for none', () => {
    const bare = withRound(1, ({ fairness: _, ...round }) => round);
    expect(verifyRecord(bare)).toMatchObject({ ok: true, value: { proven: 1 } });
  });
});

describe('a record that was changed is refused, with the round and what is wrong', () => {
  const transcriptOf = ({ fairness }: RecordRound): object => fairness as object;

  test.each<readonly [string, RecordFile, object]>([
    [
      'two tiles of two hands',
      withRound(0, ({ leader: _, ...round }) => {
        const [mine, theirs] = [round.hands[1]!, round.hands[2]!];
        const hands = [round.hands[0]!, [theirs[0]!, ...mine.slice(1)], [mine[0]!, ...theirs.slice(1)]];
        return { ...round, hands, moves: [] };
      }),
      { round: 1, reason: { code: 'unfair', unfair: { code: 'other-hand', seat: 1 } } },
    ],
    [
      'the order of the boneyard',
      withRound(1, (round) => ({ ...round, boneyard: [...(round.boneyard ?? [])].reverse(), moves: [] })),
      { round: 2, reason: { code: 'unfair', unfair: { code: 'other-boneyard' } } },
    ],
    [
      'the host’s secret',
      withRound(0, (round) => ({ ...round, fairness: { ...transcriptOf(round), secret: '0'.repeat(64) } })),
      { round: 1, reason: { code: 'unfair', unfair: { code: 'other-secret', who: 'host' } } },
    ],
    [
      'the secrets of the seats',
      withRound(0, (round) => ({ ...round, fairness: { ...transcriptOf(round), reveals: [] } })),
      { round: 1, reason: { code: 'unfair', unfair: { code: 'muddled-seats' } } },
    ],
    [
      'the transcript as a whole',
      withRound(0, (round) => ({ ...round, fairness: 'believe me' })),
      { round: 1, reason: { code: 'not-a-transcript' } },
    ],
    [
      'a transcript of another version',
      withRound(1, (round) => ({ ...round, fairness: { ...transcriptOf(round), version: 2 } })),
      { round: 2, reason: { code: 'not-a-transcript' } },
    ],
    [
      'the transcript of the round before in its place',
      withRound(1, (round) => ({ ...round, fairness: RECORD.rounds[0]!.fairness })),
      { round: 2, reason: { code: 'deal-out-of-order' } },
    ],
    [
      'the rules',
      { ...RECORD, rules: { ...RECORD.rules, target: 900 } },
      { round: 1, reason: { code: 'unfair', unfair: { code: 'other-rules' } } },
    ],
  ])('%s', (_, record, trouble) => {
    expect(verifyRecord(record)).toMatchObject({ ok: false, error: trouble });
  });

  test('and without being asked to verify it, it replays as before', () => {
    const record = withRound(0, (round) => ({ ...round, fairness: 'believe me' }));
    expect(replayRecord(record)).toEqual(replayRecord(RECORD));
  });
});
