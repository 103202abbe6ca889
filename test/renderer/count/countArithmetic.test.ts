import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { scoresInPlay } from '../../../src/renderer/turn/addition';
import { countOfRound } from '../../../src/renderer/count/count';
import type { Count } from '../../../src/renderer/count/count';
import { texts } from '../../../src/shared/texts/texts';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { gameSteps } from '../../helpers/gameSteps';

const anyGame = fc.integer({ min: 2, max: 6 }).chain(arbitraryRulesGame);
const ROUNDS_MOST = 12;

/** A number as it is written: `+20`, `−5`, `23`. */
function valueOf(written: string): number {
  const digits = Number(written.replace(/[^\d]/gu, ''));
  return written.startsWith('−') ? -digits : digits;
}

/** Adds up what a reader sees, line by line, and checks every sum on the way. */
function addUp({ counted, together, changes }: Count): number {
  const hands = counted.reduce((sum, { pips }) => sum + pips, 0);
  if (together !== null) expect(together).toBe(hands);
  return changes.reduce((sum, { says, points }) => {
    if (/^[+−]/u.test(points)) return sum + valueOf(points);
    expect(says === 'makes' ? sum : Math.max(0, sum)).toBe(valueOf(points));
    return valueOf(points);
  }, hands);
}

test.prop([anyGame], { numRuns: 120 })(
  'what stands on the sheet adds up to the points of the round',
  (setup) => {
    let rounds = 0;
    for (const { made } of gameSteps(setup)) {
      const phase = made?.step.state.table.phase;
      if (made === null || phase === undefined || phase.at === 'turn') continue;
      if (++rounds > ROUNDS_MOST) return;
      const { table } = made.step.state;
      const count = countOfRound(texts(), table, phase.end, (seat) => ({ name: `P${seat}`, isYou: false }));
      expect([...count.counted, ...count.others]).toHaveLength(setup.seats);
      expect(count.title).not.toBe('');
      expect(count.says).toMatch(/\.$/u);
      if (phase.end.winner === null) {
        expect([count.points, phase.end.points]).toEqual(['–', 0]);
        continue;
      }
      expect(valueOf(count.points)).toBe(phase.end.points);
      const sum = addUp(count);
      if (!scoresInPlay(setup.rules)) expect(sum).toBe(phase.end.points);
      else if (setup.rules.roundBonus === 'rounded')
        expect(Math.abs(sum - phase.end.points)).toBeLessThan(2.5);
      else expect(phase.end.points).toBe(0);
    }
  },
);
