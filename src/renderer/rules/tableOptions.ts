import * as v from 'valibot';
import { tableOptionsSchema } from '../../shared/protocol/tableFacts';
import type { TableOptions } from '../../shared/protocol/tableFacts';
import type { TableSlot } from '../../shared/texts/rules/sentence';
import type { Value } from '../setup';

/** The options with one of them as chosen; what none of them may be changes nothing. */
export function withOption(options: TableOptions, slot: TableSlot, value: Value): TableOptions {
  const read = v.safeParse(tableOptionsSchema, { ...options, [slot]: value });
  return read.success ? read.output : options;
}
