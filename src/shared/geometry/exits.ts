import type { End } from '../engine/line';
import { makeTile } from '../engine/tile';
import type { SetTop, Tile } from '../engine/tile';
import type { Arm } from './arm';
import { isNear, moved, turned } from './placement';
import type { Box } from './placement';
import { wayOut } from './room';
import type { Standing } from './room';

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

function isFree(exit: readonly Box[], boxes: readonly Box[]): boolean {
  return exit.every((part) => boxes.every((box) => !isNear(part, box, 0)));
}

/** Ways out looked up in this order, each clear of the ones before it; null where one arm finds none. */
function inOrder(arms: readonly StandingArm[], boxes: readonly Box[], lookahead: number): Exits | null {
  const exits: Partial<Record<End, readonly Box[]>> = {};
  const taken: Box[] = [];
  for (const arm of arms) {
    const exit = wayOut(arm, boxes, taken, cornersOf(arm, lookahead));
    if (exit === null) return null;
    exits[arm.end] = exit;
    taken.push(...exit);
  }
  return exits;
}

/** The arms whose known way out is still free of the new box and of the new way out; and the others. */
function stillFree(
  arms: readonly StandingArm[],
  known: Exits,
  isMet: (exit: readonly Box[]) => boolean,
): { readonly free: readonly StandingArm[]; readonly met: readonly StandingArm[] } {
  const isKept = (arm: StandingArm): boolean => {
    const exit = known[arm.end];
    return exit !== undefined && !isMet(exit);
  };
  return { free: arms.filter(isKept), met: arms.filter((arm) => !isKept(arm)) };
}

/**
 * Ways out for all arms after a tile was laid at the first of them, whose box is the last of `boxes`. Arms keep the
 * way they have while nothing is in it; where that does not work out, every arm looks anew, in several orders. Null
 * where some arm would be shut in.
 */
export function exitsFor(
  arms: readonly StandingArm[],
  boxes: readonly Box[],
  known: Exits,
  lookahead: number,
): Exits | null {
  const [own, ...others] = arms;
  const laid = boxes[boxes.length - 1];
  if (own === undefined || laid === undefined) return null;
  const exit = wayOut(own, boxes, [], cornersOf(own, lookahead));
  if (exit === null) return null;
  const { free, met } = stillFree(others, known, (other) => !isFree(other, [laid, ...exit]));
  const kept = Object.fromEntries(free.map((arm) => [arm.end, known[arm.end] ?? []]));
  const taken = [...exit, ...Object.values(kept).flat()];
  if (met.length === 0) return { ...kept, [own.end]: exit };

  const found: Partial<Record<End, readonly Box[]>> = { ...kept, [own.end]: exit };
  const isFound = met.every((arm) => {
    const way = wayOut(arm, boxes, taken, cornersOf(arm, lookahead));
    if (way === null) return false;
    found[arm.end] = way;
    taken.push(...way);
    return true;
  });
  if (isFound) return found;
  for (const order of [[...met, own, ...free], [...others, own], [...arms].reverse()]) {
    const exits = inOrder(order, boxes, lookahead);
    if (exits !== null) return exits;
  }
  return null;
}

/** While no double lies, the next one may be a spinner: both its short ends would need a way out as well. */
export function mayTakeSpinner(arm: StandingArm, boxes: readonly Box[], lookahead: number): boolean {
  const middle = moved(arm.tip, arm.way, 0.5);
  return [1, -1].every((quarter) => {
    const way = turned(arm.way, quarter);
    const tip = { ...arm, tip: moved(middle, way, 1), way, straight: true };
    return wayOut(tip, boxes, [], cornersOf(tip, lookahead)) !== null;
  });
}
