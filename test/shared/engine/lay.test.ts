import { describe, expect, test } from 'vitest';
import { EMPTY_LINE, lay, sumOfEnds } from '../../../src/shared/engine/lay';
import type { Line } from '../../../src/shared/engine/line';
import { ENDS } from '../../../src/shared/engine/line';
import { parseMove } from '../../../src/shared/record/notation';

/** Lays tiles written as in records; `spinner` names the tile that becomes one. */
function lineOf(plays: string, spinner?: string): Line {
  return plays.split(', ').reduce((line, text) => {
    const written = parseMove(`0 ${text}`);
    if (written?.move.type !== 'play') throw new Error(`No play: ${text}`);
    const { tile, end } = written.move;
    return lay(line, { tile, seat: 0, end }, tile === spinner);
  }, EMPTY_LINE);
}

function pipsOfEnds(line: Line): Readonly<Record<string, number>> {
  return Object.fromEntries(ENDS.flatMap((end) => (line.ends[end] ? [[end, line.ends[end].pips]] : [])));
}

describe('the open ends of a line without a spinner', () => {
  test.each([
    ['rules.md 4: a single led shows its smaller number left', '5-2', { left: 2, right: 5 }, 7],
    ['cases.md C22: a double led makes two equal ends and counts once', '3-3', { left: 3, right: 3 }, 6],
    ['rules.md 9.2: 2-5 played on the 2 of ends 6 and 2', '6-2, 2-5@left', { left: 5, right: 6 }, 11],
    ['rules.md 9.3: a line begun with 6-6', '6-6, 6-2@left, 6-1@right', { left: 2, right: 1 }, 3],
    ['cases.md C05: a covered double is no end', '3-5, 5-5@right, 5-1@right', { left: 3, right: 1 }, 4],
    ['cases.md C04 (b): a double at an end counts both halves', '2-4, 4-4@right', { left: 2, right: 4 }, 10],
    [
      'records.md: a double led and built on one side is an end still',
      '6-6, 6-5@right',
      { left: 6, right: 5 },
      17,
    ],
    ['the same on the other side', '6-6, 6-5@left', { left: 5, right: 6 }, 17],
    ['and counts nothing once both sides are built on', '5-5, 5-0@left, 5-1@right', { left: 0, right: 1 }, 1],
  ])('%s', (_source, plays, ends, sum) => {
    const line = lineOf(plays);
    expect(pipsOfEnds(line)).toEqual(ends);
    expect(sumOfEnds(line.ends)).toBe(sum);
  });
});

test('a tile that does not fit is our own mistake and throws', () => {
  expect(() => lineOf('6-6, 1-2@left')).toThrow('does not fit');
  expect(() => lineOf('6-6, 6-2@up')).toThrow('does not fit');
});
