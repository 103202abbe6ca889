import { expect, test } from 'vitest';
import { pageUseOf } from '../../src/renderer/address';
import { showingOf } from '../../src/renderer/showing';
import type { Situation } from '../../src/renderer/showing';
import { themeFor } from '../../src/renderer/theme';
import type { Opened } from '../../src/shared/desktop';
import type { RoundEnd } from '../../src/shared/engine/roundEnd';
import { factsWith, tableWith, viewWith } from './tables';

const opened: Opened = { tableId: 'table', solo: false, hosting: true, screen: 'player', addresses: [] };
const end: RoundEnd = {
  ended: 'out',
  lastSeat: 0,
  winner: 0,
  hands: [],
  together: 0,
  takenOff: 0,
  boneyardPips: 0,
  points: 0,
  scores: [],
};
const view = viewWith([], []);
const watched = { as: 'watch', table: tableWith() } as const;
const roundOver = viewWith([], [], { phase: { at: 'roundOver', end, nextLeader: null } });
const gameOver = viewWith([], [], { phase: { at: 'gameOver', end, winner: 0 } });
const playing: Situation = {
  use: 'player',
  opened,
  isOver: false,
  facts: factsWith(),
  shown: view,
  isBusy: false,
};
const gathering = factsWith({ at: 'gathering' });

test.each<readonly [string, Partial<Situation>, string]>([
  ['no table', { opened: null }, 'home'],
  ['a TV without a table', { opened: null, use: 'table' }, 'waiting'],
  ['a table not heard of yet', { facts: null, shown: null }, 'reaching'],
  ['a table before its game', { facts: gathering, shown: null }, 'lobby'],
  ['a TV before the game', { facts: gathering, shown: null, use: 'table' }, 'waiting'],
  [
    'bots alone before the first deal',
    { opened: { ...opened, solo: true }, facts: gathering, shown: null },
    'reaching',
  ],
  ['a seat in play', {}, 'play'],
  ['a watcher in play', { shown: watched }, 'watch'],
  ['a round that has just ended', { shown: roundOver, isBusy: true }, 'play'],
  ['a round that has ended', { shown: roundOver }, 'result'],
  ['a game that has ended', { shown: gameOver }, 'over'],
  ['a table that gathers again after its game', { shown: gameOver, facts: gathering }, 'lobby'],
  ['a table that is over', { isOver: true }, 'ended'],
])('%s', (_, changes, expected) => {
  expect(showingOf({ ...playing, ...changes })).toBe(expected);
});

test.each([
  ['/', 'player'],
  ['/tv', 'table'],
  ['/tvx', 'player'],
] as const)('the page at %s is for a %s', (path, use) => {
  expect(pageUseOf(path)).toBe(use);
});

test.each([
  ['system', 'player', false, false, 'day'],
  ['system', 'player', false, true, 'evening'],
  ['system', 'player', true, true, 'contrast'],
  ['system', 'table', false, false, 'evening'],
  ['system', 'table', true, false, 'contrast'],
  ['day', 'table', true, true, 'day'],
  ['contrast', 'player', false, false, 'contrast'],
] as const)('look %s, a %s page, contrast %o, dark %o: %s', (wish, use, contrast, dark, theme) => {
  expect(themeFor(wish, use, contrast, dark)).toBe(theme);
});
