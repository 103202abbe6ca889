import type { End } from '../engine/line';
import type { OptionTable } from './optionTable';
import type { Rules } from './rules';

/** `placing`: which of the open ends a tile fits it may be played to (rules.md section 4). */
export const PLACING: OptionTable<Rules['placing'], (fitting: readonly End[]) => readonly End[]> = {
  free: (fitting) => fitting,
};
