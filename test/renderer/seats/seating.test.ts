import { describe, expect, test } from 'vitest';
import { callOf, doingOf } from '../../../src/renderer/told/notes';
import { seatLine } from '../../../src/renderer/seats/seating';
import type { Note } from '../../../src/renderer/stage.svelte';
import type { LeadReason, Table, Turn } from '../../../src/shared/engine/state';
import type { Chair } from '../../../src/shared/protocol/tableFacts';
import { texts } from '../../../src/shared/texts/texts';
import { DRAW, lineWith, person, playMove, tableWith } from '../tables';

function played(name: string, end: 'left' | null, scored?: number): Turn {
  const move = playMove(name, end);
  if (move.type !== 'play') throw new Error('Not a play');
  return { seat: 1, did: 'play', move, ...(scored === undefined ? {} : { scored }) };
}

function line(
  changes: Partial<Table>,
  chair: Chair = person('Abel'),
  mySeat: number | null = 0,
  isBrief = false,
): string {
  return seatLine(texts(), tableWith({ leader: 1, ...changes }), {
    seat: 1,
    mySeat,
    chair,
    doing: undefined,
    isBrief,
  });
}

const unled = (leadReason: LeadReason) => ({ line: lineWith(null), leadReason });

describe('the line under a name', () => {
  test.each([
    ['highest-double', 'leads: highest double'],
    ['lots', 'leads: best lot'],
    ['winner', 'leads: won the last round'],
    ['same-again', 'leads again'],
  ] as const)('says before the first tile why somebody leads: %s', (reason, says) => {
    expect(line(unled(reason))).toBe(says);
  });

  test('names the tile led where it decided, and else says just that it was led', () => {
    expect(line({ turns: [played('5-5', null)] })).toBe('highest double: 5-5');
    const lots = { ...DRAW, firstLead: 'draw-lots' } as const;
    expect(line({ turns: [played('5-5', null)], leadReason: 'lots', rules: lots })).toBe('led 5-5');
  });

  test('says what a play scored', () => {
    expect(line({ turns: [played('2-5', 'left', 20)] })).toBe('played 2-5, +20');
  });

  test('says first that somebody is away or a bot, and then what they did', () => {
    const turns = [played('2-5', 'left')];
    expect(line({ turns }, person('Abel', { here: false }))).toBe('away, we wait');
    expect(line({ turns }, { is: 'bot', name: 'Bo', level: 'medium', temper: 'even' })).toBe(
      'bot, medium, played 2-5',
    );
  });

  test('marks my partner while there is nothing else to say', () => {
    const rules = { ...DRAW, teams: 'partners' } as const;
    expect(line({ rules, seats: 4, leader: 0 }, person('Abel'), 3)).toBe('your partner');
    expect(line({ rules, seats: 4, leader: 0 }, person('Abel'), 0)).toBe('');
  });
});

test('where there is little room a bot is called one only until it has done something', () => {
  const bot: Chair = { is: 'bot', name: 'Olive', level: 'medium', temper: 'even' };
  expect(line({}, bot, 0, true)).toBe('bot, medium');
  expect(line({ turns: [played('5-5', 'left')] }, bot, 0, true)).toBe('played 5-5');
  expect(line({ turns: [played('5-5', 'left')] }, bot)).toBe('bot, medium, played 5-5');
});

describe('what is called out beside a seat', () => {
  const notes: readonly Note[] = [
    { is: 'knocks', seat: 0, number: 1 },
    { is: 'draws', seat: 2, count: 3, number: 2 },
    { is: 'scores', seat: 1, points: 20, number: 3 },
    { is: 'domino', seat: 1, number: 4 },
  ];

  test('is what its play scored, and that it is out', () => {
    expect([0, 1, 2].map((seat) => callOf(texts(), notes, seat))).toEqual([null, '+20 Domino', null]);
  });

  test('is kept apart from what it does', () => {
    expect([0, 1, 2].map((seat) => doingOf(notes, seat)?.is)).toEqual(['knocks', undefined, 'draws']);
  });
});
