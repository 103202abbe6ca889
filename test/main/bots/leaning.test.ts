import { describe, expect, test } from 'vitest';
import { leaningOf } from '../../../src/main/bots/leaning';
import type { Temper } from '../../../src/shared/protocol/botKind';
import { TEMPERS } from '../../../src/shared/protocol/botKind';
import type { SeatView } from '../../../src/shared/engine/view';
import { viewFor } from '../../../src/shared/engine/view';
import { standing } from '../../helpers/table';

/** The plays that somebody of this temper likes best, in notation. */
function liked(temper: Temper, view: SeatView): readonly string[] {
  const leaning = leaningOf(view, temper);
  const most = Math.max(...view.legal.map(leaning));
  return view.legal
    .filter((move) => leaning(move) === most)
    .map((m) => (m.type === 'play' ? m.tile : m.type));
}

describe('of moves that are nearly as good', () => {
  const view = viewFor(
    standing({ line: '6-3', hands: ['6-6 3-3 1-6 1-3 2-3', '0-1 2-2'], boneyard: '0-0' }),
    {
      as: 'seat',
      seat: 0,
    },
  );

  test('one sheds doubles, one keeps as many numbers as it can, and one has no liking', () => {
    expect(new Set(liked('shedsDoubles', view))).toEqual(new Set(['3-3', '6-6']));
    expect(new Set(liked('keepsSuits', view))).not.toContain('2-3');
    expect(liked('even', view)).toHaveLength(view.legal.length);
  });

  test('all likings lie from 0 to 1', () => {
    for (const temper of TEMPERS) {
      const leaning = leaningOf(view, temper);
      for (const move of [...view.legal, { type: 'draw' } as const]) {
        expect(leaning(move)).toBeGreaterThanOrEqual(0);
        expect(leaning(move)).toBeLessThanOrEqual(1);
      }
    }
  });
});
