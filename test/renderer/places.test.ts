import { describe, expect, test } from 'vitest';
import { pipsOfPlaces, placeName, placesFor, whyUnfit } from '../../src/renderer/places';
import { texts } from '../../src/shared/texts/texts';
import { lineWith, playMove, tableWith, tile, viewWith } from './tables';

const words = texts();

describe('the places of a tile', () => {
  test('are those the legal moves name', () => {
    const view = viewWith(['2-5'], [playMove('2-5', 'left'), playMove('2-5', 'right')]);
    const places = placesFor(view, tile('2-5'));
    expect(places).toEqual([
      { at: 'end', end: 'left', pips: 2 },
      { at: 'end', end: 'right', pips: 5 },
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
