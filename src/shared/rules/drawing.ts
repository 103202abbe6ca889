import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

/** `drawing`: how many tiles a seat may draw in one turn (rules.md section 4). */
export const DRAWING: OptionTable<Rules['drawing'], number> = {
  'until-playable': Infinity,
  one: 1,
  two: 2,
  none: 0,
};

/** `reserve`: how many tiles of the boneyard are never drawn, by the number of seats. */
export const RESERVE: OptionTable<Rules['reserve'], (seats: number) => number> = {
  0: () => 0,
  1: () => 1,
  2: () => 2,
  'by-players': (seats) => (seats === 2 ? 2 : 1),
};

/** How many of the boneyard's tiles may still be drawn in this round, by whomever. */
export function tilesToDraw(rules: Rules, seats: number, boneyard: number): number {
  if (DRAWING[rules.drawing] === 0) return 0;
  return Math.max(0, boneyard - RESERVE[rules.reserve](seats));
}

/** Whether a seat that drew `drawn` tiles in this turn may draw one more. */
export function mayDrawMore(rules: Rules, seats: number, boneyard: number, drawn: number): boolean {
  return drawn < DRAWING[rules.drawing] && tilesToDraw(rules, seats, boneyard) > 0;
}
