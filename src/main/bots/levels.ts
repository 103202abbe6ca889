import type { Move } from '../../shared/engine/moves';
import { nextWord } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';
import type { Bot } from './bot';
import { Dice } from './fast/dice';
import type { Recall } from './deals/slots';
import { mannersOf } from './search/manners';
import type { Weighed } from './search/search';
import { search } from './search/search';

/** How well a bot plays: all see the same, and differ in what they recall and how far they look. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** Whether there is no time left; asked now and then. */
export type IsTimeUp = () => boolean;

type Temper = {
  /** In how many worlds every move is tried. */
  readonly worlds: number;
  readonly solvedMost: number;
  /** What is recalled of passes and draws, by how many turns ago they were. */
  readonly recalls: (ago: number, dice: Dice) => boolean;
  /** A slip costs no more than this, of a round's worth; 0 for one that never slips. */
  readonly slipMost: number;
  /** How readily a worse move is taken for a better one, in the same measure. */
  readonly blur: number;
};

const TEMPERS: Readonly<Record<Level, Temper>> = {
  hard: { worlds: 512, solvedMost: 10, recalls: () => true, slipMost: 0, blur: 0 },
  medium: {
    worlds: 32,
    solvedMost: 6,
    recalls: (ago, dice) => ago <= 8 || dice.below(10) < 7,
    slipMost: 0.06,
    blur: 0.03,
  },
  easy: { worlds: 16, solvedMost: 0, recalls: (ago) => ago <= 1, slipMost: 0.12, blur: 0.08 },
};

/** Moves within this of the best are as good: manners decide. */
const AS_GOOD = 0.01;

/** A bot of a level. `isTimeUp` cuts its thinking short; without it the same view and chance give the same move. */
export function botOf(level: Level, isTimeUp?: IsTimeUp): Bot {
  const temper = TEMPERS[level];
  return (view, chance) => {
    const dice = Dice.from(nextWord(chance)[1]);
    const weighed = search(view, chance, {
      worlds: temper.worlds,
      solvedMost: temper.solvedMost,
      recalls: recallOf(view, temper, dice),
      ...(isTimeUp === undefined ? {} : { isTimeUp }),
    });
    return choose(view, weighed, temper, dice);
  };
}

/** Settles for every turn of the round whether it is recalled. */
function recallOf({ table }: SeatView, { recalls }: Temper, dice: Dice): Recall {
  const recalled = table.turns.map((_, turn) => recalls(table.turns.length - turn, dice));
  return (turn) => recalled[turn] === true;
}

function choose(view: SeatView, weighed: readonly Weighed[], temper: Temper, dice: Dice): Move {
  const best = Math.max(...weighed.map(({ worth }) => worth));
  const slip = maySlip(view) ? temper.slipMost : 0;
  const good = weighed.filter(({ worth }) => worth >= best - Math.max(AS_GOOD, slip));
  if (slip > 0) return slipping(good, best, temper.blur, dice);
  return politest(view, good);
}

/** Nobody slips twice running: only at every other play of the round. */
function maySlip({ table, seat }: SeatView): boolean {
  return table.line.laid.filter((laid) => laid.seat === seat).length % 2 === 1;
}

/** One of these, the worse the rarer. */
function slipping(good: readonly Weighed[], best: number, blur: number, dice: Dice): Move {
  const weights = good.map(({ worth }) => Math.max(0, 1 - (best - worth) / (2 * blur)) + 0.05);
  let rest = dice.unit() * weights.reduce((sum, weight) => sum + weight, 0);
  const chosen = good.find((_, at) => (rest -= weights[at] ?? 0) < 0) ?? good[0];
  if (chosen === undefined) throw new Error('No move is as good as the best');
  return chosen.move;
}

function politest(view: SeatView, good: readonly Weighed[]): Move {
  const [first, ...others] = good;
  if (first === undefined) throw new Error('No move is as good as the best');
  if (others.length === 0) return first.move;
  const manners = mannersOf(view);
  return good.reduce((best, each) => (manners(each.move) > manners(best.move) ? each : best)).move;
}
