import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/shared/engine/legal';
import { seedRandom, shuffle } from '../../../src/shared/engine/random';
import type { State } from '../../../src/shared/engine/state';
import type { Viewer } from '../../../src/shared/engine/view';
import { viewFor } from '../../../src/shared/engine/view';
import { arbitraryGame } from '../../helpers/arbitraryGame';
import { gameStates } from '../../helpers/gameSteps';
import { standing } from '../../helpers/table';

const WATCHER: Viewer = { as: 'watch' };

function viewersOf({ table }: State): readonly Viewer[] {
  return [WATCHER, ...table.held.map((_, seat): Viewer => ({ as: 'seat', seat }))];
}

/** The same table with every tile this viewer has not seen dealt out anew, hand for hand as many as before. */
function redealUnseen({ table, secrets }: State, viewer: Viewer, seed: string): State {
  const isSeen = (seat: number): boolean => viewer.as === 'seat' && viewer.seat === seat;
  const unseen = [...secrets.hands.filter((_, seat) => !isSeen(seat)), secrets.boneyard].flat();
  const [mixed, random] = shuffle(unseen, seedRandom(seed));
  let from = 0;
  const take = (count: number): State['secrets']['boneyard'] => mixed.slice(from, (from += count));
  const hands = secrets.hands.map((hand, seat) => (isSeen(seat) ? hand : take(hand.length)));
  return { table, secrets: { hands, boneyard: take(secrets.boneyard.length), random } };
}

describe.each([2, 3, 4])('what a viewer sees in random games of %i seats', { timeout: 60_000 }, (seats) => {
  test('does not change when the tiles it has not seen are dealt out anew', () => {
    fc.assert(
      fc.property(arbitraryGame(seats), fc.string(), (game, seed) => {
        for (const state of gameStates(game)) {
          if (state.table.phase.at !== 'turn') return;
          for (const viewer of viewersOf(state)) {
            assert(
              isDeepStrictEqual(viewFor(redealUnseen(state, viewer, seed), viewer), viewFor(state, viewer)),
            );
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('names no tile it has not seen', () => {
    fc.assert(
      fc.property(arbitraryGame(seats), (game) => {
        for (const state of gameStates(game)) {
          const { table, secrets } = state;
          const isFaceUp = table.phase.at !== 'turn';
          for (const viewer of viewersOf(state)) {
            const text = JSON.stringify(viewFor(state, viewer));
            const hidden = secrets.hands
              .filter((_, seat) => viewer.as === 'watch' || viewer.seat !== seat)
              .flat();
            const unseen = isFaceUp ? secrets.boneyard : [...hidden, ...secrets.boneyard];
            for (const tile of unseen) assert(!text.includes(`"${tile}"`));
          }
          if (isFaceUp) return;
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a view', () => {
  const state = standing({ line: '1-2', hands: ['2-5 6-6', '0-1', '3-3'], boneyard: '4-4' });

  test('shares the table and the hand, and copies neither', () => {
    const view = viewFor(state, { as: 'seat', seat: 0 });
    expect(view.table).toBe(state.table);
    expect(view.hand).toBe(state.secrets.hands[0]);
    expect(viewFor(state, WATCHER)).toEqual({ as: 'watch', table: state.table });
  });

  test('says what may be done to the seat to move only', () => {
    const legal = viewFor(state, { as: 'seat', seat: 0 }).legal;
    expect(legal).toEqual([{ type: 'play', tile: '2-5', end: 'right' }]);
    expect(legal).toEqual(legalMoves(state.table, state.secrets.hands[0]!));
    expect(viewFor(state, { as: 'seat', seat: 1 }).legal).toEqual([]);
  });

  test('is not to be had of a seat that is not there', () => {
    expect(() => viewFor(state, { as: 'seat', seat: 3 })).toThrow('There is no seat 3');
  });
});
