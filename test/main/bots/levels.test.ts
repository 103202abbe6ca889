import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dealerFor } from '../../../src/main/bots/deals/dealer';
import { puzzleOf } from '../../../src/main/bots/deals/puzzle';
import { Dice } from '../../../src/main/bots/fast/dice';
import { botOf } from '../../../src/main/bots/levels';
import { LEVELS, TEMPERS } from '../../../src/shared/protocol/botKind';
import { seedRandom } from '../../../src/shared/engine/random';
import { viewFor } from '../../../src/shared/engine/view';
import type { PresetName } from '../../../src/shared/rules/presets';
import { makeRules } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import type { Moment } from '../../helpers/otherDeal';
import { momentsOf, otherwise } from '../../helpers/otherDeal';

const VIEWS = process.env['BONEYARD_LONG'] === '1' ? 2000 : 24;
const CHANCE = seedRandom('bot');

/** Moments of many games of one family. */
function* momentsWith(preset: PresetName, seats: number, chosen: ChosenRules): Generator<Moment> {
  const rules = makeRules(preset, seats, { ...chosen, target: 1 });
  for (let seed = 0; ; seed++) yield* momentsOf({ preset, chosen, rules, seats, seed: `blind ${seed}` });
}

/** Moments of games by random rules, a few of each. */
function* momentsByAnyRules(): Generator<Moment> {
  for (let seed = 0; ; seed++) {
    const [game] = fc.sample(arbitraryRulesGame(2 + (seed % 4)), { seed, numRuns: 1 });
    let left = 4;
    for (const moment of momentsOf(game!)) {
      yield moment;
      if (--left === 0) break;
    }
  }
}

describe('a bot makes the same move whatever lies where it cannot see (C89)', () => {
  test.each([
    ['Draw', () => momentsWith('draw', 3, {})],
    ['Block', () => momentsWith('block', 2, {})],
    ['partners', () => momentsWith('latin-partners', 4, {})],
    ['All Fives', () => momentsWith('all-fives', 2, {})],
    ['club rules, by choice', () => momentsWith('draw-club', 2, {})],
    ['silent partners', () => momentsWith('silent-partners', 4, {})],
    ['a big table', () => momentsWith('big-table', 6, {})],
    ['any rules', momentsByAnyRules],
  ])('%s', (_, moments) => {
    const dice = Dice.from(seedRandom('hidden'));
    let looked = 0;
    let swapped = 0;
    for (const moment of moments()) {
      const puzzle = puzzleOf(moment.view);
      const slots = new Int32Array(puzzle.tiles.length);
      dealerFor(puzzle).deal(dice, slots);
      const state = otherwise(moment, slots);
      const view = viewFor(state!, { as: 'seat', seat: moment.view.seat });
      // Where nobody saw what decided the lead, my own tiles may have come in another order: then I see another hand.
      if (view.hand.join() !== moment.view.hand.join()) continue;
      const level = LEVELS[looked % LEVELS.length]!;
      const bot = botOf(level, undefined, TEMPERS[looked % TEMPERS.length]);
      const move = bot(moment.view, CHANCE);
      expect(moment.view.legal).toContainEqual(move);
      expect(bot(view, CHANCE)).toEqual(move);
      if (JSON.stringify(state!.secrets.hands) !== JSON.stringify(moment.state.secrets.hands)) swapped++;
      if (++looked === VIEWS) break;
    }
    expect(swapped).toBeGreaterThan(VIEWS / 2);
  });
});

test('a bot whose time is up at once still makes a legal move', () => {
  let looked = 0;
  for (const { view } of momentsByAnyRules()) {
    expect(view.legal).toContainEqual(botOf('hard', () => true)(view, CHANCE));
    if (++looked === VIEWS) break;
  }
});
