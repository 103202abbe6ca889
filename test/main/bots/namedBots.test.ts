import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOT_CALLED, PLAIN_BOTS } from '../../../src/main/bots/namedBots';
import { seedRandom } from '../../../src/shared/engine/random';
import { viewFor } from '../../../src/shared/engine/view';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { gameSteps } from '../../helpers/gameSteps';

const CHANCE = seedRandom('bot');

describe.each(PLAIN_BOTS)('the bot %s', (name) => {
  const bot = BOT_CALLED[name];

  test.each([2, 4])(
    'of %i, by any rules, makes a legal move, and the same one when only hidden tiles differ (C89)',
    (seats) => {
      fc.assert(
        fc.property(arbitraryRulesGame(seats), (game) => {
          let looked = 0;
          for (const { made } of gameSteps(game)) {
            if (made === null) continue;
            const { before, seat } = made;
            const view = viewFor(before, { as: 'seat', seat });
            const move = bot(view, CHANCE);
            expect(view.legal).toContainEqual(move);
            const { hands, boneyard, random } = before.secrets;
            const others = hands.map((hand, other) => (other === seat ? hand : [...hand].reverse()));
            const hidden = { hands: others, boneyard: [...boneyard].reverse(), random };
            const again = viewFor({ table: before.table, secrets: hidden }, { as: 'seat', seat });
            expect(bot(again, CHANCE)).toEqual(move);
            // Games of one-tile hands may go on for ages; a few hundred moves of each are enough.
            if (++looked === 300) break;
          }
        }),
        { numRuns: 40 },
      );
    },
  );
});

test('the random bot comes to every legal move', () => {
  fc.assert(
    fc.property(arbitraryRulesGame(3), (game) => {
      for (const { made } of gameSteps(game)) {
        if (made === null) continue;
        const view = viewFor(made.before, { as: 'seat', seat: made.seat });
        if (view.legal.length === 1) continue;
        const moves = Array.from({ length: 300 }, (_, at) =>
          BOT_CALLED.random(view, seedRandom(`chance ${at}`)),
        );
        expect(new Set(moves)).toEqual(new Set(view.legal));
        return;
      }
    }),
    { numRuns: 20 },
  );
});
