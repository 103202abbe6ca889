import { EMPTY_LINE, lay } from '../../../shared/engine/lay';
import type { OpenEnds } from '../../../shared/engine/line';
import { ENDS } from '../../../shared/engine/line';
import type { Seat } from '../../../shared/engine/seat';
import type { Tile } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';

type SeenTable = SeatView['table'];

/** Tiles that came to a seat together, in the deal or drawn one after another, and what the seat has shown since. */
export type Slot = {
  readonly seat: Seat;
  readonly isDealt: boolean;
  size: number;
  /** How many plays the seat had made when they came. */
  readonly since: number;
  /**
   * The numbers that none of them had, a bit each, while the seat had made so many plays: by the number of plays.
   * Facts are dated: a tile played meanwhile is bound by those before its play alone.
   */
  readonly lacks: number[];
};

/** A tile a seat laid, as its so-manieth play, counted from 0. */
export type Shown = { readonly tile: Tile; readonly seat: Seat; readonly play: number };

/** Where the tiles of every seat came from, and those that were laid, from what everybody saw of this round. */
export type Comings = { readonly slots: readonly Slot[]; readonly shown: readonly Shown[] };

/** Whether somebody recalls what a pass or a draw showed, by its place among the turns of the round. */
export type Recall = (turn: number) => boolean;

export const everything: Recall = () => true;

/** The numbers a tile may be added to, a bit each. */
function openBits(ends: OpenEnds): number {
  return ENDS.reduce((bits, end) => {
    const open = ends[end];
    return open === undefined ? bits : bits | (1 << open.pips);
  }, 0);
}

/**
 * Reads the round (rules.md section 4): who passes has nothing that fits; who draws neither, unless drawing is a
 * choice. What is drawn is a slot of its own, for what was shown before says nothing about it.
 */
export function readComings({ turns, line, held, rules }: SeenTable, recalls: Recall = everything): Comings {
  const drawn = held.map(
    (_, seat) => turns.filter((turn) => turn.seat === seat && turn.did === 'draw').length,
  );
  const plays = held.map(() => 0);
  const shown: Shown[] = [];
  const slots = held.map((count, seat): Slot => {
    const played = line.laid.filter((laid) => laid.seat === seat).length;
    const size = count + played - (drawn[seat] ?? 0);
    return { seat, isDealt: true, size, since: 0, lacks: [] };
  });
  let standing = EMPTY_LINE;
  for (const [turn, { seat, did }] of turns.entries()) {
    const play = plays[seat]!;
    if (did === 'play') {
      const at = standing.laid.length;
      const laid = line.laid[at];
      if (laid === undefined) throw new Error('More plays than tiles on the table');
      standing = lay(standing, laid, at === line.spinner);
      shown.push({ tile: laid.tile, seat, play });
      plays[seat] = play + 1;
      continue;
    }
    if ((did === 'pass' || !rules.drawByChoice) && recalls(turn)) {
      const open = openBits(standing.ends);
      for (const slot of slots) if (slot.seat === seat) slot.lacks[play] = (slot.lacks[play] ?? 0) | open;
    }
    if (did === 'draw') slots.push({ seat, isDealt: false, size: 1, since: play, lacks: [] });
  }
  return { slots: merged(slots), shown };
}

/** Draws of one seat that nothing tells apart are one slot. */
function merged(slots: readonly Slot[]): readonly Slot[] {
  const alike = new Map<string, Slot>();
  for (const slot of slots) {
    const { seat, isDealt, since, lacks } = slot;
    const key = `${seat} ${isDealt} ${since} ${lacks[since] ?? 0}`;
    const same = alike.get(key);
    if (same === undefined) alike.set(key, slot);
    else same.size += slot.size;
  }
  return [...alike.values()];
}

/** The numbers a slot's tile lacks, a bit each, if it was held until its seat's play `until`. */
export function lackedUntil({ since, lacks }: Slot, until: number): number {
  let bits = 0;
  for (let play = since; play <= until; play++) bits |= lacks[play] ?? 0;
  return bits;
}
