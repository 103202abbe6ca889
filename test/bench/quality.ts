import type { Bot } from '../../src/main/bots/bot';
import { isSame } from '../../src/main/bots/advice/advise';
import { outlooksOf } from '../../src/main/bots/advice/outlook';
import { Worlds } from '../../src/main/bots/deals/worlds';
import { termsOf } from '../../src/main/bots/fast/terms';
import { botOf } from '../../src/main/bots/levels';
import { differentMoves } from '../../src/main/bots/search/search';
import { startGame } from '../../src/shared/engine/deal';
import type { Move } from '../../src/shared/engine/moves';
import { play } from '../../src/shared/engine/play';
import { seedRandom } from '../../src/shared/engine/random';
import type { SeatView } from '../../src/shared/engine/view';
import { viewFor } from '../../src/shared/engine/view';
import { LEVELS } from '../../src/shared/protocol/botKind';
import type { Level } from '../../src/shared/protocol/botKind';
import type { Rules } from '../../src/shared/rules/rules';
import type { BenchResult } from './bench';

/** In how many worlds a choice is looked at anew, to say what it lost. */
const REFERENCE_WORLDS = 4096;
const ROUNDS = 60;
const ROUNDS_SHORT = 2;
/** Loses more than this of what a round decides. */
const BLUNDER = 0.08;
/** Where every deal that fits is looked at, in so many worlds at least, so that what chance does in them counts little. */
const WHOLE_WORLDS = 16_384;
/** As good as the best there. */
const WITHIN = 0.01;

type At = { readonly name: string; readonly rules: Rules; readonly seats: number };

/** Every choice of the rounds that hard bots play with one another. */
function* choices({ rules, seats }: At, rounds: number): Generator<SeatView> {
  const hard = botOf('hard');
  for (let round = 0; round < rounds; round++) {
    let { state } = startGame(rules, seats, seedRandom(`quality ${round}`));
    for (let move = 0; ; move++) {
      const { phase } = state.table;
      if (phase.at !== 'turn') break;
      const view = viewFor(state, { as: 'seat', seat: phase.toMove });
      if (differentMoves(view).length > 1) yield view;
      const step = play(state, phase.toMove, hard(view, seedRandom(`quality ${round} ${move}`)));
      if (!step.ok) throw new Error(`A bot made a move that is refused: ${step.error}`);
      ({ state } = step.value);
    }
  }
}

/** By how much each move is worth less than the best. */
function lossesOf(view: SeatView, worlds: number): (move: Move) => number {
  const { all } = outlooksOf(view, seedRandom('reference'), { least: worlds, most: worlds });
  const best = Math.max(...all.map(({ worth }) => worth));
  return (move) => {
    const own = all.find((each) => isSame(each.move, move));
    if (own === undefined) throw new Error('A bot chose a move that is another one’s equal');
    return best - own.worth;
  };
}

function listed(view: SeatView): number | null {
  return new Worlds(view, termsOf(view.table.rules, view.table.seats)).count;
}

function row(name: string, unit: string, ours: number, n: number, note: string): BenchResult {
  return { name, unit, ours: Number(ours.toFixed(2)), yardstick: null, ratio: null, n, note };
}

/** What the choices of each level lose, against a look at the same choice in many more worlds. */
export function benchQuality(at: At, isShort: boolean): readonly BenchResult[] {
  const bots: readonly (readonly [Level, Bot])[] = LEVELS.map((level) => [level, botOf(level)]);
  const losses = new Map<Level, number[]>(LEVELS.map((level) => [level, []]));
  let [near, sets] = [0, 0];
  for (const view of choices(at, isShort ? ROUNDS_SHORT : ROUNDS)) {
    const lossOf = lossesOf(view, REFERENCE_WORLDS);
    for (const [level, bot] of bots) losses.get(level)!.push(lossOf(bot(view, seedRandom('choice'))));
    const deals = listed(view);
    if (deals === null) continue;
    sets++;
    const whole = lossesOf(view, deals * Math.ceil(WHOLE_WORLDS / deals));
    if (whole(botOf('hard')(view, seedRandom('choice'))) <= WITHIN) near++;
  }
  const of = `${at.name}; ${REFERENCE_WORLDS} worlds, in points of 100 that a round decides`;
  return [
    ...[...losses].flatMap(([level, all]) => [
      row(
        `${level} loses a choice, ${at.name}`,
        'points',
        (100 * all.reduce((sum, loss) => sum + loss, 0)) / all.length,
        all.length,
        level === 'hard' ? `${of}; at most 0.8` : of,
      ),
      row(
        `${level} loses more than 8 points, ${at.name}`,
        '% of choices',
        (100 * all.filter((loss) => loss > BLUNDER).length) / all.length,
        all.length,
        level === 'hard' ? `${of}; at most 1` : of,
      ),
    ]),
    row(
      `hard within a point of the best over every deal, ${at.name}`,
      '% of choices',
      sets === 0 ? 100 : (100 * near) / sets,
      sets,
      'where at most 3,000 deals fit; at least 98',
    ),
  ];
}
