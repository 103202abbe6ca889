/** How much of the cloth's four edges belongs to seats, pad and boneyard, in px: the line owns the middle. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** px of the 1280 × 800 mock, and of the tight layout of small windows. */
const WIDE = { top: 108, bottom: 104, edge: 60, seat: 216, columns: 330, list: 280 };
const TIGHT = { top: 92, bottom: 78, edge: 40, seat: 200, columns: 214, list: 214 };

/** For a table of `seats` in a window whose desk unit is `unit`. */
export function clothInsets(seats: number, unit: number, isTight: boolean): Insets {
  const { top, bottom, edge, seat, columns, list } = isTight ? TIGHT : WIDE;
  return {
    top: top * unit,
    right: (seats > 2 ? list : columns) * unit,
    bottom: bottom * unit,
    left: (seats > 2 ? seat : edge) * unit,
  };
}
