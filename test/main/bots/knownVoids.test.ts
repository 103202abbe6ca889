import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { knownVoids } from '../../../src/main/bots/knownVoids';
import { hasEnd } from '../../../src/shared/engine/tile';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { gameStates } from '../../helpers/gameSteps';
import { dealTable, playMoves } from '../../helpers/table';

const lists = (voids: readonly ReadonlySet<number>[]): readonly (readonly number[])[] =>
  voids.map((missing) => [...missing].sort());

describe('what a seat is known not to hold', () => {
  test('are the numbers that were open when it passed', () => {
    const table = dealTable({ preset: 'block', hands: ['6-6 5-2 0-1', '1-1 2-2', '6-5 3-3'] });
    const { table: seen } = playMoves(table, '0 6-6', '1 pass', '2 6-5@right');
    expect(lists(knownVoids(seen))).toEqual([[], [6], []]);
    const { table: later } = playMoves(table, '0 6-6', '1 pass', '2 6-5@right', '0 5-2@right', '1 2-2@right');
    expect(lists(knownVoids(later))).toEqual([[], [6], []]);
  });

  test('are after drawing only the numbers open then: the tile drawn may have any other', () => {
    const table = dealTable({
      hands: ['6-6 5-2 4-4 0-3', '1-1 3-3 2-2', '6-5 0-0 4-6'],
      boneyard: '1-3 1-6 0-1 0-4',
    });
    const drawn = playMoves(table, '0 6-6', '1 draw', '1 draw', '1 1-6@left');
    expect(lists(knownVoids(drawn.table))).toEqual([[], [6], []]);
  });

  test('is nothing where somebody draws by choice', () => {
    const table = dealTable({
      rules: { drawByChoice: true },
      hands: ['6-6 5-2 4-4', '6-1 3-3 2-2'],
      boneyard: '0-1 0-4',
    });
    expect(lists(knownVoids(playMoves(table, '0 6-6', '1 draw').table))).toEqual([[], []]);
  });

  test.each([2, 3, 4])('is never something it holds, by any rules (%i seats)', (seats) => {
    fc.assert(
      fc.property(arbitraryRulesGame(seats), (game) => {
        let looked = 0;
        for (const { table, secrets } of gameStates(game)) {
          for (const [seat, missing] of knownVoids(table).entries()) {
            const { phase } = table;
            // It may just have drawn the very tile.
            if (phase.at === 'turn' && phase.toMove === seat && phase.drawn > 0) continue;
            for (const pips of missing) {
              expect(secrets.hands[seat]!.filter((tile) => hasEnd(tile, pips))).toEqual([]);
            }
          }
          if (++looked === 300) break;
        }
      }),
      { numRuns: 60 },
    );
  });
});
