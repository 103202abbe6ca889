import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextRound, startGame } from '../../../src/shared/engine/deal';
import { dealGiven } from '../../../src/shared/engine/dealGiven';
import { firstOpening } from '../../../src/shared/engine/opening';
import { seedRandom } from '../../../src/shared/engine/random';
import { isDouble } from '../../../src/shared/engine/tile';
import { makeRules } from '../../../src/shared/rules/presets';
import { dealTable, playMoves, standing, tilesIn, tryMove } from '../../helpers/table';

describe('a deal', () => {
  test('gives everybody the tiles the rules say, and leaves the rest in the boneyard (rules.md 2)', () => {
    for (const [seats, each, left] of [
      [2, 7, 14],
      [3, 5, 13],
      [4, 5, 8],
    ] as const) {
      const { table, secrets } = startGame(makeRules('draw', seats, {}), seats, seedRandom('deal')).state;
      expect(secrets.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(each));
      expect(secrets.boneyard).toHaveLength(left);
      expect(table).toMatchObject({ held: Array(seats).fill(each), boneyard: left, round: 1, rounds: [] });
    }
  });

  test('of every tile leaves no boneyard', () => {
    const { table } = startGame(makeRules('draw', 4, { handSize: 7 }), 4, seedRandom('all')).state;
    expect(table.boneyard).toBe(0);
  });

  test('is another with another seed (cases.md C65)', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => `seed ${seed}`);
    const deals = seeds.map((seed) => startGame(makeRules('draw', 2, {}), 2, seedRandom(seed)).state.secrets);
    expect(new Set(deals.map(({ hands }) => hands.flat().join(' '))).size).toBe(seeds.length);
  });

  test('lets the holder of the highest double lead, and tells everybody why', () => {
    const { state, events } = startGame(makeRules('block', 4, {}), 4, seedRandom('lead'));
    const doubles = state.secrets.hands.map((hand) => hand.filter(isDouble).at(-1) ?? '');
    const highest = [...doubles].sort().at(-1);
    expect(state.table.leader).toBe(doubles.indexOf(highest!));
    expect(events.at(-1)).toEqual({
      type: 'dealt',
      round: 1,
      leader: state.table.leader,
      reason: 'highest-double',
    });
  });
});

describe('nobody holds a double (rules.md 3, cases.md C37)', () => {
  const hands = ['6-5 4-3', '6-4 5-0'];

  test('redraw: everything goes back and is drawn again until somebody does, told once', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { state, events } = startGame(makeRules('draw', 2, { handSize: 1 }), 2, seedRandom(seed));
        expect(state.secrets.hands.flat().some(isDouble)).toBe(true);
        expect(events.filter(({ type }) => type === 'redrawn').length).toBeLessThanOrEqual(1);
        expect(events.at(-1)).toMatchObject({ type: 'dealt' });
      }),
    );
  });

  test('redraw: with one tile each it takes about one deal more, the mean of trying until it works', () => {
    // One tile each of 28 with 7 doubles: no double with 21 × 20 / (28 × 27) = 0.556, so 1.25 redraws in the mean.
    const games = Array.from({ length: 2000 }, (_, game) =>
      startGame(makeRules('draw', 2, { handSize: 1 }), 2, seedRandom(`redraw ${game}`)),
    );
    const redraws = games.map(({ events: [first] }) => (first?.type === 'redrawn' ? first.times : 0));
    const mean = redraws.reduce((sum, times) => sum + times, 0) / games.length;
    expect(Math.abs(mean - 1.25)).toBeLessThan(0.15);
  });

  test('redraw: such hands cannot be played', () => {
    const opening = firstOpening(makeRules('draw', 2, {}), 2);
    const given = {
      hands: hands.map(tilesIn),
      boneyard: [],
      leader: null,
      lots: null,
      random: seedRandom(''),
    };
    expect(dealGiven(opening, given)).toEqual({ ok: false, error: { code: 'draws-again' } });
  });

  test('heaviest: the holder of the heaviest tile leads that tile', () => {
    const state = dealTable({ rules: { noDouble: 'heaviest' }, hands });
    expect(state.table).toMatchObject({ leader: 0, leadReason: 'heaviest-tile' });
    expect(() => playMoves(state, '0 4-3')).toThrow('must-lead');
    expect(playMoves(state, '0 6-5').table.line.laid).toHaveLength(1);
  });
});

describe('the next round', () => {
  test('is led by the next player in the direction of play, with any tile (rules.md 3, cases.md C43)', () => {
    const over = playMoves(standing({ line: '1-2', hands: ['2-5', '0-0', '0-1'] }), '0 2-5');
    const { state, events } = nextRound(over);
    expect(state.table).toMatchObject({ round: 2, leader: 1, leadReason: 'rotation', scores: [1, 0, 0] });
    expect(state.table.phase).toEqual({ at: 'turn', toMove: 1, drawn: 0 });
    expect(events).toEqual([{ type: 'dealt', round: 2, leader: 1, reason: 'rotation' }]);
    for (const tile of state.secrets.hands[1]!) {
      expect(playMoves(state, `1 ${tile}`).table.held).toEqual([5, 4, 5]);
    }
    for (const move of ['1 draw', '1 pass']) {
      expect(tryMove(state, move)).toEqual({ ok: false, error: 'must-play' });
    }
  });

  test('cannot be dealt while one is played', () => {
    expect(() => nextRound(dealTable({ hands: ['6-6', '1-1'] }))).toThrow('No round can follow');
  });

  test('cannot be dealt after the game', () => {
    const over = playMoves(standing({ line: '1-2', hands: ['2-5', '0-1'], scores: [99, 0] }), '0 2-5');
    expect(() => nextRound(over)).toThrow('No round can follow');
  });
});

describe('known tiles', () => {
  test('are not dealt to another leader than the rules say', () => {
    const opening = firstOpening(makeRules('draw', 2, {}), 2);
    const given = {
      hands: ['1-1', '5-5'].map(tilesIn),
      boneyard: [],
      leader: 0,
      lots: null,
      random: seedRandom(''),
    };
    expect(dealGiven(opening, given)).toEqual({ ok: false, error: { code: 'other-leader', leader: 1 } });
  });
});
