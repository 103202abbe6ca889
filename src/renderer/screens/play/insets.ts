/** How much of the cloth's four edges belongs to seats, pad and boneyard, in px: the line owns the middle. */
export type Insets = {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
};

/** For a table of `seats` in a window whose desk unit is `unit`. */
export function clothInsets(seats: number, unit: number, isTight: boolean): Insets {
  const sides = seats > 2 ? 200 : 60;
  if (isTight) return { top: 92, right: seats > 3 ? 150 : 60, bottom: 84, left: seats > 2 ? 150 : 60 };
  return {
    top: 108 * unit,
    right: (seats > 3 ? 200 : 60) * unit,
    bottom: 104 * unit,
    left: sides * unit,
  };
}
