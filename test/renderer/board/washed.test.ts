import { describe, expect, it } from 'vitest';
import { washed } from '../../../src/renderer/board/washed';

describe('the washed boneyard', () => {
  it.each([28, 55, 91])('holds all %i tiles of a set and is the same each time', (count) => {
    expect(washed(count).tiles).toHaveLength(count);
    expect(washed(count)).toEqual(washed(count));
  });

  it('lets no tile lie on another', () => {
    const { tiles } = washed(28);
    // Every tile is sampled by points of its own frame; none falls into another tile.
    for (const [index, tile] of tiles.entries()) {
      for (const other of tiles.filter((_, at) => at !== index)) {
        for (const [u, v] of [-0.5, 0, 0.5].flatMap((a) =>
          [-1, -0.5, 0, 0.5, 1].map((b) => [a, b] as const),
        )) {
          const x = tile.x + u * Math.cos(tile.turn) - v * Math.sin(tile.turn) - other.x;
          const y = tile.y + u * Math.sin(tile.turn) + v * Math.cos(tile.turn) - other.y;
          const across = x * Math.cos(-other.turn) - y * Math.sin(-other.turn);
          const along = x * Math.sin(-other.turn) + y * Math.cos(-other.turn);
          expect(Math.abs(across) > 0.5 || Math.abs(along) > 1).toBe(true);
        }
      }
    }
  });
});
