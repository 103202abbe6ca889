import type { SeatAt, TableSide } from '../../seats/around';

type Room = { readonly width: number; readonly height: number };

export type Round = {
  /** px a place card is wide. */
  readonly card: number;
  readonly gap: number;
  /** px per end of the washed tiles. */
  readonly end: number;
  /** Whether cards are too narrow for names in full size. */
  readonly isSmall: boolean;
};

/** The mock's table: a card of 204 × 82, a heap of 28 tiles with ends of 24.5. */
const CARD = { width: 204, height: 82, least: 104 };
const HEAP = { end: 24.5, width: 14.7, height: 14, tiles: 28 };
/** So many px the heap may reach under the cards around it. */
const UNDER = 14;
const SMALL = 160;

/** How large cards and tiles are, so that so many seats and tiles find room; `unit` is the screen's px per px of the mock. */
export function roundOf(
  { width, height }: Room,
  seats: readonly SeatAt[],
  tiles: number,
  unit: number,
): Round {
  const on = (side: TableSide): number => seats.filter((seat) => seat.side === side).length;
  const gap = Math.min(16 * unit, width / 30);
  const across = Math.max(on('top'), 3);
  const room = Math.floor((width - (across - 1) * gap) / across);
  const card = Math.max(CARD.least, Math.min(CARD.width * unit, room));
  const cardHeight = CARD.height * unit;
  const sides = on('left') + on('right') > 0 ? 2 * (card - UNDER) : 0;
  const grown = Math.sqrt(tiles / HEAP.tiles);
  const wide = (width - sides) / (HEAP.width * grown);
  const high = (height - 2 * (cardHeight - UNDER / 2)) / (HEAP.height * grown);
  return { card, gap, end: Math.max(2, Math.min(HEAP.end * unit, wide, high)), isSmall: card < SMALL * unit };
}
