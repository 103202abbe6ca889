import { describe, expect, test } from 'vitest';
import { Choice } from '../../../src/renderer/turn/choice.svelte';
import type { Move } from '../../../src/shared/engine/moves';
import { lineWith, playMove, tile, viewWith } from '../tables';

const onePlace = viewWith(
  ['2-3', '2-5'],
  [playMove('2-3', 'left'), playMove('2-5', 'left'), playMove('2-5', 'right')],
);

function table() {
  const played: Move[] = [];
  const time = { now: 0 };
  const choice = new Choice(
    () => time.now,
    (move) => played.push(move),
    () => 'before',
  );
  return { played, time, choice };
}

describe('a tile that fits one place', () => {
  test('is taken up by the first press and played by the second', () => {
    const { played, time, choice } = table();
    choice.press(onePlace, tile('2-3'), 'button');
    expect(choice.tile).toBe('2-3');
    expect(played).toEqual([]);
    time.now = 350;
    choice.press(onePlace, tile('2-3'), 'button');
    expect(played).toEqual([playMove('2-3', 'left')]);
    expect(choice.tile).toBeNull();
  });

  test('is not played by a second press within 350 ms', () => {
    const { played, time, choice } = table();
    choice.press(onePlace, tile('2-3'), 'button');
    time.now = 349;
    choice.press(onePlace, tile('2-3'), 'button');
    expect(played).toEqual([]);
    expect(choice.tile).toBe('2-3');
    expect(choice.isFresh('button')).toBe(true);
    time.now = 350;
    expect(choice.isFresh('button')).toBe(false);
  });

  test('by its number trembles as long, but Enter is another press', () => {
    const { played, choice } = table();
    choice.press(onePlace, tile('2-3'), 'number');
    choice.press(onePlace, tile('2-3'), 'number');
    expect([played, choice.tile, choice.isFresh('button')]).toEqual([[], '2-3', false]);
  });

  test('is played at once from its slab or its place', () => {
    const { played, choice } = table();
    choice.press(onePlace, tile('2-3'), 'button');
    choice.playFocused();
    expect(played).toEqual([playMove('2-3', 'left')]);
  });
});

describe('a tile that fits two places', () => {
  test('goes where the arrows have turned to', () => {
    const { played, choice } = table();
    choice.press(onePlace, tile('2-5'), 'button');
    expect(choice.places.map((place) => place.at === 'end' && place.pips)).toEqual([2, 5]);
    choice.turn(1);
    choice.playFocused();
    expect(played).toEqual([playMove('2-5', 'right')]);
  });

  test('comes round to the first place again, both ways', () => {
    const { choice } = table();
    choice.press(onePlace, tile('2-5'), 'button');
    choice.turn(-1);
    expect(choice.focused).toBe(1);
    choice.turn(1);
    expect(choice.focused).toBe(0);
  });

  test('is put back, not played, by a second press', () => {
    const { played, time, choice } = table();
    choice.press(onePlace, tile('2-5'), 'button');
    time.now = 1000;
    choice.press(onePlace, tile('2-5'), 'button');
    expect(played).toEqual([]);
    expect(choice.tile).toBeNull();
  });
});

test('a press on another tile takes that one up instead', () => {
  const { choice } = table();
  choice.press(onePlace, tile('2-5'), 'button');
  choice.turn(1);
  choice.press(onePlace, tile('2-3'), 'button');
  expect([choice.tile, choice.focused]).toEqual(['2-3', 0]);
});

test('a tile that fits nowhere is not taken up', () => {
  const { choice } = table();
  choice.press(onePlace, tile('6-6'), 'button');
  expect(choice.tile).toBeNull();
});

test('the led tile goes to the middle', () => {
  const { played, choice } = table();
  choice.press(viewWith(['6-6'], [playMove('6-6', null)], { line: lineWith(null) }), tile('6-6'), 'button');
  choice.playFocused();
  expect(played).toEqual([playMove('6-6', null)]);
});

test('a tile goes back when the table moves on under it, and stays up when it does not', () => {
  const { choice } = table();
  choice.press(onePlace, tile('2-5'), 'button');
  choice.check({ ...onePlace });
  expect(choice.tile).toBe('2-5');
  choice.check(viewWith(['2-5'], [playMove('2-5', 'right')], { line: lineWith({ left: 4, right: 5 }) }));
  expect(choice.tile).toBeNull();
});
