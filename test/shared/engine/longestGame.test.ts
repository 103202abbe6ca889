import { describe, expect, test } from 'vitest';
import { makeRules } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { gameSteps } from '../../helpers/gameSteps';

/*
 * A game has no bound, but ends with probability 1 as long as some round may score (rules.md section 7). The slowest
 * known rules: everybody holds one tile, the leader is out with it, and only what is led may score. With the highest
 * double of set 9 led, that is 5-5 alone, in one round of eleven, and ten seats share it.
 */

const ONE_TILE = { handSize: 1, target: 1000, playScoring: 'fives', roundBonus: 'none' } as const;

describe('the slowest games end long before 20,000 rounds', { timeout: 60_000 }, () => {
  test.each<[string, number, ChosenRules]>([
    ['only 5-5 scores, ten seats', 10, { ...ONE_TILE, set: 9, laterLead: 'highest-double' }],
    ['any tile led, ten seats', 10, { ...ONE_TILE, set: 9 }],
    ['any tile led, four seats', 4, { ...ONE_TILE, set: 6 }],
    ['scores after the round only', 4, { handSize: 1, target: 1000, targetReached: 'after-round' }],
  ])('%s', (_what, seats, chosen) => {
    const rules = makeRules('block', seats, chosen);
    let rounds = 0;
    for (const { dealt } of gameSteps({ preset: 'block', chosen, rules, seats, seed: 'slow' })) {
      if (dealt !== null) rounds++;
    }
    expect(rounds).toBeGreaterThan(50);
    expect(rounds).toBeLessThan(12_000);
  });
});
