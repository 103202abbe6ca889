import fc from 'fast-check';
import type { SetTop } from '../../src/shared/engine/tile';
import { SET_TOPS, tileCount } from '../../src/shared/engine/tile';
import { check } from '../../src/shared/rules/check';
import { makeRules } from '../../src/shared/rules/presets';
import * as option from '../../src/shared/rules/rules';
import type { ChosenRules } from '../../src/shared/rules/rules';
import type { GameSetup } from './gameSteps';

/** A random game of Draw or Block: any hand the set can deal, a low target, either way to reach it. */
export function arbitraryGame(seats: number): fc.Arbitrary<GameSetup> {
  const chosen = fc.record({
    handSize: fc.integer({ min: 1, max: Math.floor(28 / seats) }),
    noDouble: fc.constantFrom(...option.NO_DOUBLES),
    target: fc.integer({ min: 1, max: 60 }),
    targetReached: fc.constantFrom(...option.TARGETS_REACHED),
  });
  return setupOf(seats, fc.constantFrom('draw', 'block'), chosen);
}

/** A random game by random rules: every option drawn by chance among its playable values, any set that may be dealt. */
export function arbitraryRulesGame(seats: number): fc.Arbitrary<GameSetup> {
  const sets = SET_TOPS.filter((top) => top > 6 || seats <= 4);
  const chosen = fc.constantFrom(...sets).chain((set) => arbitraryOptions(set, seats));
  return setupOf(seats, fc.constant('draw'), chosen).filter(({ rules }) => check(rules, seats).length === 0);
}

function arbitraryOptions(set: SetTop, seats: number): fc.Arbitrary<ChosenRules> {
  return fc.record({
    set: fc.constant(set),
    teams: fc.constantFrom(...(seats === 4 ? (['none', 'partners'] as const) : (['none'] as const))),
    direction: fc.constantFrom('clockwise', 'counter-clockwise'),
    handSize: fc.integer({ min: 1, max: Math.min(14, Math.floor(tileCount(set) / seats)) }),
    firstLead: fc.constantFrom(...option.FIRST_LEADS),
    noDouble: fc.constantFrom(...option.NO_DOUBLES),
    lots: fc.constantFrom(...option.LOTS),
    laterLead: fc.constantFrom(...option.LATER_LEADS),
    tiedLead: fc.constantFrom(...option.TIED_LEADS),
    drawing: fc.constantFrom(...option.DRAWINGS),
    reserve: fc.constantFrom(...option.RESERVES),
    drawByChoice: fc.boolean(),
    spinner: fc.constantFrom(...option.SPINNERS),
    placing: fc.constantFrom(...(seats <= 4 ? option.PLACINGS : (['free'] as const))),
    blockScore: fc.constantFrom(...option.BLOCK_SCORES),
    blockTie: fc.constantFrom(...option.BLOCK_TIES),
    teamBlock: fc.constantFrom(...option.TEAM_BLOCKS),
    teamScore: fc.constantFrom(...option.TEAM_SCORES),
    countBoneyard: fc.boolean(),
    playScoring: fc.constantFrom(...option.PLAY_SCORINGS),
    roundBonus: fc.constantFrom(...option.ROUND_BONUSES),
    target: fc.integer({ min: 1, max: 60 }),
    targetReached: fc.constantFrom(...option.TARGETS_REACHED),
  });
}

function setupOf(
  seats: number,
  presets: fc.Arbitrary<'draw' | 'block'>,
  options: fc.Arbitrary<ChosenRules>,
): fc.Arbitrary<GameSetup> {
  return fc
    .record({ preset: presets, chosen: options, seed: fc.string({ minLength: 1, maxLength: 8 }) })
    .map(({ preset, chosen, seed }) => ({
      preset,
      chosen,
      rules: makeRules(preset, seats, chosen),
      seats,
      seed,
    }));
}
