import { describe, expect, test } from 'vitest';
import { layFrames, PARTS, slideFrames, turnBetween } from '../../../src/renderer/flight/frames';
import type { Frames, Pose } from '../../../src/renderer/flight/frames';
import { dealFrames, washingOn } from '../../../src/renderer/flight/wash';
import { LIES } from '../../../src/renderer/board/tileArt';

const HAND: Pose = { x: 640, y: 720, end: 66, lies: 'up' };
const LINE: Pose = { x: 200, y: 300, end: 48, lies: 'left' };
const table = { x: 640, y: 300, width: 900, height: 500 };

const FRAMES: Readonly<Record<string, Frames>> = {
  'from my hand': layFrames(HAND, LINE, false),
  'from a seat': layFrames({ ...HAND, end: 27 }, LINE, true),
  drawn: slideFrames(HAND, LINE, false),
  'drawn by me': slideFrames(LINE, HAND, true),
  dealt: dealFrames(washingOn(table, 28), 5, HAND, { after: 1700, turnsUp: true }),
};

describe.each(Object.entries(FRAMES))('a tile %s', (_, { parts, ms, contact }) => {
  test('changes nothing but where it is, how large, how turned, and how well it is seen', () => {
    const names = PARTS.flatMap((part) => (parts[part] ?? []).flatMap((frame) => Object.keys(frame)));
    expect([...new Set(names)].filter((name) => name !== 'offset' && name !== 'easing').sort()).toEqual(
      names.includes('opacity') ? ['opacity', 'transform'] : ['transform'],
    );
  });

  test('goes forward in time, and ends where it lies', () => {
    for (const part of PARTS) {
      const offsets = (parts[part] ?? []).map(({ offset }) => offset ?? Number.NaN);
      expect(offsets, part).toEqual([...offsets].sort((a, b) => a - b));
    }
    const last = parts.travel?.at(-1);
    expect(last?.offset).toBe(1);
    expect(['none', 'translate(0px, 0px) scale(1)']).toContain(last?.['transform']);
    expect(contact).toBeLessThanOrEqual(ms);
  });
});

// design.md section 10: place 420 to 600, draw 320, turn face up 180.
test.each([
  { what: 'a tile laid close by', ms: layFrames({ ...LINE, y: 310 }, LINE, false).ms, least: 420, most: 425 },
  { what: 'a tile from afar', ms: layFrames({ ...LINE, x: 2000 }, LINE, false).ms, least: 600, most: 600 },
  { what: 'a tile drawn', ms: slideFrames(HAND, LINE, false).ms, least: 320, most: 320 },
  { what: 'a tile drawn and turned up', ms: slideFrames(HAND, LINE, true).ms, least: 500, most: 500 },
])('$what takes $least to $most ms', ({ ms, least, most }) => {
  expect(ms).toBeGreaterThanOrEqual(least);
  expect(ms).toBeLessThanOrEqual(most);
});

test('a tile turns to how it will lie, the short way round', () => {
  for (const from of LIES)
    for (const to of LIES) {
      const turn = turnBetween(from, to);
      expect(Math.abs(turn)).toBeLessThanOrEqual(180);
      expect((LIES.indexOf(from) * 90 + turn + 360) % 360).toBe(LIES.indexOf(to) * 90);
    }
});
