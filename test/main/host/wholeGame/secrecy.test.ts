import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryRulesGame } from '../../../helpers/arbitraryGame';
import { DEEDS } from './deeds';
import { WholeGame } from './wholeGame';

/*
 * Secrecy over everything ever sent (cases.md C86): whole games by rules drawn at random, at tables as the game opens
 * them, and every text that goes to anybody held against what they may know at that moment.
 */

const GAMES = process.env['BONEYARD_LONG'] === '1' ? 1000 : 40;

test('C86: nothing that is sent to anybody in a whole game tells what is hidden from them', async () => {
  let [looked, rounds] = [0, 0];
  const did = new Map<string, number>();
  const games = fc.integer({ min: 2, max: 10 }).chain(arbitraryRulesGame);
  await fc.assert(
    fc.asyncProperty(games, async (setup) => {
      const game = new WholeGame(setup);
      await game.play();
      expect(game.table.leaks.slice(0, 3)).toEqual([]);
      const verdicts = game.company.everybody.map(({ fairDeal }) => fairDeal.shown?.verdict ?? null);
      expect(verdicts.filter((verdict) => verdict?.is === 'broken')).toEqual([]);
      looked += game.table.looked;
      rounds += game.table.truth.opened.size;
      for (const [what, times] of game.did) did.set(what, (did.get(what) ?? 0) + times);
    }),
    { numRuns: GAMES, endOnFailure: true },
  );
  const deeds = [...did].map(([what, times]) => `${times}× ${what}`).join(', ');
  console.log(`secrecy: ${GAMES} games, ${rounds} rounds, ${looked} texts looked through; ${deeds}`);
  expect([...did.keys()].sort()).toEqual(Object.keys(DEEDS).sort());
}, 7_200_000);
