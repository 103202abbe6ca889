import assert from 'node:assert/strict';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../../src/shared/engine/deal';
import { seedRandom } from '../../../src/shared/engine/random';
import type { Table } from '../../../src/shared/engine/state';
import { transcriptSchema } from '../../../src/shared/fairness/transcript';
import type { Transcript } from '../../../src/shared/fairness/transcript';
import { verifyRound } from '../../../src/shared/fairness/verifyRound';
import type { RoundSeen } from '../../../src/shared/fairness/verifyRound';
import { makeRules } from '../../../src/shared/rules/presets';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import type { FairRound } from '../../helpers/fairGame';
import { FAIR_TABLE, fairRounds } from '../../helpers/fairGame';
import type { GameSetup } from '../../helpers/gameSteps';
import { roundMoves } from '../../helpers/gameSteps';
import { runs } from '../../helpers/runs';

/** What seat 0 saw of a round: everything, and its own part. */
function seenBySeat0({ transcript, dealt, last }: FairRound): RoundSeen {
  const [own] = transcript.commits.seats;
  return {
    tableId: FAIR_TABLE,
    table: last.table,
    shown: transcript,
    own: own ?? null,
    hand: { seat: 0, tiles: dealt.state.secrets.hands[0]! },
    lots: dealt.events.find((event) => event.type === 'dealt')?.lots ?? null,
  };
}

/** What somebody saw who came when all was over. */
function seenLate({ last }: FairRound): RoundSeen {
  return { tableId: FAIR_TABLE, table: last.table, shown: null, own: null, hand: null, lots: null };
}

const DRAW: GameSetup = {
  preset: 'draw',
  chosen: {},
  rules: makeRules('draw', 3, {}),
  seats: 3,
  seed: 'one round',
};

function oneRound(takesPart: readonly number[] = [0, 1, 2]): FairRound {
  const [round] = fairRounds(DRAW, takesPart, 1);
  return round!;
}

/** Every transcript in which one letter is another, with the path to it. */
function* tampered(transcript: Transcript): Generator<readonly [string, unknown]> {
  const text = JSON.stringify(transcript);
  for (let at = 0; at < text.length; at++) {
    if (!/[0-9a-z]/.test(text[at]!)) continue;
    const letter = text[at] === '1' ? '2' : '1';
    const changed = text.slice(0, at) + letter + text.slice(at + 1);
    try {
      yield [`${at}: ${text.slice(at - 20, at)}>${letter}<`, JSON.parse(changed)];
    } catch {
      // A number that begins with 0 is no JSON; nobody could send that.
    }
  }
}

describe.each([2, 4, 5])('at tables of %i', (seats) => {
  test('every round of every rule that was dealt fairly is found so, by who was there and by who was not', () => {
    fc.assert(
      fc.property(
        arbitraryRulesGame(seats),
        fc.subarray(Array.from({ length: seats }, (_, seat) => seat)),
        (game, takesPart) => {
          for (const round of fairRounds(game, takesPart, 3)) {
            assert.deepEqual(verifyRound(round.transcript, seenLate(round)), { ok: true, value: undefined });
            if (takesPart[0] !== 0) continue;
            assert.deepEqual(verifyRound(round.transcript, seenBySeat0(round)), {
              ok: true,
              value: undefined,
            });
          }
        },
      ),
      { numRuns: runs(60) },
    );
  }, 120_000);

  test('a round of other tiles is found out, whatever the rules', () => {
    fc.assert(
      fc.property(arbitraryRulesGame(seats), fc.string(), (game, seed) => {
        const [round] = fairRounds(game, [0], 1);
        const stacked = startGame(game.rules, seats, seedRandom(`stacked ${seed}`)).state;
        fc.pre(JSON.stringify(stacked.secrets.hands) !== JSON.stringify(round!.dealt.state.secrets.hands));
        const last = [...roundMoves(stacked, seedRandom(seed))].at(-1)!.step.state;
        const seen = { ...seenLate(round!), table: last.table };
        // Hands of a few tiles may come to the same end by chance; whoever saw their own hand knows better.
        const hand = { seat: 0, tiles: stacked.secrets.hands[0]! };
        const verified = verifyRound(round!.transcript, { ...seen, hand });
        if (verified.ok) assert.deepEqual(last.table, round!.last.table);
      }),
      { numRuns: runs(60) },
    );
  }, 120_000);
});

describe('a transcript', () => {
  test('with any letter changed is refused, by who was there and by who was not', () => {
    const round = oneRound();
    expect(verifyRound(round.transcript, seenBySeat0(round)).ok).toBe(true);
    let tried = 0;
    for (const [where, changed] of tampered(round.transcript)) {
      const parsed = v.safeParse(transcriptSchema, changed);
      if (!parsed.success) continue;
      tried++;
      for (const seen of [seenBySeat0(round), seenLate(round)]) {
        const verified = verifyRound(parsed.output, seen);
        assert.equal(verified.ok, false, where);
      }
    }
    expect(tried).toBeGreaterThan(8 * 64);
  });

  const round = oneRound();
  const { transcript } = round;
  const { commits, reveals, context } = transcript;
  const other = 'ab'.repeat(32);
  const withoutLast = { host: commits.host, seats: commits.seats.slice(0, 2) };

  test.each<readonly [string, Transcript, object]>([
    [
      'of another table',
      { ...transcript, context: { ...context, tableId: 'other' } },
      { code: 'other-deal' },
    ],
    ['of another deal', { ...transcript, context: { ...context, deal: 2 } }, { code: 'other-deal' }],
    ['of another attempt', { ...transcript, context: { ...context, attempt: 2 } }, { code: 'other-deal' }],
    [
      'with another secret of the host',
      { ...transcript, secret: other },
      { code: 'other-secret', who: 'host' },
    ],
    [
      'with another secret of a seat',
      {
        ...transcript,
        reveals: reveals.map((each) => (each.seat === 1 ? { seat: 1, secret: other } : each)),
      },
      { code: 'other-secret', who: 1 },
    ],
    [
      'with another commit of the host',
      { ...transcript, commits: { ...commits, host: other } },
      { code: 'other-commit', who: 'host' },
    ],
    [
      'without a seat that had part in it',
      { ...transcript, commits: withoutLast, reveals: reveals.slice(0, 2) },
      { code: 'other-commit', who: 2 },
    ],
    ['without a secret', { ...transcript, reveals: reveals.slice(0, 2) }, { code: 'muddled-seats' }],
    ['in another order', { ...transcript, reveals: [...reveals].reverse() }, { code: 'muddled-seats' }],
    ['with other redraws', { ...transcript, redraws: 7 }, { code: 'other-redraws' }],
  ])('%s is refused with what is wrong', (_, changed, reason) => {
    expect(verifyRound(changed, seenBySeat0(round))).toEqual({ ok: false, error: reason });
  });

  test('of other rules is refused', () => {
    const rules = { ...round.last.table.rules, target: 150 };
    const table: Table = { ...round.last.table, rules };
    expect(verifyRound(transcript, { ...seenLate(round), table })).toEqual({
      ok: false,
      error: { code: 'other-rules' },
    });
  });

  test('without my own part in it is refused', () => {
    const own = { seat: 0, commit: other };
    expect(verifyRound(transcript, { ...seenBySeat0(round), own })).toEqual({
      ok: false,
      error: { code: 'own-commit-missing' },
    });
  });
});

describe('a round', () => {
  test('in which I held other tiles at first is refused, and so is one that ended with others', () => {
    const round = oneRound();
    const { secrets } = round.dealt.state;
    const hand = { seat: 0, tiles: secrets.hands[1]! };
    expect(verifyRound(round.transcript, { ...seenBySeat0(round), hand })).toEqual({
      ok: false,
      error: { code: 'other-hand', seat: 0 },
    });
  });

  test('that was shown otherwise in any of its turns, scores or hands is refused', () => {
    const round = oneRound();
    const { table } = round.last;
    const { phase } = table;
    if (phase.at !== 'roundOver') throw new Error('This round should end the round alone');
    const changes: readonly Partial<Table>[] = [
      { turns: table.turns.slice(0, -1) },
      { turns: [...table.turns.slice(1)] },
      { scores: table.scores.map((score) => score + 1) },
      { leader: (table.leader + 1) % 3 },
      { boneyard: table.boneyard + 1 },
      { phase: { ...phase, end: { ...phase.end, hands: [...phase.end.hands].reverse() } } },
      { phase: { ...phase, end: { ...phase.end, points: phase.end.points + 1 } } },
    ];
    for (const change of changes) {
      const verified = verifyRound(round.transcript, { ...seenLate(round), table: { ...table, ...change } });
      assert.equal(verified.ok, false, JSON.stringify(change));
    }
  });
});
