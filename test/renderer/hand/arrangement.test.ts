import { describe, expect, test } from 'vitest';
import { Arrangement } from '../../../src/renderer/hand/arrangement.svelte';
import { keepHandsIn } from '../../../src/renderer/hand/keptHands';
import { brief } from '../../../src/renderer/visit/keeping';
import type { SeatView } from '../../../src/shared/engine/view';
import { lineWith, tile, viewWith } from '../tables';

const DEALT = ['2-3', '6-6', '0-5', '1-1'];
const dealt = viewWith(DEALT, []);
const names = (arrangement: Arrangement, view: SeatView) => arrangement.handOf(view).join(' ');

function handIn(store = brief(), view = dealt, table = 'table') {
  const arrangement = new Arrangement(keepHandsIn(store));
  arrangement.follow(table, view);
  return arrangement;
}

test('nothing is sorted by itself', () => {
  expect(names(handIn(), dealt)).toBe('2-3 6-6 0-5 1-1');
});

test('one word sorts by suit, then by weight, then lays all as it lay before', () => {
  const view = viewWith(['2-3', '4-4', '0-6'], []);
  const hand = handIn(brief(), view);
  const seen = ['suit', 'weight', 'mine'].map(() => [hand.sort(view), names(hand, view)]);
  expect(seen).toEqual([
    ['suit', '0-6 4-4 2-3'],
    ['weight', '4-4 0-6 2-3'],
    ['mine', '2-3 4-4 0-6'],
  ]);
});

test('a tile drawn later lies at the end of a sorted hand until somebody sorts again', () => {
  const hand = handIn();
  hand.sort(dealt);
  const drawn = viewWith([...DEALT, '5-5'], []);
  hand.follow('table', drawn);
  expect(names(hand, drawn)).toBe('6-6 0-5 2-3 1-1 5-5');
  expect(hand.nextSort(drawn)).toBe('suit');
});

describe('a hand laid by hand', () => {
  test('is so again after a reload, without what was played and with what was drawn', () => {
    const store = brief();
    handIn(store).move(dealt, tile('1-1'), 0);
    const line = lineWith({ left: 2, right: 5 });
    const later = viewWith(['2-3', '0-5', '1-1', '4-4'], [], {
      line: { ...line, laid: [...line.laid, { tile: tile('6-6'), seat: 0, end: 'left' }] },
    });
    expect(names(handIn(store, later), later)).toBe('1-1 2-3 0-5 4-4');
  });

  test.each([
    ['another table', dealt, 'other'],
    ['another round', viewWith(DEALT, [], { round: 2 }), 'table'],
    ['another seat', { ...dealt, seat: 1 }, 'table'],
    ['another deal of that round', viewWith(['2-3', '6-6', '0-5', '0-0'], []), 'table'],
  ])('means nothing for %s', (_, view, table) => {
    const store = brief();
    handIn(store).move(dealt, tile('1-1'), 0);
    expect(names(handIn(store, view, table), view)).toBe(view.hand.join(' '));
  });

  test('is forgotten by an open page too when the next round is dealt', () => {
    const hand = handIn();
    hand.move(dealt, tile('1-1'), 0);
    const next = viewWith(['1-1', '4-4', '2-3'], [], { round: 2 });
    hand.follow('table', next);
    expect(names(hand, next)).toBe('1-1 4-4 2-3');
  });

  test('survives whatever else stands in the store', () => {
    const store = brief();
    store.setItem('boneyard.hands', '[{"table":1}]');
    const hand = handIn(store);
    hand.move(dealt, tile('1-1'), 0);
    expect(names(handIn(store), dealt)).toBe('1-1 2-3 6-6 0-5');
  });

  test('is kept for the last few tables only', () => {
    const store = brief();
    for (let table = 0; table < 20; table++) handIn(store, dealt, `${table}`).move(dealt, tile('1-1'), 0);
    expect(JSON.parse(store.getItem('boneyard.hands') ?? '')).toHaveLength(5);
  });
});
