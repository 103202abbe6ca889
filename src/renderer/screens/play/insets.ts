/** How much of the cloth's four edges belongs to seats, pad and boneyard, in px: the line owns the middle. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** What stands on the cloth beside the line. */
export type OnCloth = {
  readonly seats: number;
  /** Whether the open ends are added up on the cloth. */
  readonly hasSum: boolean;
  /** Whether face-down tiles lie beside the line. */
  readonly hasBoneyard: boolean;
};

/** From so many seats on they are drawn smaller: two or three stand along an edge. */
const MANY = 5;

export function isCrowded(seats: number): boolean {
  return seats >= MANY;
}

/** px of the 1280 × 800 mock. */
const WIDE = { top: 108, crowd: 140, bottom: 104, edge: 60, seat: 216, columns: 330, list: 280 };
/** px of small windows, where the boneyard lies in the left column under a seat and scores stand by the seats. */
const TIGHT = { top: 84, crowd: 110, bottom: 24, sum: 70, edge: 34, seat: 166, yard: 150 };

/** For a window whose desk unit is `unit`. */
export function clothInsets(cloth: OnCloth, unit: number, isTight: boolean): Insets {
  return isTight ? tightInsets(cloth) : wideInsets(cloth, unit);
}

function wideInsets({ seats }: OnCloth, unit: number): Insets {
  const { top, crowd, bottom, edge, seat, columns, list } = WIDE;
  return {
    top: (isCrowded(seats) ? crowd : top) * unit,
    right: (seats > 2 ? list : columns) * unit,
    bottom: bottom * unit,
    left: (seats > 2 ? seat : edge) * unit,
  };
}

function tightInsets({ seats, hasSum, hasBoneyard }: OnCloth): Insets {
  const { top, crowd, bottom, sum, edge, seat, yard } = TIGHT;
  return {
    top: isCrowded(seats) ? crowd : top,
    right: seats > 3 ? seat : edge,
    bottom: hasSum ? sum : bottom,
    left: seats > 2 ? seat : hasBoneyard ? yard : edge,
  };
}
