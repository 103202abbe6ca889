import type { Tile } from '../../shared/engine/tile';
import { unreachable } from '../../shared/result';
import type { Lies } from '../board/tileArt';
import type { Clock } from '../clock';
import type { Point } from '../parts/drag';
import { centreOf, isWithin, placeInReach, spotNearest } from './snap';
import type { Spread } from './snap';

/** A place on the table as it is seen: where, and which way its tile lies. */
export type PlaceSeen = Spread & { readonly lies: Lies };

/** The hand as it is seen: all of it, and each of its spots in their order. */
export type HandSeen = { readonly whole: Spread; readonly spots: readonly Spread[] };

/** What a carried tile would do if it were let go now. */
type Over =
  | { readonly is: 'place'; readonly index: number; readonly seen: PlaceSeen }
  | { readonly is: 'hand'; readonly index: number }
  | { readonly is: 'nothing' };

/**
 * A tile between hand and table. `held`: under the pointer; `lies`: dropped on its place, until the table has it;
 * `home`: on its way back to the hand.
 */
export type Carried = {
  readonly tile: Tile;
  readonly is: 'held' | 'lies' | 'home';
  /** px per end, as in the hand. */
  readonly end: number;
  /** Its middle. */
  readonly at: Point;
  /** Degrees, against the movement. */
  readonly tilt: number;
  readonly over: Over;
};

/** What carrying needs of the screen around it. */
export type AroundCarry = {
  readonly clock: Clock;
  readonly hand: () => HandSeen;
  readonly places: () => readonly PlaceSeen[];
  /** The tile is taken up: where it may be played its places show. */
  readonly lift: (tile: Tile) => void;
  readonly look: (place: number) => void;
  readonly playAt: (place: number) => void;
  readonly arrange: (tile: Tile, index: number) => void;
  /** It was dropped beside everything. */
  readonly putBack: (tile: Tile) => void;
  readonly isStill: () => boolean;
};

const TILT = 2;
/** After so many ms without moving it hangs straight. */
const STRAIGHT_MS = 90;
/** How long the way home takes (design.md section 6). */
export const HOME_MS = 220;
const NOTHING: Over = { is: 'nothing' };

/** My tile while it is dragged, by whatever pointer. */
export class Carry {
  carried: Carried | null = $state.raw(null);
  readonly #around: AroundCarry;
  /** From the pointer to the middle of the tile. */
  #grip: Point = { x: 0, y: 0 };
  #spots: readonly Spread[] = [];
  #straighten: () => void = () => undefined;

  constructor(around: AroundCarry) {
    this.#around = around;
  }

  /** `seen`: the tile as it stands in the hand, with so many px per end. */
  begin(tile: Tile, end: number, seen: Spread, from: Point): void {
    const middle = centreOf(seen);
    this.#grip = { x: middle.x - from.x, y: middle.y - from.y };
    // Where they are before they make room for this one.
    this.#spots = this.#around.hand().spots;
    this.carried = { tile, end, is: 'held', at: middle, tilt: 0, over: NOTHING };
    this.#around.lift(tile);
  }

  move(pointer: Point): void {
    const before = this.carried;
    if (before?.is !== 'held') return;
    const at = { x: pointer.x + this.#grip.x, y: pointer.y + this.#grip.y };
    const over = this.#overAt(pointer, at);
    const wasOn = before.over.is === 'place' ? before.over.index : null;
    if (over.is === 'place' && over.index !== wasOn) this.#around.look(over.index);
    this.carried = { ...before, at, over, tilt: this.#tiltFor(at.x - before.at.x, before.tilt) };
    this.#straighten();
    this.#straighten = this.#around.clock.after(STRAIGHT_MS, () => this.#hangStraight());
  }

  drop(): void {
    const { carried } = this;
    if (carried?.is !== 'held') return;
    const { tile, over } = carried;
    this.#straighten();
    switch (over.is) {
      case 'place':
        this.carried = { ...carried, is: 'lies', tilt: 0 };
        return this.#around.playAt(over.index);
      case 'hand':
        this.#around.arrange(tile, over.index);
        return this.goHome();
      case 'nothing':
        this.goHome();
        return this.#around.putBack(tile);
      default:
        return unreachable(over);
    }
  }

  /** It walks back to the hand; whoever draws it says when it is there. */
  goHome(): void {
    this.#straighten();
    const { carried } = this;
    if (carried === null) return;
    this.carried = this.#around.isStill() ? null : { ...carried, is: 'home', tilt: 0, over: NOTHING };
  }

  /** The hand or the table has it. */
  letGo(): void {
    this.#straighten();
    this.carried = null;
  }

  #overAt(pointer: Point, at: Point): Over {
    const places = this.#around.places();
    const { whole } = this.#around.hand();
    const isInHand = isWithin(pointer, whole);
    const index = placeInReach([pointer, at], places);
    const seen = index === null ? undefined : places[index];
    if (index !== null && seen !== undefined && (!isInHand || isWithin(pointer, seen)))
      return { is: 'place', index, seen };
    return isInHand ? { is: 'hand', index: spotNearest(at, this.#spots) } : NOTHING;
  }

  #tiltFor(by: number, before: number): number {
    if (this.#around.isStill()) return 0;
    return Math.abs(by) < 1 ? before : -TILT * Math.sign(by);
  }

  #hangStraight(): void {
    if (this.carried?.is === 'held') this.carried = { ...this.carried, tilt: 0 };
  }
}
