import * as v from 'valibot';
import { tileSchema } from '../../shared/protocol/seen';
import type { SeatView } from '../../shared/engine/view';
import type { Tile } from '../../shared/engine/tile';

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const KEY = 'boneyard.hands';
/** Hands of other tables that are kept beside this one. */
const MOST_KEPT = 4;

const keptSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ table: v.string(), seat: v.number(), round: v.number(), tiles: v.array(tileSchema) })),
);
type Kept = v.InferOutput<typeof keptSchema>[number];

/** How people laid their hands, kept on this device so that a reload finds them so. */
export type KeptHands = {
  /** As this hand was laid last, in this round; null where it was not. */
  readonly laid: (tableId: string, view: SeatView) => readonly Tile[] | null;
  readonly keep: (tableId: string, view: SeatView, tiles: readonly Tile[]) => void;
};

function isOf(tableId: string, { seat, table }: SeatView, kept: Kept): boolean {
  return kept.table === tableId && kept.seat === seat && kept.round === table.round;
}

/** Whether these tiles were dealt or drawn in this very deal: each is still held, or lies where this seat played it. */
export function isOfThisDeal({ seat, hand, table }: SeatView, tiles: readonly Tile[]): boolean {
  const played = table.line.laid.filter((laid) => laid.seat === seat).map(({ tile }) => tile);
  return tiles.every((tile) => hand.includes(tile) || played.includes(tile));
}

/** Keeps hands in a store of the browser; what cannot be read there is as good as nothing. */
export function keepHandsIn(store: Store): KeptHands {
  const read = (): readonly Kept[] => {
    const parsed = v.safeParse(keptSchema, store.getItem(KEY));
    return parsed.success ? parsed.output : [];
  };
  return {
    laid: (tableId, view) => {
      const tiles = read().find((kept) => isOf(tableId, view, kept))?.tiles ?? null;
      return tiles !== null && isOfThisDeal(view, tiles) ? tiles : null;
    },
    keep: (tableId, view, tiles) => {
      const others = read().filter((kept) => kept.table !== tableId || kept.seat !== view.seat);
      const mine: Kept = { table: tableId, seat: view.seat, round: view.table.round, tiles: [...tiles] };
      store.setItem(KEY, JSON.stringify([mine, ...others.slice(0, MOST_KEPT)]));
    },
  };
}
