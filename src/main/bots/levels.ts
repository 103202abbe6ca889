import type { Move } from '../../shared/engine/moves';
import { nextWord } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';
import type { Bot } from './bot';
import type { Level, Temper } from '../../shared/protocol/botKind';
import { Dice } from './fast/dice';
import type { Recall } from './deals/slots';
import { leaningOf } from './leaning';
import { mannersOf } from './search/manners';
import type { Weighed } from './search/search';
import { search } from './search/search';
import { AT_STAKE } from './search/worth';

/** Whether there is no time left; asked now and then. */
export type IsTimeUp = () => boolean;

type Limits = {
  /** In how many worlds every move is tried. */
  readonly worlds: number;
  readonly solvedMost: number;
  /** What is recalled of passes and draws, by how many turns ago they were. */
  readonly recalls: (ago: number, dice: Dice) => boolean;
  /** What a slip costs at most, as far as the bot can see, of what a round decides; 0 for one that never slips. */
  readonly slipMost: number;
  /** Slips of which the cost is below this are as likely as the best move; others the rarer the dearer. */
  readonly blur: number;
  /** Whether it may slip at play after play of a round, or at every other at most. */
  readonly slipsOften: boolean;
};

const LIMITS: Readonly<Record<Level, Limits>> = {
  hard: { worlds: 4096, solvedMost: 10, recalls: () => true, slipMost: 0, blur: 0, slipsOften: false },
  medium: {
    worlds: 16,
    solvedMost: 6,
    recalls: (ago, dice) => ago <= 8 || dice.below(10) < 7,
    slipMost: 0.06,
    blur: 0.02,
    slipsOften: false,
  },
  easy: {
    worlds: 4,
    solvedMost: 0,
    recalls: (ago) => ago <= 1,
    slipMost: 0.12,
    blur: 0.12,
    slipsOften: true,
  },
};

/** Moves within this of the best, of what a round decides, are as good: manners decide. */
const AS_GOOD = 0.004;
/** What a temper makes up for at most, of what a round decides: less than anybody could tell from the results. */
const LEANS = 0.01;

/**
 * A bot of a level and a temper. `isTimeUp` cuts its thinking short; without it the same view and chance give the same
 * move.
 */
export function botOf(level: Level, isTimeUp?: IsTimeUp, temper: Temper = 'even'): Bot {
  const limits = LIMITS[level];
  return (view, chance) => {
    const dice = Dice.from(nextWord(chance)[1]);
    const weighed = search(view, chance, {
      worlds: limits.worlds,
      solvedMost: limits.solvedMost,
      recalls: recallOf(view, limits, dice),
      ...(isTimeUp === undefined ? {} : { isTimeUp }),
    });
    return choose(view, leant(view, weighed, temper), limits, dice);
  };
}

/** The same moves, worth a little more where the temper likes them. */
function leant(view: SeatView, weighed: readonly Weighed[], temper: Temper): readonly Weighed[] {
  const stake = AT_STAKE[view.table.rules.playScoring];
  const leaning = leaningOf(view, temper);
  return weighed.map(({ move, worth }) => ({ move, worth: worth + LEANS * stake * leaning(move) }));
}

/** Settles for every turn of the round whether it is recalled. */
function recallOf({ table }: SeatView, { recalls }: Limits, dice: Dice): Recall {
  const recalled = table.turns.map((_, turn) => recalls(table.turns.length - turn, dice));
  return (turn) => recalled[turn] === true;
}

function choose(view: SeatView, weighed: readonly Weighed[], limits: Limits, dice: Dice): Move {
  const stake = AT_STAKE[view.table.rules.playScoring];
  const best = Math.max(...weighed.map(({ worth }) => worth));
  const within = (loss: number): readonly Weighed[] =>
    weighed.filter(({ worth }) => worth >= best - loss * stake);
  if (limits.slipMost === 0 || !(limits.slipsOften || isOddPlay(view)))
    return politest(view, within(AS_GOOD));
  return slipping(within(limits.slipMost), best, limits.blur * stake, dice);
}

function isOddPlay({ table, seat }: SeatView): boolean {
  return table.line.laid.filter((laid) => laid.seat === seat).length % 2 === 1;
}

/** One of these, the dearer the rarer. */
function slipping(good: readonly Weighed[], best: number, blur: number, dice: Dice): Move {
  const weights = good.map(({ worth }) => blur / Math.max(blur, best - worth));
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
