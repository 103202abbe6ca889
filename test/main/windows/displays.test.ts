import { describe, expect, test } from 'vitest';
import { apart, displaysSeen, markOf, tvDisplay } from '../../../src/main/windows/displays';
import type { Display } from '../../../src/main/windows/displays';

const at = (id: number, label: string, x: number, width: number): Display => ({
  id,
  label,
  bounds: { x, y: 0, width, height: 1080 },
});
const DESK = at(1, 'Built-in', 0, 1440);
const TV = at(2, 'Samsung', 1440, 1920);
const PROJECTOR = at(3, 'Epson', 3360, 1280);
const MIRROR = { ...TV, id: 4, label: 'Living room', bounds: DESK.bounds };

describe('the window for the room', () => {
  test('takes the first display where nobody plays, until another is chosen', () => {
    expect(tvDisplay([DESK, TV, PROJECTOR], DESK, null)).toBe(TV);
    expect(tvDisplay([DESK, TV, PROJECTOR], TV, null)).toBe(DESK);
    expect(tvDisplay([DESK, TV, PROJECTOR], DESK, markOf(PROJECTOR))).toBe(PROJECTOR);
    expect(tvDisplay([DESK, TV], DESK, markOf(DESK))).toBe(DESK);
  });

  test('knows the chosen display again under another number, and does without one that is away', () => {
    expect(tvDisplay([DESK, { ...TV, id: 77 }, PROJECTOR], DESK, markOf(TV))?.label).toBe('Samsung');
    expect(tvDisplay([DESK, TV], DESK, markOf(PROJECTOR))).toBe(TV);
  });

  test('has no display of its own where there is one only, or two that show the same', () => {
    expect(tvDisplay([DESK], DESK, null)).toBeNull();
    expect(tvDisplay([DESK, MIRROR], DESK, null)).toBeNull();
  });
});

test('displays that show the same are one', () => {
  expect(apart([DESK, MIRROR, TV])).toEqual([DESK, TV]);
  expect(displaysSeen([DESK, MIRROR, TV], MIRROR)).toEqual([
    { mark: markOf(DESK), width: 1440, height: 1080, isHere: true },
    { mark: markOf(TV), width: 1920, height: 1080, isHere: false },
  ]);
});

test('two displays of a kind have marks that differ', () => {
  expect(markOf(TV)).not.toBe(markOf({ ...TV, bounds: { ...TV.bounds, x: 5000 } }));
});
