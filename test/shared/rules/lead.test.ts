import { describe, expect, test } from 'vitest';
import { nextRound, startGame } from '../../../src/shared/engine/deal';
import { dealGiven } from '../../../src/shared/engine/dealGiven';
import { firstOpening } from '../../../src/shared/engine/opening';
import { legalMoves } from '../../../src/shared/engine/legal';
import { seedRandom } from '../../../src/shared/engine/random';
import type { State } from '../../../src/shared/engine/state';
import { isDouble } from '../../../src/shared/engine/tile';
import { makeRules } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { dealTable, playMoves, standing, tilesIn } from '../../helpers/table';

/** How many tiles the leader may choose from. */
function choices({ table, secrets }: State): number {
  return legalMoves(table, secrets.hands[table.leader]!).length;
}

/** Deals these hands with lots, or a leader, said. */
function given(
  rules: ChosenRules,
  hands: readonly string[],
  said: { lots?: string; leader?: number },
): unknown {
  const opening = firstOpening(makeRules('draw', hands.length, rules), hands.length);
  const dealt = dealGiven(opening, {
    hands: hands.map(tilesIn),
    boneyard: [],
    leader: said.leader ?? null,
    lots: said.lots === undefined ? null : tilesIn(said.lots),
    random: seedRandom(''),
  });
  if (!dealt.ok) return dealt.error.code;
  const { leader, leadReason } = dealt.value.state.table;
  return [leader, leadReason];
}

describe('who leads the first round, and with what (rules.md section 3)', () => {
  const HANDS = ['6-6 5-2 0-1 0-2 2-3 3-4 2-4', '5-5 6-5 1-1', '0-3 4-4 6-4'];

  test.each<[string, ChosenRules, number, string, number]>([
    ['cases.md C39: highest double, led', {}, 0, 'highest-double', 1],
    [
      'cases.md C39: highest double, any tile',
      { firstLead: 'highest-double-any-tile' },
      0,
      'highest-double',
      7,
    ],
    ['the top double of the set, led', { firstLead: 'top-double-only' }, 0, 'top-double', 1],
  ])('%s', (_what, rules, leader, reason, tiles) => {
    const state = dealTable({ rules, hands: HANDS });
    expect(state.table).toMatchObject({ leader, leadReason: reason });
    expect(choices(state)).toBe(tiles);
  });

  test.each<[string, ChosenRules, readonly string[], unknown]>([
    ['cases.md C37: nobody holds a double, redraw', {}, ['6-5', '6-4'], 'draws-again'],
    ['cases.md C37: heaviest', { noDouble: 'heaviest' }, ['5-4', '6-3'], [1, 'heaviest-tile']],
    [
      'any tile, heaviest',
      { firstLead: 'highest-double-any-tile', noDouble: 'heaviest' },
      ['6-5 0-1', '6-4'],
      [0, 'heaviest-tile'],
    ],
    [
      'cases.md C40: top double in the boneyard',
      { firstLead: 'top-double-only' },
      ['5-5', '6-4'],
      'draws-again',
    ],
    [
      'cases.md C40: noDouble plays no part',
      { firstLead: 'top-double-only', noDouble: 'heaviest' },
      ['5-5', '6-4'],
      'draws-again',
    ],
    [
      'cases.md C40: the top double is that of the set',
      { firstLead: 'top-double-only', set: 9 },
      ['6-6', '9-9'],
      [1, 'top-double'],
    ],
  ])('%s', (_what, rules, hands, expected) => {
    expect(given(rules, hands, {})).toEqual(expected);
  });

  test('any tile, heaviest: the holder leads any tile', () => {
    const rules = { firstLead: 'highest-double-any-tile', noDouble: 'heaviest' } as const;
    expect(choices(dealTable({ rules, hands: ['6-5 0-1', '6-4 0-2'] }))).toBe(2);
  });

  test.each<[string, ChosenRules, { lots?: string; leader?: number }, unknown]>([
    ['the heaviest lot', {}, { lots: '5-4 6-3 6-2' }, [1, 'lots']],
    ['a lot that is also in a hand: lots go back first', {}, { lots: '6-6 5-5 5-2' }, [0, 'lots']],
    ['the highest double drawn', { lots: 'highest-double' }, { lots: '6-5 1-1 2-2' }, [2, 'lots']],
    ['no double drawn: the heaviest', { lots: 'highest-double' }, { lots: '6-5 6-4 6-3' }, [0, 'lots']],
    ['lots not known: who is said to lead', {}, { leader: 2 }, [2, 'lots']],
    ['lots and leader at odds', {}, { lots: '6-6 5-5 4-4', leader: 2 }, 'other-leader'],
    ['neither lots nor leader known', {}, {}, 'leader-by-chance'],
  ])('lots: %s', (_what, rules, said, expected) => {
    expect(given({ firstLead: 'draw-lots', ...rules }, HANDS, said)).toEqual(expected);
  });

  test('chance: who is said to lead, with any tile', () => {
    expect(given({ firstLead: 'random' }, HANDS, { leader: 1 })).toEqual([1, 'chance']);
    expect(given({ firstLead: 'random' }, HANDS, {})).toBe('leader-by-chance');
    expect(given({ firstLead: 'random' }, HANDS, { lots: '0-0 0-1 0-2' })).toBe('lots-not-drawn');
  });
});

describe('lots drawn at a table', () => {
  const rules = makeRules('draw-sevens', 4, {});

  test('cases.md C44: are four different tiles, shown, and in play again afterwards', () => {
    for (let game = 0; game < 200; game++) {
      const { state, events } = startGame(rules, 4, seedRandom(`lots ${game}`));
      const [dealt] = events;
      if (dealt?.type !== 'dealt' || dealt.lots === undefined) throw new Error('No lots were shown');
      expect(new Set(dealt.lots).size).toBe(4);
      expect(new Set(state.secrets.hands.flat()).size).toBe(28);
      expect(choices(state)).toBe(7);
    }
  });
});

test('chance lets every seat lead equally often', () => {
  const rules = makeRules('draw', 4, { firstLead: 'random' });
  const counts = [0, 0, 0, 0];
  for (let game = 0; game < 4000; game++)
    counts[startGame(rules, 4, seedRandom(`chance ${game}`)).state.table.leader]!++;
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
});

test.each([
  [6, 2, 7, 2],
  [6, 4, 5, 1.4],
  [18, 2, 7, 13.6],
] as const)(
  'cases.md C40: set %i, %i × %i tiles: the top double takes %f deals in the mean',
  (set, seats, handSize, mean) => {
    const rules = makeRules('draw', seats, { set, handSize, firstLead: 'top-double-only' });
    const games = 1500;
    let deals = 0;
    for (let game = 0; game < games; game++) {
      const [first] = startGame(rules, seats, seedRandom(`top ${game}`)).events;
      deals += first?.type === 'redrawn' ? first.times + 1 : 1;
    }
    expect(Math.abs(deals / games / mean - 1)).toBeLessThan(0.1);
  },
);

describe('who leads a later round (rules.md section 3)', () => {
  /** A round led by seat 1 that seat 2 wins by going out, and one that nobody wins. */
  const WON = { line: '1-2', hands: ['0-0', '0-1 5-5', '2-5', '3-3'], toMove: 2 } as const;
  const TIED = {
    preset: 'block',
    line: '4-6, 6-0@right, 0-4@right, 4-4@left, 4-1@left, 1-2@left, 2-4@left, 4-3@right, 3-5@right',
    hands: ['6-6', '1-1', '4-5 0-2', '1-3 5-6'],
    toMove: 2,
  } as const;

  function leadAfter(round: typeof WON | typeof TIED, rules: ChosenRules): State {
    const before = standing({ ...round, rules });
    const led = { ...before, table: { ...before.table, leader: 1 } };
    return nextRound(playMoves(led, round === WON ? '2 2-5' : '2 4-5@right')).state;
  }

  test.each<[string, typeof WON | typeof TIED, ChosenRules, number, string]>([
    ['rotate: the next after the last leader', WON, {}, 2, 'rotation'],
    ['rotate, the other way round', WON, { direction: 'counter-clockwise' }, 0, 'rotation'],
    ['winner', WON, { laterLead: 'winner' }, 2, 'winner'],
    ['cases.md C41: nobody won, rotate', TIED, { laterLead: 'winner' }, 2, 'rotation'],
    ['cases.md C41: nobody won, same', TIED, { laterLead: 'winner', tiedLead: 'same' }, 1, 'same-again'],
    ['nobody won, but the lead goes round anyway', TIED, { tiedLead: 'same' }, 2, 'rotation'],
  ])('%s', (_what, round, rules, leader, reason) => {
    const state = leadAfter(round, rules);
    expect(state.table).toMatchObject({ leader, leadReason: reason, round: 2 });
    expect(choices(state)).toBe(5);
  });

  test('cases.md C41: nobody won, chance', () => {
    const state = leadAfter(TIED, { laterLead: 'winner', tiedLead: 'random' });
    expect(state.table.leadReason).toBe('chance');
    expect(choices(state)).toBe(5);
  });

  test('highest double: its holder leads it', () => {
    const state = leadAfter(WON, { laterLead: 'highest-double', firstLead: 'random' });
    const { leader, leadReason } = state.table;
    const best = state.secrets.hands.map((hand) => [...hand].filter(isDouble).sort().at(-1) ?? '');
    expect(leadReason).toBe('highest-double');
    expect(best[leader]).toBe([...best].sort().at(-1));
    expect(choices(state)).toBe(1);
  });
});

describe('the winner leads in partners (rules.md section 3)', () => {
  const rules = { teams: 'partners', laterLead: 'winner', handSize: 1 } as const;

  /** Seat 1 led; the last tile is seat 2's. */
  function leaderAfter(hands: readonly string[], line: string, last: string): number {
    const before = standing({ preset: 'block', line, hands, toMove: 2, rules });
    const led = { ...before, table: { ...before.table, leader: 1 } };
    return nextRound(playMoves(led, last)).state.table.leader;
  }
  const FOURS = '4-6, 6-0@right, 0-4@right, 4-4@left, 4-1@left, 1-2@left, 2-4@left, 4-3@right, 3-5@right';

  test.each([
    ['who went out', ['0-0', '6-6', '2-5', '5-5'], '1-2', '2 2-5', 2],
    ['after a block, the member with fewer pips', ['0-1', '6-6', '4-5 0-2', '5-5'], FOURS, '2 4-5@right', 0],
    [
      'equal: the earlier in order of play from that round’s leader',
      ['0-2', '6-6', '4-5 1-1', '5-5'],
      FOURS,
      '2 4-5@right',
      2,
    ],
    ['the other team', ['5-5', '0-3', '4-5 6-6', '0-1'], FOURS, '2 4-5@right', 3],
  ])('%s', (_what, hands, line, last, leader) => {
    expect(leaderAfter(hands, line, last)).toBe(leader);
  });
});
