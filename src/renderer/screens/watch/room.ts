import type { Table } from '../../../shared/engine/state';
import type { Free } from '../../../shared/geometry/fitView';
import { layLine } from '../../../shared/geometry/layLine';
import { layRulesOf } from '../../../shared/geometry/layRules';
import { fitAround } from '../../board/fitAround';
import type { Room } from '../../board/fitAround';
import { isCrowded, seatsAlong } from '../../seats/crowd';
import { scoresInPlay } from '../../turn/addition';

/** What stands on the TV beside the line. */
export type OnTv = {
  readonly seats: number;
  /** Whether two sides have a card each in the upper corners; else scores stand by the seats. */
  readonly hasCards: boolean;
  /** Whether the open ends are added up, which may take two lines. */
  readonly hasSum: boolean;
  /** Whether the table's code stands above the boneyard, or without cards in the upper right corner. */
  readonly hasCode: boolean;
  /** Whether those at the sides sit at their upper ends, so that a long line has the width of the table. */
  readonly slid: boolean;
};

/** The TV's picture, in whose px all of this is (design.md section 9). */
const PICTURE = { width: 1920, height: 1080 };
const EDGE = 96;
const BOTTOM = 180;
const TOP = { one: 164, several: 208, slid: 216 };
const SIDE = 396;
const CARD = { width: 500, height: 362 };
/** A seat at a side with its score, and each of several. */
const SEAT = { from: 450, high: 385 };
const SEATS = { from: 296, high: 166 };
/** Where a sum of two lines begins. */
const SUM_FROM = 845;
/** The four tiles of the deal, with how often it was dealt beside them, over the open ends. */
const DEAL = { from: 805, width: 600 };
const CODE = { width: 410, low: { y: 745, height: 335 }, high: { y: 0, height: 275 } };
/** What was told last, in a corner. */
const TOLD = { width: 510, high: 205 };

/** Where the line may lie on the TV. */
export function tvRoom(tv: OnTv): Room {
  const { seats, hasCards, hasSum, hasCode, slid } = tv;
  const top = slid ? TOP.slid : isCrowded(seats) ? TOP.several : TOP.one;
  const height = (slid && hasSum ? SUM_FROM : PICTURE.height - BOTTOM) - top;
  const whole = { x: EDGE, y: top, width: PICTURE.width - 2 * EDGE, height };
  if (slid) return { safe: whole, whole, taken: [] };
  const taken = [
    ...sideSeats(seats),
    ...(hasCards ? cards() : [corner()]),
    deal(),
    ...(hasCode ? [code(hasCards)] : []),
  ];
  const right = seats === 3 ? EDGE : SIDE;
  const middle = { x: SIDE, y: top, width: PICTURE.width - SIDE - right, height };
  const safe = hasCards ? { ...middle, x: CARD.width, width: PICTURE.width - 2 * CARD.width } : middle;
  return { safe, whole, taken };
}

function sideSeats(seats: number): readonly Free[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const along = seatsAlong(seats, side);
    const { from, high } = along > 1 ? SEATS : SEAT;
    const x = side === 'left' ? 0 : PICTURE.width - SIDE;
    return along === 0 ? [] : [{ x, y: from, width: SIDE, height: along * high }];
  });
}

function cards(): readonly Free[] {
  const { width, height } = CARD;
  return [
    { x: 0, y: 0, width, height },
    { x: PICTURE.width - width, y: 0, width, height },
  ];
}

function deal(): Free {
  return { x: 0, y: DEAL.from, width: DEAL.width, height: PICTURE.height - DEAL.from };
}

function code(hasCards: boolean): Free {
  const { width, low, high } = CODE;
  return { x: PICTURE.width - width, width, ...(hasCards ? low : high) };
}

function corner(): Free {
  return { x: 0, y: 0, width: TOLD.width, height: TOLD.high };
}

/** Whether a line is so long that its tiles get under `readable` px per end, and are larger with the full width. */
export function isWidthWanted({ line, seats, rules }: Table, readable: number): boolean {
  const { placements } = layLine(line.laid, { ...layRulesOf(rules), spinner: line.spinner });
  const endWith = (slid: boolean): number =>
    fitAround(
      placements,
      tvRoom({ seats, hasCards: false, hasSum: scoresInPlay(rules), hasCode: false, slid }),
      readable,
    ).end;
  const end = endWith(false);
  return end < readable && endWith(true) > end;
}

/** The same room in a picture of another size. */
export function scaled({ safe, whole, taken }: Room, by: number): Room {
  const scale = ({ x, y, width, height }: Free): Free => ({
    x: x * by,
    y: y * by,
    width: width * by,
    height: height * by,
  });
  return { safe: scale(safe), whole: scale(whole), taken: taken.map(scale) };
}
