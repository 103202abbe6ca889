import { describe, expect, test } from 'vitest';
import {
  bestPlace,
  pipsOfPlaces,
  placeLabel,
  placeName,
  placesFor,
  placeSpoken,
  whyUnfit,
} from '../../../src/renderer/turn/places';
import type { Line } from '../../../src/shared/engine/line';
import { texts } from '../../../src/shared/texts/texts';
import { DRAW, lineWith, playMove, tableWith, tile, viewWith } from '../tables';

const words = texts();

describe('the places of a tile', () => {
  test('are those the legal moves name', () => {
    const view = viewWith(['2-5'], [playMove('2-5', 'left'), playMove('2-5', 'right')]);
    const places = placesFor(view, tile('2-5'));
    expect(places).toEqual([
      { at: 'end', end: 'left', pips: 2, addition: null },
      { at: 'end', end: 'right', pips: 5, addition: null },
    ]);
    expect(places.map((place) => placeName(words, place, places))).toEqual(['On the 2', 'On the 5']);
    expect(pipsOfPlaces(places)).toEqual([2, 5]);
  });

  test('are named by their side where two ends are equal', () => {
    const legal = [playMove('4-6', 'left'), playMove('4-6', 'right')];
    const view = viewWith(['4-6'], legal, { line: lineWith({ left: 4, right: 4 }) });
    const places = placesFor(view, tile('4-6'));
    expect(places.map((place) => placeName(words, place, places))).toEqual(['Left 4', 'Right 4']);
    expect(pipsOfPlaces(places)).toEqual([4]);
  });

  test('are none for a tile that may not be played', () => {
    expect(placesFor(viewWith(['6-6'], []), tile('6-6'))).toEqual([]);
  });
});

describe('why a tile is not played', () => {
  test.each([
    ['5-3', { left: 2, right: 4 }, '3-5 needs a 2 or a 4.'],
    ['5-3', { left: 2, right: 2 }, '3-5 needs a 2.'],
    ['5-3', null, '3-5 is not the tile that leads.'],
  ] as const)('%s on %o: %s', (name, ends, sentence) => {
    expect(whyUnfit(words, tile(name), tableWith({ line: lineWith(ends) }))).toBe(sentence);
  });
});

/** The spinner 6-6 with 3 at its right: ends 6 (both halves count) and 3. */
const closed: Line = {
  laid: [
    { tile: tile('6-6'), seat: 1, end: null },
    { tile: tile('3-6'), seat: 2, end: 'right' },
  ],
  ends: { left: { pips: 6, counts: 12 }, right: { pips: 3, counts: 3 } },
  spinner: 0,
};

describe('a spinner whose tips are closed', () => {
  test('says so where a tile would fit them', () => {
    const line: Line = { ...closed, ends: { left: { pips: 2, counts: 2 }, right: { pips: 3, counts: 3 } } };
    expect(whyUnfit(words, tile('6-5'), tableWith({ line }))).toBe(
      '5-6 needs a 2 or a 3. The 6-6 opens at its tips once both its sides are covered.',
    );
    expect(whyUnfit(words, tile('5-5'), tableWith({ line }))).toBe('5-5 needs a 2 or a 3.');
  });
});

describe('where plays score', () => {
  const rules = { ...DRAW, playScoring: 'fives', spinner: 'first-double' } as const;
  const view = viewWith(['3-6'], [playMove('2-3', 'right')], { rules, line: closed });

  test('a place says what it makes and what that scores', () => {
    const [place] = placesFor(view, tile('2-3'));
    expect(place).toMatchObject({ addition: { counts: [12, 2], sum: 14, scored: 0 } });
    expect(place && placeLabel(words, place)).toBe('no points');
    expect(place && placeSpoken(words, place, [place])).toBe('On the 3, makes 14, no points');
  });

  test('the place that scores most is looked at first', () => {
    const line: Line = { ...lineWith({ left: 5, right: 2 }), spinner: null };
    const legal = [playMove('2-5', 'left'), playMove('2-5', 'right')];
    const places = placesFor(viewWith(['2-5'], legal, { rules, line }), tile('2-5'));
    expect(places.map((place) => placeLabel(words, place))).toEqual(['no points', '+10']);
    expect(bestPlace(places)).toBe(1);
    expect(bestPlace([])).toBe(0);
  });

  test('a table that shows points once they are made says nothing before, not even by what is looked at', () => {
    const line: Line = { ...lineWith({ left: 5, right: 2 }), spinner: null };
    const legal = [playMove('2-5', 'left'), playMove('2-5', 'right')];
    const places = placesFor(viewWith(['2-5'], legal, { rules, line }), tile('2-5'), 'after');
    expect(places.map((place) => placeLabel(words, place))).toEqual([null, null]);
    expect(places.map((place) => placeSpoken(words, place, places))).toEqual(['On the 5', 'On the 2']);
    expect(bestPlace(places)).toBe(0);
  });
});
