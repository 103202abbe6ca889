import { expect, test } from 'vitest';
import { routesOf } from '../../../src/renderer/flight/routes';
import type { GameEvent } from '../../../src/shared/engine/events';
import { tile } from '../tables';

const spot = { x: 0, y: 0, width: 10, height: 20 };
const BEFORE = ['hand 2-5', 'hand 0-1', 'seat 1 0', 'seat 1 1', 'seat 2 0', 'boneyard 0', 'boneyard 1'];
const played: GameEvent = { type: 'played', seat: 0, tile: tile('2-5'), end: 'left', sum: 7, scored: 0 };

/** The ways of a step at seat 0's screen, or at the TV's: `from > to`, and whether a face is seen. */
function ways(event: GameEvent, after: readonly string[], mySeat: number | null = 0): readonly string[] {
  const before = new Map(BEFORE.map((name) => [name, spot]));
  return routesOf(event, { before, after }, mySeat).map(
    ({ from, to, tile: face, after: wait }) =>
      `${from ?? '–'} > ${to}${face === null ? '' : ' face'} ${wait}`,
  );
}

test.each<{
  says: string;
  event: GameEvent;
  after: readonly string[];
  mySeat?: null;
  expected: readonly string[];
}>([
  {
    says: 'my tile flies from my hand',
    event: played,
    after: ['hand 0-1', 'laid 2-5'],
    expected: ['hand 2-5 > laid 2-5 face 0'],
  },
  {
    says: 'another’s from the last back they hold',
    event: { ...played, seat: 1, tile: tile('3-3') },
    after: ['laid 3-3'],
    expected: ['seat 1 1 > laid 3-3 face 0'],
  },
  {
    says: 'a tile from where nothing is seen comes from nowhere',
    event: { ...played, seat: 4, tile: tile('3-3') },
    after: ['laid 3-3'],
    expected: ['– > laid 3-3 face 0'],
  },
  {
    says: 'what others draw slides to their last backs, one after another, unseen',
    event: { type: 'drew', seat: 1, count: 2 },
    after: ['seat 1 0', 'seat 1 1', 'seat 1 2', 'seat 1 3'],
    expected: ['boneyard 1 > seat 1 2 0', 'boneyard 1 > seat 1 3 140'],
  },
  {
    says: 'what I draw comes to the rail and is turned up',
    event: { type: 'drew', seat: 0, count: 1 },
    after: ['hand 2-5', 'hand 0-1', 'hand 6-6'],
    expected: ['boneyard 1 > hand 6-6 face 0'],
  },
  {
    says: 'on the TV nobody’s draw has a face',
    event: { type: 'drew', seat: 0, count: 1 },
    after: ['seat 0 0'],
    mySeat: null,
    expected: ['boneyard 1 > seat 0 0 0'],
  },
  {
    says: 'a deal goes round the table, and what is left to the boneyard',
    event: { type: 'dealt', round: 2, leader: 0, reason: 'rotation' },
    after: ['boneyard 0', 'seat 1 0', 'seat 1 1', 'hand 0-1', 'hand 0-2'],
    expected: [
      'table > seat 1 0 1400',
      'table > hand 0-1 face 1430',
      'table > seat 1 1 1460',
      'table > hand 0-2 face 1490',
      'table > boneyard 0 1520',
    ],
  },
  { says: 'a knock moves no tile', event: { type: 'passed', seat: 1 }, after: [], expected: [] },
])('$says', ({ event, after, mySeat = 0, expected }) => {
  expect(ways(event, after, mySeat)).toEqual(expected);
});

test('a tile that was dragged onto its place lies there already', () => {
  const before = new Map([...BEFORE, 'placed 2-5'].map((name) => [name, spot]));
  expect(routesOf(played, { before, after: ['laid 2-5'] }, 0)).toEqual([]);
});
