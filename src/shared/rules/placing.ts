import type { End } from '../engine/line';
import type { Seat } from '../engine/seat';
import type { Table } from '../engine/state';
import { layLine } from '../geometry/layLine';
import type { Layout } from '../geometry/layout';
import { layRulesOf } from '../geometry/layRules';
import { nearestEnd } from '../geometry/nearestEnd';
import { edgeOf } from '../geometry/turn';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

type Placed = Pick<Table, 'line' | 'rules' | 'leader' | 'seats'>;

/** Of the open ends one tile fits, several of them, those it may be played to. */
type Narrow = (fitting: readonly End[]) => readonly End[];

/** `placing`: which of the open ends a tile fits a seat may play it to (rules.md section 4). */
export const PLACING: OptionTable<Rules['placing'], (table: Placed, seat: Seat) => Narrow> = {
  free: () => (fitting) => fitting,
  prescribed: ({ line, rules, leader, seats }, seat) => {
    const edge = edgeOf(seat, leader, seats);
    // Laid out for the first tile that fits two ends, which is seldom asked for.
    let layout: Layout | null = null;
    return (fitting) => {
      layout ??= layLine(line.laid, { ...layRulesOf(rules), spinner: line.spinner });
      return [nearestEnd(fitting, edge, layout)];
    };
  },
};
