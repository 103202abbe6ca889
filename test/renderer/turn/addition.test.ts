import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { additionAfter, additionNow, closedSpinner, scoresInPlay } from '../../../src/renderer/turn/addition';
import { EMPTY_LINE, lay } from '../../../src/shared/engine/lay';
import type { End, Line } from '../../../src/shared/engine/line';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { gameSteps } from '../../helpers/gameSteps';
import { DRAW, tableWith, tile } from '../tables';

const anyGame = fc.integer({ min: 2, max: 6 }).chain(arbitraryRulesGame);
/** A game is played to its end; so many of its steps are looked at. */
const STEPS_MOST = 400;

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

describe('what a play would score', () => {
  test.prop([anyGame], { numRuns: 60 })(
    'is what the engine then scores, in any game by any rules',
    (setup) => {
      let steps = 0;
      for (const { made } of gameSteps(setup)) {
        if (++steps > STEPS_MOST) break;
        if (made?.move.type !== 'play') continue;
        const { tile: played, end } = made.move;
        const before = additionAfter(made.before.table, played, end);
        const [event] = made.step.events;
        if (event?.type !== 'played') throw new Error('A play is told first');
        if (!scoresInPlay(setup.rules)) {
          expect(before).toBeNull();
          continue;
        }
        expect(before).toMatchObject({ sum: event.sum, scored: event.scored });
        expect(sumOf(before?.counts ?? [])).toBe(event.sum);
        expect(additionNow(made.step.state.table)).toEqual(before);
      }
    },
  );
});

function lineOf(...laid: readonly (readonly [string, End | null])[]): Line {
  return laid.reduce(
    (line, [name, end], index) => lay(line, { tile: tile(name), seat: 0, end }, index === 0),
    EMPTY_LINE,
  );
}

describe('a spinner', () => {
  const beside = [
    ['6-6', null],
    ['6-3', 'right'],
  ] as const;

  test('is closed at its tips until both its sides are covered', () => {
    expect(closedSpinner(lineOf(...beside))).toBe('6-6');
    expect(closedSpinner(lineOf(...beside, ['6-1', 'left']))).toBeNull();
    expect(closedSpinner(EMPTY_LINE)).toBeNull();
  });

  test('has no count at a tip where nothing lies, and is read round the table from the left', () => {
    const rules = { ...DRAW, playScoring: 'fives', spinner: 'first-double' } as const;
    const open = tableWith({ rules, line: lineOf(...beside, ['6-1', 'left']) });
    expect(additionNow(open).counts).toEqual([1, 3]);
    expect(additionAfter(open, tile('6-5'), 'up')).toEqual({ counts: [1, 5, 3], sum: 9, scored: 0 });
    expect(additionAfter(open, tile('1-1'), 'left')).toEqual({ counts: [2, 3], sum: 5, scored: 5 });
  });
});
