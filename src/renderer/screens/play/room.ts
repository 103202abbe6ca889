import type { Free } from '../../../shared/geometry/fitView';
import { bareWithin } from '../../board/fitAround';
import type { Room } from '../../board/fitAround';
import { isCrowded, seatsAlong } from '../../seats/crowd';

/** px per end of the largest tile in the mock; it grows with the window. */
export const LARGEST_END = 66;

/** What stands on the cloth beside the line. */
export type OnCloth = {
  readonly seats: number;
  /** Whether the scores are two big columns, or a list. */
  readonly hasColumns: boolean;
  /** px of the pad, or of the slip with my score. */
  readonly padHeight: number;
  /** Whether the open ends are added up on the cloth. */
  readonly hasSum: boolean;
  /** Whether face-down tiles lie beside the line. */
  readonly hasBoneyard: boolean;
};

/** px that everything beside the line takes of the cloth, from its edges inwards. */
type Measures = {
  readonly edge: number;
  readonly bottom: number;
  /** The band of the names above, of one seat or of several side by side. */
  readonly top: { readonly one: number; readonly several: number };
  /** A seat at a side, and each of several one below another. */
  readonly seat: { readonly width: number; readonly one: Span; readonly several: Span };
  readonly pad: { readonly top: number; readonly columns: number; readonly list: number };
  readonly yard: { readonly width: number; readonly height: number };
  readonly sum: { readonly width: number; readonly height: number };
};
type Span = { readonly from: number; readonly high: number };

/** The 1280 × 800 mock. */
const WIDE: Measures = {
  edge: 34,
  bottom: 18,
  top: { one: 98, several: 130 },
  seat: { width: 206, one: { from: 252, high: 150 }, several: { from: 140, high: 114 } },
  pad: { top: 34, columns: 322, list: 270 },
  yard: { width: 356, height: 108 },
  sum: { width: 290, height: 90 },
};
/** Small windows, where the boneyard lies in a column and scores stand by the seats. */
const TIGHT: Measures = {
  edge: 26,
  bottom: 12,
  top: { one: 84, several: 112 },
  seat: { width: 166, one: { from: 142, high: 110 }, several: { from: 92, high: 88 } },
  pad: { top: 20, columns: 214, list: 160 },
  yard: { width: 190, height: 104 },
  sum: { width: 240, height: 76 },
};

/** Where the line may lie on a cloth of `width` × `height` px; one px of the mocks is `unit` px. */
export function clothRoom(
  cloth: OnCloth,
  { width, height }: Pick<Free, 'width' | 'height'>,
  unit: number,
  isTight: boolean,
): Room {
  const sizes = isTight ? TIGHT : WIDE;
  const u = isTight ? 1 : unit;
  const top = (isCrowded(cloth.seats) ? sizes.top.several : sizes.top.one) * u;
  const pad = padOf(cloth, sizes, u, width);
  const seats = [seatsAt('left', cloth, sizes, u, width), seatsAt('right', cloth, sizes, u, width)];
  const yard = { x: 0, y: height - sizes.yard.height * u, width: sizes.yard.width * u, height };
  const sum = {
    x: width - sizes.sum.width * u,
    y: height - sizes.sum.height * u,
    width: sizes.sum.width * u,
    height,
  };
  const taken = [pad, ...seats, ...(cloth.hasBoneyard ? [yard] : []), ...(cloth.hasSum ? [sum] : [])];
  const edge = sizes.edge * u;
  const whole = {
    x: edge,
    y: top,
    width: Math.max(1, width - 2 * edge),
    height: Math.max(1, height - top - sizes.bottom * u),
  };
  return { safe: safePart(whole, taken, width), whole, taken };
}

function padOf({ hasColumns, padHeight }: OnCloth, { pad }: Measures, u: number, width: number): Free {
  const wide = (hasColumns ? pad.columns : pad.list) * u;
  return { x: width - wide, y: 0, width: wide, height: padHeight + (pad.top + 12) * u };
}

function seatsAt(
  side: 'left' | 'right',
  { seats, padHeight }: OnCloth,
  { seat, pad }: Measures,
  u: number,
  width: number,
): Free {
  const along = seatsAlong(seats, side);
  const wide = along === 0 ? 0 : seat.width * u;
  const under = side === 'right' ? padHeight + (pad.top + 12) * u : 0;
  const span = along > 1 ? seat.several : seat.one;
  const y = along > 1 ? Math.max(span.from * u, under) : span.from * u;
  return { x: side === 'left' ? 0 : width - wide, y, width: wide, height: along * span.high * u };
}

/** The middle column between all that stands at the left and at the right. */
function safePart(whole: Free, taken: readonly Free[], width: number): Free {
  const isLeft = ({ x }: Free): boolean => x === 0;
  const left = Math.max(whole.x, ...taken.filter(isLeft).map((other) => other.x + other.width));
  const right = Math.min(
    whole.x + whole.width,
    ...taken.filter((other) => !isLeft(other)).map(({ x }) => x),
    width,
  );
  return { ...whole, x: left, width: Math.max(1, right - left) };
}

/** px beside a line on a phone, where the numbers of its ends are written and what a place would score. */
const PHONE_MARGIN = { x: 12, y: 14 };

/** Where the line may lie on a phone: in a strip that has nothing else on it. */
export function phoneRoom({ width, height }: Pick<Free, 'width' | 'height'>): Room {
  const { x, y } = PHONE_MARGIN;
  return bareWithin({ x, y, width: Math.max(1, width - 2 * x), height: Math.max(1, height - 2 * y) });
}
