import fc from 'fast-check';
import { makeRules } from '../../src/shared/rules/presets';
import type { GameSetup } from './gameSteps';

/** A random game of Draw or Block: any hand the set can deal, a low target, either way to reach it. */
export function arbitraryGame(seats: number): fc.Arbitrary<GameSetup> {
  return fc
    .record({
      preset: fc.constantFrom('draw' as const, 'block' as const),
      handSize: fc.integer({ min: 1, max: Math.floor(28 / seats) }),
      noDouble: fc.constantFrom('redraw' as const, 'heaviest' as const),
      target: fc.integer({ min: 1, max: 60 }),
      targetReached: fc.constantFrom('at-once' as const, 'after-round' as const),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
    })
    .map(({ preset, seed, ...chosen }) => ({
      preset,
      chosen,
      rules: makeRules(preset, seats, chosen),
      seats,
      seed,
    }));
}
