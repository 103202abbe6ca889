import { expect, test } from 'vitest';
import { mayLift, placesFor, stepTo } from '../../../src/renderer/seats/seatMoves';
import { factsWith, person } from '../tables';

/** Inês keeps the table; Bo is a bot; the last seat is free. */
const facts = factsWith({
  at: 'gathering',
  chairs: [
    person('Inês'),
    person('Abel'),
    { is: 'bot', name: 'Bo', level: 'medium', temper: 'even' },
    { is: 'empty' },
  ],
  watching: [{ person: 'teo', name: 'Teo' }],
});
const abel = { person: 'abel', name: 'Abel', from: 1 };
const teo = { person: 'teo', name: 'Teo', from: null };

test('the keeper moves anybody, others only themselves, and a screen nobody', () => {
  expect(mayLift(facts, 'inês', 'abel')).toBe(true);
  expect(mayLift(facts, 'abel', 'abel')).toBe(true);
  expect(mayLift(facts, 'abel', 'inês')).toBe(false);
  expect(mayLift(facts, null, 'abel')).toBe(false);
});

test('somebody seated may go to a bot’s place or a free one, and by the keeper to another person’s', () => {
  expect(placesFor(facts, 'abel', abel)).toEqual([2, 3]);
  expect(placesFor(facts, 'inês', abel)).toEqual([2, 3, 0]);
});

test('who has no seat takes nobody’s', () => {
  expect(placesFor(facts, 'inês', teo)).toEqual([2, 3]);
});

test('arrows go round the places both ways', () => {
  expect([stepTo([2, 3, 0], null, 1), stepTo([2, 3, 0], 2, 1), stepTo([2, 3, 0], 0, 1)]).toEqual([2, 3, 2]);
  expect([stepTo([2, 3, 0], null, -1), stepTo([2, 3, 0], 2, -1)]).toEqual([0, 0]);
  expect(stepTo([], null, 1)).toBeNull();
});
