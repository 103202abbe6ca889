import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FastRound } from '../../../../src/main/bots/fast/fastRound';
import { Dice } from '../../../../src/main/bots/fast/dice';
import { anything, heaviest, playOut, playStepwise } from '../../../../src/main/bots/fast/playOut';
import { BLOCKED, codeOf, GOES_ON, OUT, TARGET } from '../../../../src/main/bots/fast/numbers';
import { moveCode, tileCode } from '../../../../src/main/bots/fast/layTable';
import type { RoundEnding } from '../../../../src/shared/engine/roundEnd';
import { seedRandom } from '../../../../src/shared/engine/random';
import type { State } from '../../../../src/shared/engine/state';
import { viewFor } from '../../../../src/shared/engine/view';
import { arbitraryRulesGame } from '../../../helpers/arbitraryGame';
import { gameSteps } from '../../../helpers/gameSteps';
import { inNumbers } from '../../../helpers/inNumbers';
import { runs } from '../../../helpers/runs';

const ENDINGS: Readonly<Record<RoundEnding, number>> = { out: OUT, blocked: BLOCKED, target: TARGET };
const MOVES = new Int32Array(1000);

const legalOf = (round: FastRound): readonly number[] =>
  [...MOVES.subarray(0, round.legal(MOVES))].sort((a, b) => a - b);

/** What a move comes to, of a round in numbers. */
function standingOf(round: FastRound): unknown {
  const { terms, ended, lastSeat, winner, points, endPips, endCounts, scores, toMove, drawn } = round;
  const over = { ended, lastSeat, winner, points };
  const going = { toMove, drawn, ends: [...endPips], counts: [...endCounts] };
  const held = [...round.held].slice(0, terms.seats);
  return { held, scores: [...scores].slice(0, terms.sides), ...(ended === GOES_ON ? going : over) };
}

/** The same of the engine's own state. */
function expectedOf({ table }: State): unknown {
  const { phase, scores, held, line } = table;
  const open = (['left', 'right', 'up', 'down'] as const).map((end) => line.ends[end]);
  const going = { ends: open.map((end) => end?.pips ?? -1), counts: open.map((end) => end?.counts ?? 0) };
  if (phase.at === 'turn') return { held, scores, toMove: phase.toMove, drawn: phase.drawn, ...going };
  const { ended, lastSeat, winner, points } = phase.end;
  return { held, scores, ended: ENDINGS[ended], lastSeat, winner: winner ?? -1, points };
}

/** Plays a game in both engines; in mid-game the one in numbers is sometimes laid out afresh. */
function playBoth(game: Parameters<typeof gameSteps>[0], movesMost: number): number {
  let round: FastRound | null = null;
  let looked = 0;
  for (const { dealt, made } of gameSteps(game)) {
    if (made === null) {
      round = inNumbers(dealt.state);
      continue;
    }
    if (round === null || looked % 7 === 0) round = inNumbers(made.before);
    const { before, seat, move, step } = made;
    const { legal } = viewFor(before, { as: 'seat', seat });
    const [first] = legal;
    if (before.table.line.laid.length === 0 && legal.length === 1 && first?.type === 'play') {
      round.mustLead = tileCode(first.tile);
    }
    const expected = legal.map((each) => moveCode(round!, each)).sort((a, b) => a - b);
    if (game.rules.placing === 'free') expect(legalOf(round)).toEqual(expected);
    else {
      // Which of several ends is nearest is a matter of geometry; that one of them is playable is not.
      const codes = legalOf(round);
      expect(codes).toEqual(expect.arrayContaining([...expected]));
      const tiles = (list: readonly number[]): unknown =>
        new Set(list.map((code) => (code < 0 ? code : codeOf((code >> 5) & 31, code & 31))));
      expect(tiles(codes)).toEqual(tiles(expected));
    }
    round.make(moveCode(round, move));
    expect(standingOf(round)).toEqual(expectedOf(step.state));
    if (++looked === movesMost) break;
  }
  return looked;
}

describe('the engine in numbers, beside the one in values', () => {
  test.each([2, 3, 4, 5, 7, 10])(
    'allows the same moves and comes to the same, move for move, by any rules (%i seats)',
    (seats) => {
      fc.assert(
        fc.property(arbitraryRulesGame(seats), (game) => {
          expect(playBoth(game, 250)).toBeGreaterThan(0);
        }),
        { numRuns: runs(100) },
      );
    },
  );

  test('a copy goes its own way', () => {
    fc.assert(
      fc.property(arbitraryRulesGame(4), (game) => {
        const [first] = gameSteps(game);
        const round = inNumbers(first!.dealt!.state);
        const before = JSON.stringify(standingOf(round));
        const copy = new FastRound(round.terms);
        copy.copy(round);
        expect(standingOf(copy)).toEqual(standingOf(round));
        legalOf(copy);
        copy.make(MOVES[0]!);
        expect(JSON.stringify(standingOf(round))).toBe(before);
      }),
    );
  });

  test('a playout with two ends comes to the same by its short cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }).chain(arbitraryRulesGame), (game) => {
        let looked = 0;
        for (const { made } of gameSteps(game)) {
          const state = made?.step.state;
          if (state?.table.phase.at !== 'turn' || state.table.line.laid.length === 0) continue;
          const round = inNumbers(state);
          if (round.terms.spins || round.terms.scores) return;
          for (const policy of [heaviest, anything]) {
            const [short, long] = [new FastRound(round.terms), new FastRound(round.terms)];
            short.copy(round);
            long.copy(round);
            playOut(short, policy, Dice.from(seedRandom(`playout ${looked}`)));
            playStepwise(long, policy, Dice.from(seedRandom(`playout ${looked}`)));
            expect(standingOf(short)).toEqual(standingOf(long));
            expect([...short.pips]).toEqual([...long.pips]);
          }
          if (++looked === 20) break;
        }
      }),
      { numRuns: runs(200) },
    );
  });
});
