import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../../src/shared/engine/deal';
import { isFitting, legalMoves, placesOf } from '../../../src/shared/engine/legal';
import { ENDS } from '../../../src/shared/engine/line';
import { seedRandom } from '../../../src/shared/engine/random';
import type { Direction } from '../../../src/shared/engine/seat';
import { hasEnd, SET_TOPS } from '../../../src/shared/engine/tile';
import { layLine } from '../../../src/shared/geometry/layLine';
import { layRulesOf } from '../../../src/shared/geometry/layRules';
import { gameRecord, roundRecord } from '../../../src/shared/record/make';
import { replayRecord } from '../../../src/shared/record/replay';
import { makeRules } from '../../../src/shared/rules/presets';
import { gameStates, roundMoves } from '../../helpers/gameSteps';
import { movesOf, standing, tilesIn, tryMove } from '../../helpers/table';
import { nearestPlace } from '../../independent/nearestPlace';

const HANDS = {
  2: ['0-0', '0-0'],
  3: ['0-0', '0-0', '0-0'],
  4: ['0-0', '0-0', '0-0', '0-0'],
};

/** Where a seat may lay a tile on a line that seat 0 led. */
function placesAt(seats: 2 | 3 | 4, toMove: number, line: string, tile: string): readonly string[] {
  const rules = { placing: 'prescribed', spinner: 'first-double' } as const;
  const { table } = standing({ rules, hands: HANDS[seats], line, toMove });
  return placesOf(table, tilesIn(tile)[0]!);
}

describe('prescribed placing (rules.md section 4)', { timeout: 60_000 }, () => {
  test.each<[string, 2 | 3 | 4, number, string, string, string]>([
    ['cases.md C24: a double led, the leader: the near side', 4, 0, '3-3', '3-5', 'left'],
    ['its partner', 4, 2, '3-3', '3-5', 'right'],
    ['the second player counter-clockwise: to the right, the partner’s side', 4, 3, '3-3', '3-5', 'right'],
    ['the second player clockwise: to the right, the leader’s side', 4, 1, '3-3', '3-5', 'left'],
    ['the other one of two', 2, 1, '3-3', '3-5', 'right'],
    ['the third of three sits at the partner’s place', 3, 2, '3-3', '3-5', 'right'],
    ['the second of three', 3, 1, '3-3', '3-5', 'left'],
    ['different numbers: still the near end', 4, 2, '0-3, 3-6@right', '0-6', 'right'],
    ['different numbers, the leader', 4, 0, '0-3, 3-6@right', '0-6', 'left'],
    ['a line longer on one side: the near end is the other', 4, 1, '3-3, 3-4@left, 4-3@left', '3-6', 'right'],
    ['a spinner’s arms: the one on the player’s side', 4, 1, '6-6, 6-1@left, 6-2@right', '6-5', 'up'],
    ['a spinner’s arms: the other side', 4, 3, '6-6, 6-1@left, 6-2@right', '6-5', 'down'],
    ['a spinner’s arms, for the leader: to the right hand', 4, 0, '6-6, 6-1@left, 6-2@right', '6-5', 'down'],
    ['only one end fits', 4, 0, '0-3, 3-6@right', '6-2', 'right'],
  ])('%s', (_name, seats, toMove, line, tile, place) => {
    expect(placesAt(seats, toMove, line, tile)).toEqual([place]);
  });

  const leads = standing({ preset: 'silent-partners', hands: ['3-5', '0-0', '0-0', '0-0'], line: '3-3' });

  test('one place is legal for each tile, and no end need be named', () => {
    expect(movesOf(leads)).toEqual(['3-5@left']);
    const laid = tryMove(leads, '0 3-5');
    expect(laid.ok && laid.value.table.line.laid.at(-1)?.end).toBe('left');
  });

  test('another end that would fit is refused with the reason', () => {
    expect(tryMove(leads, '0 3-5@right')).toEqual({ ok: false, error: 'nearest-end' });
    expect(tryMove(leads, '0 3-5@up')).toEqual({ ok: false, error: 'does-not-fit' });
  });

  test('a record needs no ends, and says the same with them and without', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const chosen = { spinner: 'first-double', set: 9 } as const;
      const rules = makeRules('silent-partners', 4, chosen);
      const dealt = startGame(rules, 4, seedRandom(seed));
      const moves = [...roundMoves(dealt.state, seedRandom(seed))];
      const round = roundRecord(dealt, moves);
      const noEnds = { ...round, moves: round.moves.map((text) => text.replace(/@.*/, '')) };
      const [full, bare] = [round, noEnds].map((one) =>
        replayRecord(
          gameRecord({ preset: 'silent-partners', chosen, names: ['Ana', 'Ben', 'Cara', 'Dan'] }, [one]),
        ),
      );
      expect(noEnds.moves.join(' ')).not.toContain('@');
      expect(full?.ok).toBe(true);
      expect(bare).toEqual(full);
    }
  });

  test.each([2, 3, 4])('is what an independent measuring says, in random games of %i', (seats) => {
    const setups = fc.record({
      set: fc.constantFrom(...SET_TOPS),
      spinner: fc.constantFrom('none', 'first-double'),
      direction: fc.constantFrom<Direction>('clockwise', 'counter-clockwise'),
      seed: fc.string({ minLength: 1, maxLength: 8 }),
    });
    let measured = 0;
    fc.assert(
      fc.property(setups, ({ seed, ...options }) => {
        const chosen = { ...options, target: 1 };
        const rules = makeRules('silent-partners', seats, chosen);
        for (const { table, secrets } of gameStates({
          preset: 'silent-partners',
          chosen,
          rules,
          seats,
          seed,
        })) {
          const { line, phase, leader } = table;
          if (phase.at !== 'turn' || line.laid.length === 0) continue;
          const hand = secrets.hands[phase.toMove]!.filter((tile) => isFitting(line.ends, tile));
          const layout = layLine(line.laid, { ...layRulesOf(rules), spinner: line.spinner });
          const asking = { seat: phase.toMove, leader, seats, side: layout.area.w };
          const wanted = hand.map((tile) => {
            const ends = ENDS.filter(
              (end) => line.ends[end] !== undefined && hasEnd(tile, line.ends[end].pips),
            );
            if (ends.length > 1) measured++;
            return { type: 'play', tile, end: nearestPlace(layout.placements, ends, line.spinner, asking) };
          });
          const legal = legalMoves(table, secrets.hands[phase.toMove]!).filter(({ type }) => type === 'play');
          expect(legal).toEqual(wanted);
        }
      }),
      { numRuns: 25 },
    );
    expect(measured).toBeGreaterThan(100);
  });
});
