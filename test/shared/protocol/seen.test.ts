import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { viewFor } from '../../../src/shared/engine/view';
import type { Viewer } from '../../../src/shared/engine/view';
import { eventSchema, moveSchema, tileSchema, viewSchema } from '../../../src/shared/protocol/seen';
import { arbitraryGame } from '../../helpers/arbitraryGame';
import { gameSteps } from '../../helpers/gameSteps';

function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

describe('what the engine shows comes through the wire as it is', () => {
  test.each([2, 3, 4])('every event and view of random games of %i seats', (seats) => {
    const viewers: readonly Viewer[] = [
      { as: 'watch' },
      { as: 'seat', seat: 0 },
      { as: 'seat', seat: seats - 1 },
    ];
    fc.assert(
      fc.property(arbitraryGame(seats), fc.nat(2), (game, pick) => {
        for (const { dealt, made } of gameSteps(game)) {
          const { state, events } = dealt ?? made.step;
          for (const event of events) expect(v.parse(eventSchema, overTheWire(event))).toEqual(event);
          const view = viewFor(state, viewers[pick]!);
          expect(v.parse(viewSchema, overTheWire(view))).toEqual(view);
          if (made !== null) expect(v.parse(moveSchema, overTheWire(made.move))).toEqual(made.move);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('at the door', () => {
  test.each([
    ['2-5', '2-5'],
    ['5-2', '2-5'],
    ['18-18', '18-18'],
  ])('the tile %j is %j', (text, tile) => {
    expect(v.parse(tileSchema, text)).toBe(tile);
  });

  test.each(['', '2', '2-19', '-1-2', '2-5-5', '2-5@left', '２-５', 25, null, ['2-5'], { tile: '2-5' }])(
    '%j is no tile',
    (text) => {
      expect(v.is(tileSchema, text)).toBe(false);
    },
  );

  test('of a play only the tile and the end are read (cases.md C88)', () => {
    const said = { type: 'play', tile: '6-6', end: 'left', seat: 3, score: 500, rules: { target: 1 } };
    expect(v.parse(moveSchema, said)).toEqual({ type: 'play', tile: '6-6', end: 'left' });
  });

  test.each([
    { type: 'play', tile: '6-6' },
    { type: 'play', tile: '6-6', end: 'north' },
    { type: 'play', end: null },
    { type: 'take' },
    'draw',
    null,
  ])('%j is no move', (said) => {
    expect(v.is(moveSchema, said)).toBe(false);
  });
});
