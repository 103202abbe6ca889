import type { End } from '../engine/line';
import { makeTile } from '../engine/tile';
import type { SetTop, Tile } from '../engine/tile';
import type { Arm } from './arm';
import { isNear, moved, turned } from './placement';
import type { Box } from './placement';
import { wayOut } from './room';
import type { Obstacles, Standing } from './room';

/** A free way to the outside for each arm; no two cross. */
export type Exits = Readonly<Partial<Record<End, readonly Box[]>>>;

export type StandingArm = Standing & {
  readonly end: End;
  /** How many doubles may come at this arm, one after every other tile, before it can turn. */
  readonly doubles: number;
};

/** A double and the single that has to go straight on after it. */
const DOUBLE_AND_SINGLE = 3;

/** In how many squares in a row the corner must do, looking so many doubles ahead. */
function cornersOf(arm: StandingArm, lookahead: number): number {
  return 1 + DOUBLE_AND_SINGLE * Math.min(arm.doubles, lookahead);
}

/**
 * The arms with how many doubles may come at each. Where an arm's own double lies already a single comes next, and
 * it may turn; `lying` are the doubles on the table.
 */
export function standingOf(
  arms: readonly Arm[],
  lying: readonly Tile[],
  top: SetTop,
): readonly StandingArm[] {
  const left = top + 1 - lying.length;
  return arms.map((arm) => {
    const isTurnNext = !arm.straight && lying.includes(makeTile(arm.pips, arm.pips));
    return { ...arm, doubles: isTurnNext ? 0 : left };
  });
}

function isMet(exit: readonly Box[], boxes: readonly Box[]): boolean {
  return exit.some((part) => boxes.some((box) => isNear(part, box, 0)));
}

/**
 * Ways out looked up in this order, each clear of those before it and of those kept; null where one arm finds none.
 * What is laid now is in nobody's way but the others': `own` has it beside it.
 */
function inOrder(
  arms: readonly StandingArm[],
  own: StandingArm,
  obstacles: Obstacles,
  kept: Exits,
  lookahead: number,
): Exits | null {
  const exits: Partial<Record<End, readonly Box[]>> = { ...kept };
  const taken: Box[] = Object.values(kept).flat();
  for (const arm of arms) {
    const others = arm === own ? taken : [...obstacles.others, ...taken];
    const exit = wayOut(arm, { tiles: obstacles.tiles, others }, cornersOf(arm, lookahead));
    if (exit === null) return null;
    exits[arm.end] = exit;
    taken.push(...exit);
  }
  return exits;
}

/**
 * Ways out for all arms after a tile was laid at the first of them: `obstacles.others` is its box. Arms keep the
 * way they have while nothing is in it; where that does not work out, every arm looks anew, in several orders. Null
 * where some arm would be shut in.
 */
export function exitsFor(
  arms: readonly StandingArm[],
  obstacles: Obstacles,
  known: Exits,
  lookahead: number,
): Exits | null {
  const [own, ...others] = arms;
  if (own === undefined) return {};
  const exit = wayOut(own, { tiles: obstacles.tiles, others: [] }, cornersOf(own, lookahead));
  if (exit === null) return null;
  const isKept = ({ end }: StandingArm): boolean => {
    const way = known[end];
    return way !== undefined && !isMet(way, [...obstacles.others, ...exit]);
  };
  const kept = Object.fromEntries(others.filter(isKept).map(({ end }) => [end, known[end] ?? []]));
  const met = others.filter((arm) => !isKept(arm));
  const first = inOrder(met, own, obstacles, { ...kept, [own.end]: exit }, lookahead);
  if (first !== null) return first;
  const free = others.filter(isKept);
  for (const order of [[...met, own, ...free], [...others, own], [...arms].reverse()]) {
    const exits = inOrder(order, own, obstacles, {}, lookahead);
    if (exits !== null) return exits;
  }
  return null;
}

/** While no double lies, the next one may be a spinner: both its short ends would need a way out as well. */
export function mayTakeSpinner(arm: StandingArm, obstacles: Obstacles, lookahead: number): boolean {
  const middle = moved(arm.tip, arm.way, 0.5);
  return [1, -1].every((quarter) => {
    const way = turned(arm.way, quarter);
    const tip = { ...arm, tip: moved(middle, way, 1), way, straight: true };
    return wayOut(tip, obstacles, cornersOf(tip, lookahead)) !== null;
  });
}
