import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { Chair, TableFacts } from '../../../src/shared/protocol/tableFacts';
import { makeRules } from '../../../src/shared/rules/presets';

/** A table of four for Draw that still gathers, with these chairs. */
export function factsOf(chairs: readonly Chair[]): TableFacts {
  return {
    id: 'table-1',
    name: "Inês's table",
    setup: { preset: 'draw', chosen: {}, seats: 4 },
    rules: makeRules('draw', 4, {}),
    options: USUAL_OPTIONS,
    at: 'gathering',
    chairs: [...chairs],
    watching: [],
    screens: 0,
    keepers: [],
    wait: null,
    turnLeft: null,
  };
}
