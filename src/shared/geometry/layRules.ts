import type { Seat } from '../engine/seat';
import type { Table } from '../engine/state';
import type { OptionTable } from '../rules/optionTable';
import type { Rules } from '../rules/rules';
import type { Shape } from './area';
import type { LayRules } from './layout';
import { turnsFor } from './turn';

/** `placing`: the area the line lies in, and by how many quarter turns clockwise a seat sees it turned. */
const LIES: OptionTable<
  Rules['placing'],
  { readonly shape: Shape; readonly turns: (seat: Seat, leader: Seat, seats: number) => number }
> = {
  free: { shape: 'wide', turns: () => 0 },
  prescribed: { shape: 'square', turns: turnsFor },
};

/** `spinner`: whether the line may have four arms. */
const BRANCHES: OptionTable<Rules['spinner'], boolean> = { none: false, 'first-double': true };

/** How the line lies by these rules: the same for the engine and every screen. */
export function layRulesOf({
  set,
  spinner,
  placing,
}: Pick<Rules, 'set' | 'spinner' | 'placing'>): Required<LayRules> {
  return { top: set, branches: BRANCHES[spinner], shape: LIES[placing].shape };
}

/** How a seat sees the line: as it lies, and turned so that the seat is below; watchers sit with seat 0. */
export function boardFor(
  { rules, leader, seats }: Pick<Table, 'rules' | 'leader' | 'seats'>,
  seat: Seat | null,
): Required<LayRules> & { readonly turns: number } {
  const { turns } = LIES[rules.placing];
  return { ...layRulesOf(rules), turns: turns(seat ?? 0, leader, seats) };
}
