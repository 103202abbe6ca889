import assert from 'node:assert/strict';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { nextRound, startGame } from '../../../src/shared/engine/deal';
import { seedRandom } from '../../../src/shared/engine/random';
import type { Step } from '../../../src/shared/engine/step';
import { SET_TOPS, tileCount } from '../../../src/shared/engine/tile';
import type { SetTop } from '../../../src/shared/engine/tile';
import { check, SEATS_LEAST, SEATS_MOST } from '../../../src/shared/rules/check';
import { makeRules } from '../../../src/shared/rules/presets';
import { FIRST_LEADS, NO_DOUBLES, rulesSchema } from '../../../src/shared/rules/rules';
import type { Rules } from '../../../src/shared/rules/rules';
import { playMoves, standing } from '../../helpers/table';
import type { Needed } from '../../independent/dealsNeeded';
import { dealsNeeded } from '../../independent/dealsNeeded';

/** More deals than this many times the mean come with a chance of one in 10^10. */
const PATIENCE = 25;

/** The most deals any lead takes in the mean: the top double among two tiles of 190. */
const LONGEST_MEAN = 95;

type Table = { readonly rules: Rules; readonly seats: number };

/** Every table with this set that `check` lets play, for each value of the options of the lead. */
function* tablesOf(set: SetTop): Generator<Table> {
  for (let seats = SEATS_LEAST; seats <= SEATS_MOST; seats++) {
    for (let handSize = 1; handSize <= tileCount(set); handSize++) {
      for (const firstLead of FIRST_LEADS) {
        for (const noDouble of NO_DOUBLES) {
          const chosen = { set, handSize, firstLead, noDouble, laterLead: 'highest-double' } as const;
          const rules = makeRules('draw', seats, chosen);
          if (check(rules, seats).length === 0) yield { rules, seats };
        }
      }
    }
  }
}

const NEEDS = {
  'highest-double': { redraw: 'any double', heaviest: 'nothing' },
  'highest-double-any-tile': { redraw: 'any double', heaviest: 'nothing' },
  'top-double-only': { redraw: 'the top double', heaviest: 'the top double' },
  'draw-lots': { redraw: 'nothing', heaviest: 'nothing' },
  random: { redraw: 'nothing', heaviest: 'nothing' },
} as const;

function dealsOf({ events: [first] }: Step): number {
  return first?.type === 'redrawn' ? first.times + 1 : 1;
}

function assertEnds(deal: Step, { rules, seats }: Table, needs: Needed['needs']): void {
  const mean = dealsNeeded({ top: rules.set, dealt: seats * rules.handSize, needs });
  assert(mean <= LONGEST_MEAN + 1e-9);
  const deals = dealsOf(deal);
  assert(
    deals <= PATIENCE * mean,
    `${deals} deals, ${mean} in the mean: ${JSON.stringify({ rules, seats })}`,
  );
  if (mean === 1) assert.equal(deals, 1);
}

describe.each(SET_TOPS)('every deal that the rules let begin ends, set %i (cases.md C46)', (set) => {
  test('in the first round, for every lead, players and hand', () => {
    let tables = 0;
    for (const table of tablesOf(set)) {
      const { rules, seats } = table;
      const deal = startGame(rules, seats, seedRandom(`${set} ${seats} ${rules.handSize}`));
      assertEnds(deal, table, NEEDS[rules.firstLead][rules.noDouble]);
      tables++;
    }
    expect(tables).toBeGreaterThan(0);
  });

  test('in a later round led by the highest double', () => {
    for (const table of tablesOf(set)) {
      const { rules, seats } = table;
      if (rules.firstLead !== 'random') continue;
      const hands = Array.from({ length: seats }, (_, seat) => (seat === 0 ? '2-5' : '0-0'));
      const over = playMoves(standing({ rules, line: '1-2', hands }), '0 2-5');
      assertEnds(nextRound(over), table, NEEDS['highest-double'][rules.noDouble]);
    }
  });
});

describe('the mean number of deals, by counting', () => {
  test.each<[string, Needed, number]>([
    ['cases.md C40: the top double, 2 × 7', { top: 6, dealt: 14, needs: 'the top double' }, 2],
    ['cases.md C40: the top double, 4 × 5', { top: 6, dealt: 20, needs: 'the top double' }, 1.4],
    ['cases.md C40: the top double, set 18, 2 × 7', { top: 18, dealt: 14, needs: 'the top double' }, 13.6],
    ['the top double, set 18, 2 × 1', { top: 18, dealt: 2, needs: 'the top double' }, LONGEST_MEAN],
    ['every tile dealt', { top: 6, dealt: 28, needs: 'the top double' }, 1],
  ])('%s', (_what, needed, mean) => {
    expect(dealsNeeded(needed)).toBeCloseTo(mean, 1);
  });

  test('cases.md C37: 0.29 % of deals of 2 × 7 hold no double', () => {
    const mean = dealsNeeded({ top: 6, dealt: 14, needs: 'any double' });
    expect(1 - 1 / mean).toBeCloseTo(0.0029, 4);
  });

  test('no hand at all would be drawn for ever, and no rules have one', () => {
    expect(dealsNeeded({ top: 6, dealt: 0, needs: 'any double' })).toBe(Infinity);
    expect(v.is(rulesSchema, makeRules('draw', 2, { handSize: 1 }))).toBe(true);
    expect(v.is(rulesSchema, makeRules('draw', 2, { handSize: 0 }))).toBe(false);
  });
});
