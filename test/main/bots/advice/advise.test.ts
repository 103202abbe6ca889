import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chanceFor, hintFor } from '../../../../src/main/bots/advice/advise';
import { judge, markOf } from '../../../../src/main/bots/advice/judge';
import { dealerFor } from '../../../../src/main/bots/deals/dealer';
import { puzzleOf } from '../../../../src/main/bots/deals/puzzle';
import { Dice } from '../../../../src/main/bots/fast/dice';
import { knownVoids } from '../../../../src/main/bots/knownVoids';
import { botOf } from '../../../../src/main/bots/levels';
import { seedRandom } from '../../../../src/shared/engine/random';
import { hasEnd, tilesOfSet } from '../../../../src/shared/engine/tile';
import type { SeatView } from '../../../../src/shared/engine/view';
import { viewFor } from '../../../../src/shared/engine/view';
import type { Mark } from '../../../../src/shared/protocol/advice';
import { adviceSchema } from '../../../../src/shared/protocol/advice';
import { IS_CERTAIN } from '../../../../src/shared/protocol/reasons';
import * as v from 'valibot';
import { makeRules } from '../../../../src/shared/rules/presets';
import { arbitraryRulesGame } from '../../../helpers/arbitraryGame';
import type { Moment } from '../../../helpers/otherDeal';
import { momentsOf, otherwise } from '../../../helpers/otherDeal';

const isLong = process.env['BONEYARD_LONG'] === '1';
const VIEWS = isLong ? 600 : 8;
/** Of games of four that pass often, late in their rounds. */
const LATE_VIEWS = isLong ? 400 : 60;
const JUDGED = isLong ? 40 : 3;

/** Moments of games by random rules, two to five at the table, a few of each. */
function* moments(): Generator<Moment> {
  for (let seed = 0, looked = 0; ; seed++) {
    const [game] = fc.sample(arbitraryRulesGame(2 + (seed % 4)), { seed: 7 + seed, numRuns: 1 });
    let left = 3;
    for (const moment of momentsOf(game!)) {
      yield moment;
      if (++looked === VIEWS) return;
      if (--left === 0) break;
    }
  }
}

/** Moments of Block with four when some have passed: few tiles are left to look at. */
function* lateMoments(): Generator<Moment> {
  const rules = makeRules('latin-partners', 4, { target: 1 });
  for (let seed = 0, looked = 0; ; seed++) {
    const game = {
      preset: 'latin-partners',
      chosen: { target: 1 },
      rules,
      seats: 4,
      seed: `late ${seed}`,
    } as const;
    for (const moment of momentsOf(game)) {
      if (!moment.view.table.turns.some(({ did }) => did === 'pass')) continue;
      yield moment;
      if (++looked === LATE_VIEWS) return;
    }
  }
}

describe('a hint, by whatever rules', () => {
  test('is what the best bot would do with the same chance, and passes the wire', () => {
    for (const { view } of moments()) {
      const hint = hintFor(view);
      expect(hint.move).toEqual(botOf('hard')(view, chanceFor(view)));
      expect(view.legal).toContainEqual(hint.move);
      if (hint.next !== null) expect(view.legal).toContainEqual(hint.next);
      expect(hint.next).not.toEqual(hint.move);
      expect(hint.reasons.length).toBeGreaterThan(0);
      expect(hint.reasons.length).toBeLessThanOrEqual(2);
      expect(v.parse(adviceSchema, JSON.parse(JSON.stringify(hint)))).toEqual(hint);
    }
  });

  test('is the same, with the same reasons, whatever lies where nobody can see it (C89)', () => {
    const dice = Dice.from(seedRandom('hidden'));
    let swapped = 0;
    for (const moment of moments()) {
      const puzzle = puzzleOf(moment.view);
      const slots = new Int32Array(puzzle.tiles.length);
      dealerFor(puzzle).deal(dice, slots);
      const state = otherwise(moment, slots);
      const view = viewFor(state!, { as: 'seat', seat: moment.view.seat });
      if (view.hand.join() !== moment.view.hand.join()) continue;
      expect(hintFor(view)).toEqual(hintFor(moment.view));
      if (JSON.stringify(state!.secrets.hands) !== JSON.stringify(moment.state.secrets.hands)) swapped++;
    }
    expect(swapped).toBeGreaterThan(VIEWS / 2);
  });

  test('says of others only what everybody saw, or what the own hand tells', () => {
    let said = 0;
    for (const { view } of lateMoments()) {
      for (const reason of hintFor(view).reasons) {
        if (reason.why !== 'nextLacks' && reason.why !== 'nextCannot' && reason.why !== 'sparesPartner')
          continue;
        said++;
        expect(IS_CERTAIN[reason.why]).toBe(true);
        for (const pips of [reason.pips].flat()) {
          const isShown = knownVoids(view.table)[reason.seat]?.has(pips) === true;
          expect(isShown || isNobodysElse(view, pips)).toBe(true);
        }
      }
    }
    expect(said).toBeGreaterThan(0);
  });
});

/** Whether every tile with a number lies on the table or in the own hand. */
function isNobodysElse({ table, hand }: SeatView, pips: number): boolean {
  const laid = table.line.laid.map(({ tile }) => tile);
  return tilesOfSet(table.rules.set).every(
    (tile) => !hasEnd(tile, pips) || laid.includes(tile) || hand.includes(tile),
  );
}

describe('a move that was made', () => {
  test.each<[mean: number, error: number, mark: Mark | null]>([
    [0, 0, 'good'],
    [0.029, 0, 'good'],
    [0.03, 0, 'inaccuracy'],
    [0.1, 0.005, 'mistake'],
    [0.3, 0.01, 'blunder'],
    // 95 of a hundred reach from 2.0 to 4.0: the threshold lies between.
    [0.03, 0.005, null],
    [0.145, 0.005, null],
  ])('that loses %s, give or take %s, is marked %s', (mean, error, mark) => {
    expect(markOf({ mean, error })).toBe(mark);
  });

  test('is good where it is the best there is, and loses no less than a better one', () => {
    let looked = 0;
    for (const { view } of lateMoments()) {
      if (++looked > JUDGED) break;
      const [first] = view.legal;
      const { advice } = judge(view, first!);
      const best = judge(view, advice.move);
      expect([best.mark, best.lost]).toEqual(['good', 0]);
      expect(judge(view, first!)).toEqual(judge(view, first!));
    }
  });
});
