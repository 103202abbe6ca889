import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greedy } from '../../../src/main/bots/greedy';
import { seedRandom } from '../../../src/shared/engine/random';
import { viewFor } from '../../../src/shared/engine/view';
import { arbitraryGame } from '../../helpers/arbitraryGame';
import { gameSteps } from '../../helpers/gameSteps';
import { standing } from '../../helpers/table';

const CHANCE = seedRandom('bot');

describe('the plain bot', () => {
  test.each([
    ['3-1 6-4 6-6 2-2', '6-6', 'the most pips'],
    ['6-3 5-4 6-1', '3-6', 'at equal pips the larger single end'],
    ['1-1 6-2 0-1', '2-6', 'of those that fit'],
  ])('of %s plays %s: %s', (hand, tile) => {
    const view = viewFor(standing({ line: '6-6, 6-1@right', hands: [hand, '0-0'] }), { as: 'seat', seat: 0 });
    expect(greedy(view, CHANCE)).toMatchObject({ type: 'play', tile });
  });

  test('draws and passes when nothing fits', () => {
    const hands = ['2-2 3-3', '1-2'];
    const see = (boneyard: string): ReturnType<typeof greedy> =>
      greedy(viewFor(standing({ line: '6-6, 6-1@right', hands, boneyard }), { as: 'seat', seat: 0 }), CHANCE);
    expect([see('0-0'), see('')]).toEqual([{ type: 'draw' }, { type: 'pass' }]);
  });

  test('always makes a legal move, and the same one when only hidden tiles differ (C89)', () => {
    fc.assert(
      fc.property(arbitraryGame(3), (game) => {
        for (const { made } of gameSteps(game)) {
          if (made === null) continue;
          const { before, seat } = made;
          const view = viewFor(before, { as: 'seat', seat });
          const move = greedy(view, CHANCE);
          expect(view.legal).toContainEqual(move);
          const { hands, boneyard, random } = before.secrets;
          const others = hands.map((hand, other) => (other === seat ? hand : [...hand].reverse()));
          const hidden = { hands: others, boneyard: [...boneyard].reverse(), random };
          expect(
            greedy(viewFor({ table: before.table, secrets: hidden }, { as: 'seat', seat }), CHANCE),
          ).toEqual(move);
        }
      }),
      { numRuns: 30 },
    );
  });
});
