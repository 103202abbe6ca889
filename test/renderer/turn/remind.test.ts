import { expect, test } from 'vitest';
import { remind, REMIND_MS } from '../../../src/renderer/turn/remind';
import { FakeClock } from '../fakeClock';

function begin(isHidden: () => boolean = () => false) {
  const clock = new FakeClock();
  const buzzes: number[] = [];
  const callOff = remind({ clock, isHidden, buzz: (ms) => buzzes.push(ms) });
  return { clock, buzzes, callOff };
}

test('whoever thinks for 25 seconds feels it once, and not again', () => {
  const { clock, buzzes } = begin();
  clock.pass(REMIND_MS - 1);
  expect(buzzes).toEqual([]);
  clock.pass(1);
  expect(buzzes).toHaveLength(1);
  clock.pass(10 * REMIND_MS);
  expect(buzzes).toHaveLength(1);
});

test('whoever has played before feels nothing', () => {
  const { clock, buzzes, callOff } = begin();
  clock.pass(REMIND_MS - 1);
  callOff();
  clock.pass(REMIND_MS);
  expect(buzzes).toEqual([]);
});

test('a phone that nobody looks at stays still', () => {
  let isHidden = false;
  const { clock, buzzes } = begin(() => isHidden);
  isHidden = true;
  clock.pass(REMIND_MS);
  expect(buzzes).toEqual([]);
});
