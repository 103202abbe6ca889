import { expect, test } from 'vitest';
import { Carry } from '../../../src/renderer/hand/carry.svelte';
import type { PlaceSeen } from '../../../src/renderer/hand/carry.svelte';
import { FakeClock } from '../fakeClock';
import { tile } from '../tables';

const SPOTS = [0, 50, 100].map((left) => ({ left, top: 500, width: 40, height: 80 }));
const WHOLE = { left: 0, top: 480, width: 300, height: 120 };
const PLACE: PlaceSeen = { left: 200, top: 100, width: 80, height: 40, lies: 'right' };
const TAKEN = tile('2-5');

function carrying({ isStill = false, places = [PLACE] } = {}) {
  const done: string[] = [];
  const clock = new FakeClock();
  const carry = new Carry({
    clock,
    hand: () => ({ whole: WHOLE, spots: SPOTS }),
    places: () => places,
    lift: (lifted) => done.push(`lift ${lifted}`),
    look: (place) => done.push(`look ${place}`),
    playAt: (place) => done.push(`play ${place}`),
    arrange: (moved, index) => done.push(`arrange ${moved} ${index}`),
    putBack: (dropped) => done.push(`put back ${dropped}`),
    isStill: () => isStill,
  });
  carry.begin(TAKEN, 40, SPOTS[0]!, { x: 10, y: 520 });
  return { carry, done, clock };
}

test('a tile is lifted where it was taken and follows the pointer, held by the same point', () => {
  const { carry, done } = carrying();
  expect(carry.carried).toMatchObject({ tile: TAKEN, is: 'held', end: 40, at: { x: 20, y: 540 }, tilt: 0 });
  carry.move({ x: 110, y: 320 });
  expect(carry.carried).toMatchObject({ at: { x: 120, y: 340 }, over: { is: 'nothing' } });
  expect(done).toEqual(['lift 2-5']);
});

test('it tilts 2° against the movement and hangs straight when it rests', () => {
  const { carry, clock } = carrying();
  carry.move({ x: 60, y: 320 });
  expect(carry.carried?.tilt).toBe(-2);
  carry.move({ x: 30, y: 320 });
  expect(carry.carried?.tilt).toBe(2);
  clock.pass(100);
  expect(carry.carried?.tilt).toBe(0);
});

test('near a place it clicks onto it, once, and dropped there it is played and stays there', () => {
  const { carry, done } = carrying();
  carry.move({ x: 190, y: 170 });
  carry.move({ x: 195, y: 165 });
  expect(carry.carried?.over).toEqual({ is: 'place', index: 0, seen: PLACE });
  carry.drop();
  expect(carry.carried).toMatchObject({ is: 'lies', over: { is: 'place' } });
  expect(done).toEqual(['lift 2-5', 'look 0', 'play 0']);
});

test('over the hand it makes for the nearest spot, and dropped there it lies there', () => {
  const { carry, done } = carrying();
  carry.move({ x: 95, y: 530 });
  expect(carry.carried?.over).toEqual({ is: 'hand', index: 2 });
  carry.drop();
  expect(done).toEqual(['lift 2-5', 'arrange 2-5 2']);
  expect(carry.carried?.is).toBe('home');
});

test('a place that reaches into the hand takes only what is held right on it', () => {
  const place = { ...PLACE, top: 450 };
  const { carry } = carrying({ places: [place] });
  carry.move({ x: 150, y: 500 });
  expect(carry.carried?.over.is).toBe('hand');
  carry.move({ x: 210, y: 485 });
  expect(carry.carried?.over.is).toBe('place');
});

test('dropped elsewhere it walks home, and the table is told', () => {
  const { carry, done } = carrying();
  carry.move({ x: 500, y: 300 });
  carry.drop();
  expect(carry.carried).toMatchObject({ is: 'home', tilt: 0, at: { x: 510, y: 320 } });
  expect(done).toEqual(['lift 2-5', 'put back 2-5']);
  carry.letGo();
  expect(carry.carried).toBeNull();
});

test('where people want less motion it does not tilt, and is home at once', () => {
  const { carry } = carrying({ isStill: true });
  carry.move({ x: 500, y: 300 });
  expect(carry.carried?.tilt).toBe(0);
  carry.drop();
  expect(carry.carried).toBeNull();
});
