import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealerFor } from '../../../../src/main/bots/deals/dealer';
import type { Puzzle } from '../../../../src/main/bots/deals/puzzle';
import { puzzleOf, YARD } from '../../../../src/main/bots/deals/puzzle';
import { Dice } from '../../../../src/main/bots/fast/dice';
import { seedRandom } from '../../../../src/shared/engine/random';
import { makeRules } from '../../../../src/shared/rules/presets';
import { viewFor } from '../../../../src/shared/engine/view';
import { arbitraryRulesGame } from '../../../helpers/arbitraryGame';
import type { Moment } from '../../../helpers/otherDeal';
import { momentsOf, otherwise } from '../../../helpers/otherDeal';
import { runs } from '../../../helpers/runs';

const dice = (): Dice => Dice.from(seedRandom('deals'));

/** The puzzle with every hidden tile held down where it truly is. */
function withTruth(puzzle: Puzzle, { state, view }: Moment): Puzzle {
  const width = puzzle.sizes.length;
  const mays = puzzle.mays.map((may) =>
    may.map((here, at) => {
      const tile = Math.floor(at / width);
      const owner = puzzle.owners[at % width]!;
      if (puzzle.isHidden[tile] === 0) return here;
      const holder = state.secrets.hands.findIndex((hand) => hand.includes(puzzle.tiles[tile]!));
      if (holder === view.seat) throw new Error('My own tile is not hidden');
      return owner === holder || (owner === YARD && holder < 0) ? here : 0;
    }),
  );
  return { ...puzzle, mays };
}

describe.each([2, 3, 4, 6, 10])('the deals that fit what a seat of %i saw, by any rules', (seats) => {
  test('are never wrong: each leads to the very same moment, and the true one is among them', () => {
    let looked = 0;
    fc.assert(
      fc.property(arbitraryRulesGame(seats), (game) => {
        let here = 0;
        const chance = dice();
        for (const moment of momentsOf(game)) {
          const puzzle = puzzleOf(moment.view);
          const slots = new Int32Array(puzzle.tiles.length);
          expect(() => dealerFor(withTruth(puzzle, moment))).not.toThrow();
          for (const statesMost of [undefined, 0]) {
            dealerFor(puzzle, statesMost).deal(chance, slots);
            const state = otherwise(moment, slots);
            expect(state).not.toBeNull();
            expect(state!.table).toEqual(moment.state.table);
            const { hand } = viewFor(state!, { as: 'seat', seat: moment.view.seat });
            expect([...hand].sort()).toEqual([...moment.view.hand].sort());
          }
          looked++;
          if (++here === 6) break;
        }
      }),
      { numRuns: runs(seats > 4 ? 5 : 10) },
    );
    expect(looked).toBeGreaterThan(10);
  });
});

const TABLES = [
  ['block', 2, {}],
  ['draw', 2, {}],
  ['draw', 3, { drawing: 'two', firstLead: 'highest-double-any-tile' }],
  ['draw-club', 3, {}],
  ['latin-partners', 4, {}],
  ['all-fives', 4, {}],
] as const;

/** Puzzles of random rounds that have so many answers: of each round the first. */
function smallPuzzles(count: number, answers: readonly [least: number, most: number]): readonly Puzzle[] {
  const puzzles: Puzzle[] = [];
  for (let seed = 0; puzzles.length < count; seed++) {
    const [preset, seats, options] = TABLES[seed % TABLES.length]!;
    const chosen = { ...options, target: 1 };
    const rules = makeRules(preset, seats, chosen);
    for (const { view } of momentsOf({ preset, chosen, rules, seats, seed: `small ${seed}` })) {
      const puzzle = puzzleOf(view);
      const listed = dealerFor(puzzle).all()?.length ?? 0;
      if (listed < answers[0] || listed > answers[1]) continue;
      puzzles.push(puzzle);
      break;
    }
  }
  return puzzles;
}

describe('each deal that fits is as likely as the others', () => {
  test.each([
    ['counted', undefined],
    ['exchanged', 0],
  ] as const)('%s, by chi-square', (_, statesMost) => {
    const chance = dice();
    const scores = smallPuzzles(runs(25), [4, 40]).map((puzzle) => {
      const all = dealerFor(puzzle).all()!;
      const dealer = dealerFor(puzzle, statesMost);
      const times = new Map(all.map((slots) => [slots.join(), 0]));
      expect(times.size).toBe(all.length);
      const slots = new Int32Array(puzzle.tiles.length);
      const expected = 50;
      for (let turn = 0; turn < expected * all.length; turn++) {
        dealer.deal(chance, slots);
        const before = times.get(slots.join());
        if (before === undefined) throw new Error('A deal that is not listed');
        times.set(slots.join(), before + 1);
      }
      const square = [...times.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      const free = all.length - 1;
      return (square - free) / Math.sqrt(2 * free);
    });
    const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
    expect(Math.max(...scores)).toBeLessThan(5.5);
    expect(Math.abs(mean) * Math.sqrt(scores.length)).toBeLessThan(3.5);
  });

  test('where they are too many to list, counting and exchanging put each tile equally often into each slot', () => {
    const chance = dice();
    for (const puzzle of smallPuzzles(runs(6), [100, 3000])) {
      const [width, turns] = [puzzle.sizes.length, 2000];
      const shares = [undefined, 0].map((statesMost) => {
        const dealer = dealerFor(puzzle, statesMost);
        const counts = new Float64Array(puzzle.tiles.length * width);
        const slots = new Int32Array(puzzle.tiles.length);
        for (let turn = 0; turn < turns; turn++) {
          dealer.deal(chance, slots);
          for (const [tile, slot] of slots.entries()) counts[tile * width + slot]!++;
        }
        return counts.map((count) => count / turns);
      });
      for (const [at, counted] of shares[0]!.entries()) {
        const spread = Math.sqrt((2 * counted * (1 - counted)) / turns);
        expect(Math.abs(counted - shares[1]![at]!)).toBeLessThanOrEqual(5.5 * spread + 1e-9);
      }
    }
  });
});
