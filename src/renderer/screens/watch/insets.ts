import type { Table } from '../../../shared/engine/state';
import { fitView } from '../../../shared/geometry/fitView';
import { layLine } from '../../../shared/geometry/layLine';
import { isCrowded } from '../play/insets';
import type { Insets } from '../play/insets';

/** The TV's picture (design.md section 9). */
const PICTURE = { width: 1920, height: 1080 };
/** px of it that seats, cards and notes take from the edges. */
const EDGE = 110;
const SIDE = 396;
const TOP = { one: 176, several: 216, slid: 226 };
const BOTTOM = 190;

/** The cloth's edges on the TV at a table of `seats`; `slid` where the seats at the sides sit at their upper ends. */
export function tvInsets(seats: number, slid: boolean): Insets {
  const top = slid ? TOP.slid : isCrowded(seats) ? TOP.several : TOP.one;
  const left = slid ? EDGE : SIDE;
  // Three leave the right side of the table empty; two have their cards in both corners.
  return { top, right: slid || seats === 3 ? EDGE : SIDE, bottom: BOTTOM, left };
}

/** Whether a line is so long that its tiles get under `readable` px per end, and are larger with the full width. */
export function isWidthWanted({ line, seats, rules }: Table, readable: number): boolean {
  const options = { top: rules.set, spinner: line.spinner, branches: rules.spinner !== 'none' };
  const { placements } = layLine(line.laid, options);
  const endWith = (slid: boolean): number => {
    const { top, right, bottom, left } = tvInsets(seats, slid);
    const free = { x: 0, y: 0, width: PICTURE.width - left - right, height: PICTURE.height - top - bottom };
    return fitView(placements, free).end;
  };
  const end = endWith(false);
  return end < readable && endWith(true) > end;
}
