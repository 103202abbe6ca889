import { describe, expect, test } from 'vitest';
import { startGame } from '../../src/shared/engine/deal';
import { seedRandom } from '../../src/shared/engine/random';
import type { State } from '../../src/shared/engine/state';
import { pipsOfAll } from '../../src/shared/engine/tile';
import { makeRules } from '../../src/shared/rules/presets';
import { roundMoves } from '../helpers/gameSteps';
import { playMoves, standing } from '../helpers/table';

/** Rounds played at random from their deal, by the rules of the Cuban table. */
function randomRounds(): readonly { readonly deal: State; readonly moves: readonly State[] }[] {
  return Array.from({ length: 100 }, (_, round) => {
    const deal = startGame(makeRules('cuban', 4, {}), 4, seedRandom(`cuban ${round}`)).state;
    return { deal, moves: [...roundMoves(deal, seedRandom(`cuban ${round}`))].map(({ step }) => step.state) };
  });
}

describe('the Cuban table (cases.md C63)', () => {
  test('four in partners hold ten tiles each of the double-nine set, and play to 150', () => {
    expect(makeRules('cuban', 4, {})).toMatchObject({ set: 9, handSize: 10, teams: 'partners', target: 150 });
  });

  test('fifteen tiles stay out, are never drawn and never counted', () => {
    for (const { deal, moves } of randomRounds()) {
      expect(deal.table).toMatchObject({ held: [10, 10, 10, 10], boneyard: 15, scores: [0, 0] });
      const { table, secrets } = moves.at(-1)!;
      expect(secrets.boneyard).toEqual(deal.secrets.boneyard);
      expect(table.turns.some(({ did }) => did === 'draw')).toBe(false);
      if (table.phase.at === 'turn') throw new Error('The round is not over');
      const { winner, points } = table.phase.end;
      const others = secrets.hands.filter((_, seat) => seat % 2 !== winner).flat();
      expect(points).toBe(winner === null ? 0 : pipsOfAll(others));
    }
  });

  test('turns go round to the right', () => {
    for (const { deal, moves } of randomRounds()) {
      const seats = moves.at(-1)!.table.turns.map(({ seat }) => seat);
      expect(seats).toEqual(seats.map((_, turn) => (deal.table.leader + 3 * turn) % 4));
    }
  });

  test('a block in which both teams hold as many pips scores nothing', () => {
    const before = standing({
      preset: 'cuban',
      line: '1-2',
      hands: ['2-0 5-5', '3-3', '4-4', '6-6'],
      boneyard: '0-1 0-2',
    });
    expect(playMoves(before, '0 2-0@right').table).toMatchObject({
      scores: [0, 0],
      phase: { at: 'roundOver', end: { ended: 'blocked', winner: null, points: 0 } },
    });
  });
});
