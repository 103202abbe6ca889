import type { End } from '../engine/line';
import type { Seat } from '../engine/seat';
import type { Table } from '../engine/state';
import { layGrowing } from '../geometry/layGrowing';
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
    // Looked up for the first tile that fits two ends: often there is none.
    let layout: Layout | null = null;
    return (fitting) => {
      layout ??= layGrowing(line, layRulesOf(rules));
      return [nearestEnd(fitting, edge, layout)];
    };
  },
};
