import { describe, expect, test } from 'vitest';
import { Solver } from '../../../../src/main/bots/search/solve';
import { startGame } from '../../../../src/shared/engine/deal';
import { seedRandom } from '../../../../src/shared/engine/random';
import type { State } from '../../../../src/shared/engine/state';
import { DRAWING, RESERVE } from '../../../../src/shared/rules/drawing';
import type { PresetName } from '../../../../src/shared/rules/presets';
import { makeRules } from '../../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../../src/shared/rules/rules';
import { roundMoves } from '../../../helpers/gameSteps';
import { inNumbers } from '../../../helpers/inNumbers';
import type { OpenRound } from '../../../independent/minimax';
import { bestMargin } from '../../../independent/minimax';

const ENDGAMES = process.env['BONEYARD_LONG'] === '1' ? 1200 : 40;

/** The same round in the words of the second opinion. */
function inOtherWords({ table, secrets }: State): OpenRound {
  const { rules, seats, phase, line, scores } = table;
  if (phase.at !== 'turn') throw new Error('Nobody is to move');
  const isScored = rules.playScoring === 'fives';
  return {
    scoring: rules,
    round: {
      hands: secrets.hands,
      boneyard: secrets.boneyard,
      toMove: phase.toMove,
      lead: null,
      line: line.laid,
      drawn: phase.drawn,
      points: scores,
      rules: {
        drawsInATurn: DRAWING[rules.drawing],
        reserve: RESERVE[rules.reserve](seats),
        mayDrawByChoice: rules.drawByChoice,
        spins: rules.spinner === 'first-double',
        direction: rules.direction === 'clockwise' ? 1 : -1,
        sides: 2,
        target: isScored ? rules.target : Infinity,
      },
    },
  };
}

/** Rounds played at random until so few tiles are left. */
function* endgames(
  preset: PresetName,
  seats: number,
  chosen: ChosenRules,
  tilesMost: number,
): Generator<State> {
  const rules = makeRules(preset, seats, chosen);
  for (let seed = 0; ; seed++) {
    const dealt = startGame(rules, seats, seedRandom(`endgame ${seed}`)).state;
    for (const { step } of roundMoves(dealt, seedRandom(`played ${seed}`))) {
      const { table, secrets } = step.state;
      if (table.phase.at !== 'turn') break;
      const drawable = rules.drawing === 'none' ? 0 : secrets.boneyard.length;
      const tiles = table.held.reduce((sum, held) => sum + held, drawable);
      if (tiles > tilesMost) continue;
      yield step.state;
      break;
    }
  }
}

describe('an endgame with every hand open', () => {
  test.each([
    ['Block', 'block', 2, {}, 9],
    ['Draw', 'draw', 2, {}, 8],
    ['Draw by choice', 'draw', 2, { drawing: 'two', drawByChoice: true, reserve: 1 }, 8],
    ['partners', 'latin-partners', 4, { blockTie: 'lightest-tile', teamBlock: 'lowest-hand' }, 9],
    ['All Fives', 'all-fives', 2, { handSize: 9, countBoneyard: true }, 9],
    ['All Fives to the very play', 'all-fives', 2, { handSize: 9, target: 30 }, 9],
  ] as const)('comes to what a second opinion says: %s', (_, preset, seats, chosen, tilesMost) => {
    let looked = 0;
    let different = 0;
    for (const state of endgames(preset, seats, chosen, tilesMost)) {
      const round = inNumbers(state);
      const solver = new Solver(round.terms, 0, ({ scores }) => scores[0]! - scores[1]!);
      const margin = solver.solve(round);
      expect(margin).toBe(bestMargin(inOtherWords(state)));
      if (margin !== 0) different++;
      if (++looked === ENDGAMES) break;
    }
    expect(different).toBeGreaterThan(ENDGAMES / 4);
  });
});
