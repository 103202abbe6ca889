import type { Tile } from '../../../shared/engine/tile';
import { faceOf, tilesOfSet } from '../../../shared/engine/tile';
import type { Seat } from '../../../shared/engine/seat';
import type { SeatView } from '../../../shared/engine/view';
import type { LeadFacts } from './leadFacts';
import { leadFactsOf } from './leadFacts';
import type { Recall, Shown, Slot } from './slots';
import { everything, lackedUntil, readComings } from './slots';

/** The slot of the boneyard belongs to nobody. */
export const YARD = -1;

/** Tiles, and the slots each may have come from: every way to fill the slots is a deal that fits what a seat saw. */
export type Puzzle = {
  readonly tiles: readonly Tile[];
  /** Whose each slot is, or `YARD`; and how many tiles are in it. */
  readonly owners: Int32Array;
  readonly sizes: Int32Array;
  /**
   * Whether a tile may be in a slot, by `tile * slots + slot`. A deal fits exactly one of these; they are several only
   * where nobody saw which tile decided the lead.
   */
  readonly mays: readonly Uint8Array[];
  /** Whether a tile still lies hidden; the others were laid, and it only matters which slot they left. */
  readonly isHidden: Uint8Array;
};

/** What a view comes to, for somebody who recalls so much of what was shown. */
export function puzzleOf(view: SeatView, recalls: Recall = everything): Puzzle {
  const { table, seat, hand } = view;
  const lead = leadFactsOf(table);
  const comings = readComings(table, recalls);
  const { shown } = comings;
  const own = comings.slots.filter((slot) => slot.seat === seat);
  // Of my own tiles it only matters which I was dealt, and only where nobody saw what decided the lead.
  const isOwnOpen = lead.told === 'holder' && own.length > 1;
  const slots = isOwnOpen ? comings.slots : comings.slots.filter((slot) => slot.seat !== seat);
  const laid = new Map(shown.map((one) => [one.tile, one]));
  const isMine = (tile: Tile): boolean => laid.get(tile)?.seat === seat || hand.includes(tile);
  const tiles = tilesOfSet(table.rules.set).filter((tile) => isOwnOpen || !isMine(tile));
  const seen: Seen = { view, slots, tiles, laid, plays: playsOf(table, shown) };
  const inSlots = slots.reduce((sum, { size }) => sum + size, 0);
  return {
    tiles,
    owners: Int32Array.from([...slots.map((slot) => slot.seat), YARD]),
    sizes: Int32Array.from([...slots.map(({ size }) => size), tiles.length - inSlots]),
    mays:
      lead.told === 'holder'
        ? deciders(view, shown, lead, isOwnOpen).map((tile) => placesOf(seen, lead.without(tile), tile))
        : [placesOf(seen, lead.told === 'tile' ? lead.without : () => false, null)],
    isHidden: Uint8Array.from(tiles, (tile) => Number(!laid.has(tile) && !isMine(tile))),
  };
}

function playsOf({ held }: SeatView['table'], shown: readonly Shown[]): readonly number[] {
  return held.map((_, seat) => shown.filter((one) => one.seat === seat).length);
}

/** The tiles that may have decided the lead, as far as anything dealt for certain says. */
function deciders(
  { table, seat, hand }: SeatView,
  shown: readonly Shown[],
  { decides, without }: Extract<LeadFacts, { told: 'holder' }>,
  isOwnOpen: boolean,
): readonly Tile[] {
  const mine = [...hand, ...shown.filter((each) => each.seat === seat).map(({ tile }) => tile)];
  const byOthers = new Set(shown.filter((each) => each.seat !== table.leader).map(({ tile }) => tile));
  return tilesOfSet(table.rules.set).filter((tile) => {
    if (!decides(tile) || byOthers.has(tile)) return false;
    if (mine.includes(tile) !== (table.leader === seat)) return false;
    return isOwnOpen || !mine.some(without(tile));
  });
}

type Seen = {
  readonly view: SeatView;
  readonly slots: readonly Slot[];
  readonly tiles: readonly Tile[];
  readonly laid: ReadonlyMap<Tile, Shown>;
  /** How many plays each seat has made. */
  readonly plays: readonly number[];
};

/** Which slots each tile may be in, where this tile decided the lead and no hand was dealt an excluded one. */
function placesOf(
  { view, slots, tiles, laid, plays }: Seen,
  isExcluded: (tile: Tile) => boolean,
  decider: Tile | null,
): Uint8Array {
  const { table, seat, hand } = view;
  const width = slots.length + 1;
  const may = new Uint8Array(tiles.length * width);
  const fits = (tile: Tile, slot: Slot, holder: Seat, until: number): boolean => {
    const { low, high } = faceOf(tile);
    if (slot.seat !== holder || slot.since > until) return false;
    if (slot.isDealt && isExcluded(tile)) return false;
    if (tile === decider && !(slot.isDealt && slot.seat === table.leader)) return false;
    return (((1 << low) | (1 << high)) & lackedUntil(slot, until)) === 0;
  };
  for (const [at, tile] of tiles.entries()) {
    const one = laid.get(tile);
    const isHeld = hand.includes(tile);
    for (const [to, slot] of slots.entries()) {
      const holder = one?.seat ?? (isHeld ? seat : slot.seat);
      if (one === undefined && !isHeld && slot.seat === seat) continue;
      if (fits(tile, slot, holder, one?.play ?? plays[holder]!)) may[at * width + to] = 1;
    }
    if (one === undefined && !isHeld && tile !== decider) may[at * width + slots.length] = 1;
  }
  return may;
}
