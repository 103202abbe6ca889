import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textOf } from '../../../src/main/host/wire';
import { viewFor } from '../../../src/shared/engine/view';
import type { Viewer } from '../../../src/shared/engine/view';
import type { FromHost } from '../../../src/shared/protocol/messages';
import { arbitraryGame } from '../../helpers/arbitraryGame';
import { gameSteps } from '../../helpers/gameSteps';

test('a message reads as what it was, whoever it is for', () => {
  const viewers: readonly Viewer[] = [{ as: 'watch' }, { as: 'seat', seat: 0 }, { as: 'seat', seat: 2 }];
  fc.assert(
    fc.property(arbitraryGame(3), (game) => {
      let seq = 0;
      for (const { dealt, made } of gameSteps(game)) {
        const { state, events } = dealt ?? made.step;
        seq++;
        for (const viewer of viewers) {
          const view = viewFor(state, viewer);
          const step: FromHost = { type: 'step', seq, events, view };
          expect(JSON.parse(textOf(step))).toEqual(step);
          expect(textOf(step)).toBe(textOf(step));
        }
        const refused: FromHost = {
          type: 'refused',
          cmdId: null,
          reason: { code: 'stale' },
          seq,
          view: null,
        };
        expect(JSON.parse(textOf(refused))).toEqual(refused);
      }
    }),
    { numRuns: 10 },
  );
});
