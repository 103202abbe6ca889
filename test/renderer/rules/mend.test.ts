import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../../src/renderer/rules/choices';
import { mended, refusedFor } from '../../../src/renderer/rules/mend';
import { isPlayable, RULE_NAMES, rulesOf, withChosen } from '../../../src/renderer/setup';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { texts } from '../../../src/shared/texts/texts';
import { arbitrarySetup, arbitraryValue } from './arbitrarySetup';

const DRAW_4: Setup = { preset: 'draw', chosen: {}, seats: 4 };
const DRAW_3: Setup = { ...DRAW_4, seats: 3 };
const NINE_8: Setup = { preset: 'draw', chosen: { set: 9 }, seats: 8 };

/** An option, a value for it, and any playable table to put it on. */
const arbitraryWish = fc
  .tuple(arbitrarySetup.filter(isPlayable), fc.constantFrom(...RULE_NAMES))
  .chain(([setup, rule]) => arbitraryValue(rule).map((value) => ({ setup, rule, value })));

prop.prop([arbitrarySetup])('any table can be mended by the nearest values that work', (setup) => {
  const works = mended(setup, null);
  expect(works !== null && isPlayable(works)).toBe(true);
});

prop.prop([arbitraryWish])('a choice is taken, or refused with ways out that can be played', (wish) => {
  const { setup, rule, value } = wish;
  const refused = refusedFor(setup, rule, value);
  expect(refused === null).toBe(isPlayable(withChosen(setup, rule, value)));
  if (refused === null) return;
  expect(refused.ways.every(isPlayable)).toBe(true);
  expect(refused.ways.length).toBeLessThanOrEqual(2);
});

prop.prop([arbitrarySetup.filter(isPlayable), fc.integer({ min: 2, max: 10 })])(
  'another number of seats is taken, or a way out keeps that number',
  (setup, seats) => {
    const refused = refusedFor(setup, 'seats', seats);
    if (refused === null) return;
    expect(refused.ways.some((way) => way.seats === seats && isPlayable(way))).toBe(true);
  },
);

/** What is refused, what is said of it, and what is offered instead. */
describe.each([
  [
    'a hand beyond the set',
    DRAW_4,
    'handSize',
    8,
    '8 each would take 32 tiles and the set has 28. Seven is the most for four people.',
    ['Instead: 7 tiles each', 'Instead: double-nine and 8 tiles each'],
  ],
  [
    'partners at three',
    DRAW_3,
    'teams',
    'partners',
    'Partners are two against two, so four people.',
    ['Instead: 4 seats and partners'],
  ],
  [
    'a fifth seat',
    DRAW_4,
    'seats',
    5,
    'A double-six set is for four people at most.',
    ['Instead: 5 seats, double-nine and 7 tiles each'],
  ],
  [
    'the small set at a big table',
    NINE_8,
    'set',
    6,
    'A double-six set is for four people at most.',
    ['Instead: 4 seats, double-six and 5 tiles each'],
  ],
  [
    'no drawing where the boneyard counts',
    { ...DRAW_4, chosen: { countBoneyard: true } },
    'drawing',
    'none',
    'Nobody draws here, so the leftover tiles cannot count.',
    ['Instead: nobody draws and the boneyard does not count'],
  ],
] as const)('%s', (_, setup, what, value, says, ways) => {
  test('is refused with the reason and the nearest that works', () => {
    const { refused } = choiceOf(texts(), what, value, setup);
    expect(refused?.says).toBe(says);
    expect(refused?.ways.map((way) => way.says)).toEqual(ways);
  });
});

test('what is kept is not what gives way', () => {
  const wanted = withChosen(DRAW_4, 'handSize', 9);
  expect(rulesOf(mended(wanted, 'handSize') ?? DRAW_4)).toMatchObject({ set: 9, handSize: 9 });
});
