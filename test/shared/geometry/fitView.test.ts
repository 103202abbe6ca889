import { describe, expect, it } from 'vitest';
import { SET_TOPS } from '../../../src/shared/engine/tile';
import { fitView } from '../../../src/shared/geometry/fitView';
import type { Free, View } from '../../../src/shared/geometry/fitView';
import { layLine } from '../../../src/shared/geometry/layLine';
import type { Box } from '../../../src/shared/geometry/placement';
import { randomLine } from './randomLine';

/** Windows from the smallest the design names (section 9) to a 4K TV, with what seats and rail leave of them. */
const WINDOWS = [
  [360, 500],
  [390, 844],
  [800, 600],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
  [3840, 2160],
] as const;

const LINES = process.env['BONEYARD_LONG'] === '1' ? 500 : 50;

/** Rounding of numbers, in px. */
const HAIR = 1e-6;

function isWhole({ x, y, w, h }: Box, view: View, free: Free): boolean {
  const left = view.x + x * view.end;
  const top = view.y + y * view.end;
  return (
    left >= free.x - HAIR &&
    top >= free.y - HAIR &&
    left + w * view.end <= free.x + free.width + HAIR &&
    top + h * view.end <= free.y + free.height + HAIR
  );
}

function linesOf(top: (typeof SET_TOPS)[number]): readonly (readonly Box[])[] {
  return Array.from({ length: LINES }, (_, seed) => {
    const line = randomLine(seed, { top, spinner: seed % 2 === 0, lopsided: seed % 3 === 0 });
    const shape = seed % 4 < 2 ? 'wide' : 'square';
    return layLine(line.laid, { top, spinner: line.spinner, branches: seed % 2 === 0, shape }).placements;
  });
}

describe.each(SET_TOPS)('the fitted view of a double-%i line', (top) => {
  const lines = linesOf(top);

  it.each(WINDOWS)('shows every tile whole in a window of %i by %i', (width, height) => {
    const free = { x: width * 0.12, y: height * 0.15, width: width * 0.76, height: height * 0.5 };
    for (const boxes of lines) {
      const view = fitView(boxes, free);
      expect(boxes.every((box) => isWhole(box, view, free))).toBe(true);
    }
  });
});

describe('the fitted view', () => {
  const free = { x: 100, y: 50, width: 800, height: 400 };
  const tile = { x: -1, y: -0.5, w: 2, h: 1 };

  it('puts what it shows in the middle of the free cloth', () => {
    const view = fitView([{ x: 2, y: 3, w: 10, h: 2 }], free);
    expect(view.x + 7 * view.end).toBeCloseTo(500);
    expect(view.y + 4 * view.end).toBeCloseTo(250);
  });

  it('shows one tile no larger than asked', () => {
    expect(fitView([tile], free, 66).end).toBe(66);
  });

  it('changes by steps of 5 %, each time to the largest step that fits', () => {
    const ends = Array.from(
      { length: 400 },
      (_, more) => fitView([{ ...tile, w: 2 + more / 10 }], free, 80).end,
    );
    for (const end of ends) {
      const steps = Math.log(end / 80) / Math.log(0.95);
      expect(steps).toBeCloseTo(Math.round(steps));
    }
    ends.forEach((end, more) => expect((end / 0.95) * (4 + more / 10) > 800 || end === 80).toBe(true));
  });

  it('leaves a unit of cloth around the line', () => {
    const view = fitView([{ x: 0, y: 0, w: 38, h: 1 }], free);
    expect(view.end * 40).toBeLessThanOrEqual(800 + HAIR);
  });

  it('has a place for the first tile on an empty table', () => {
    expect(fitView([], free, 66)).toEqual({ end: 66, x: 500, y: 250 });
  });
});
