import { describe, expect, it, test } from 'vitest';
import { layLine, numberAt } from '../../../src/shared/geometry/layLine';
import { boardFor } from '../../../src/shared/geometry/layRules';
import { isNear } from '../../../src/shared/geometry/placement';
import { edgeOf, turnPlacement, turnsFor, turnShown } from '../../../src/shared/geometry/turn';
import { makeRules } from '../../../src/shared/rules/presets';
import { randomLine } from './randomLine';

describe('the edges of a square table (rules.md section 4)', () => {
  test.each([
    { seats: 4, leader: 0, edges: ['left', 'up', 'right', 'down'] },
    { seats: 4, leader: 1, edges: ['down', 'left', 'up', 'right'] },
    { seats: 3, leader: 0, edges: ['left', 'up', 'right'] },
    { seats: 3, leader: 2, edges: ['right', 'down', 'left'] },
    { seats: 2, leader: 0, edges: ['left', 'right'] },
    { seats: 2, leader: 1, edges: ['right', 'left'] },
  ])('are clockwise by seat, the leader’s on the left: $seats seats, $leader leads', (table) => {
    const seats = Array.from({ length: table.seats }, (_, seat) => seat);
    expect(seats.map((seat) => edgeOf(seat, table.leader, table.seats))).toEqual(table.edges);
  });

  it('have every seat below on its own screen', () => {
    for (const seats of [2, 3, 4]) {
      for (let leader = 0; leader < seats; leader++) {
        for (let seat = 0; seat < seats; seat++) {
          const [w, h] = [2, 1];
          const edge = edgeOf(seat, leader, seats);
          const [x, y] = { left: [-9, 0], right: [9, 0], up: [0, -9], down: [0, 9] }[edge] as [
            number,
            number,
          ];
          const box = { x: x - w / 2, y: y - h / 2, w, h };
          const lead = layLine([{ tile: '1-2' as never, seat: 0, end: null }], {
            top: 6,
            spinner: null,
            branches: false,
          });
          const seen = turnPlacement({ ...lead.placements[0]!, ...box }, turnsFor(seat, leader, seats));
          expect([seen.x + seen.w / 2, seen.y + seen.h / 2].map((at) => at + 0)).toEqual([0, 9]);
        }
      }
    }
  });
});

describe('a line turned for a screen', () => {
  const line = randomLine(5, { top: 9, spinner: true, lopsided: false });
  const layout = layLine(line.laid, { top: 9, spinner: line.spinner, branches: true, shape: 'square' });

  it('is what it was after four quarter turns, and at none', () => {
    const turnedOnce = (shown: typeof layout | ReturnType<typeof turnShown>) => turnShown(shown, 1);
    const around = turnedOnce(turnedOnce(turnedOnce(turnedOnce(layout))));
    expect(around.placements).toEqual(layout.placements);
    expect(turnShown(layout, 0).placements).toEqual(layout.placements);
    expect(turnShown(layout, 2)).toEqual(turnShown(turnShown(layout, 1), 1));
  });

  it('has the same tiles touch, and its numbers beyond the same tiles', () => {
    const shown = turnShown(layout, 3);
    for (const [a, one] of layout.placements.entries()) {
      for (const [b, other] of layout.placements.entries()) {
        expect(isNear(shown.placements[a]!, shown.placements[b]!, 0.01)).toBe(isNear(one, other, 0.01));
      }
    }
    const { x, y } = numberAt(layout, 'left')!;
    expect(numberAt(shown, 'left')).toEqual({ x: y, y: -x });
  });

  it('is turned only where placing is prescribed', () => {
    const at = (preset: 'draw' | 'silent-partners') => ({
      rules: makeRules(preset, 4, {}),
      leader: 0,
      seats: 4,
    });
    expect(boardFor(at('draw'), 2)).toEqual({ top: 6, branches: false, shape: 'wide', turns: 0 });
    expect(boardFor(at('silent-partners'), 0)).toEqual({
      top: 6,
      branches: false,
      shape: 'square',
      turns: 3,
    });
    expect(boardFor(at('silent-partners'), 2).turns).toBe(1);
    expect(boardFor(at('silent-partners'), null).turns).toBe(3);
  });
});
