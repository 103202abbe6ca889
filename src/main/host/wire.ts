import type { Table } from '../../shared/engine/state';
import type { FromHost } from '../../shared/protocol/messages';

type Step = Extract<FromHost, { type: 'step' }>;

const texts = new WeakMap<FromHost, string>();
const tables = new WeakMap<Table, string>();

/** A message as it goes over the wire: JSON, written once however many get it. */
export function textOf(message: FromHost): string {
  return once(texts, message, () =>
    message.type === 'step' ? textOfStep(message) : JSON.stringify(message),
  );
}

/** The table is most of a step and the same for everybody, so it is written once for all views of it. */
function textOfStep({ view, ...step }: Step): string {
  const { table, ...own } = view;
  return `${opened(step)},"view":${opened(own)},"table":${once(tables, table, () => JSON.stringify(table))}}}`;
}

/** An object in JSON without its last brace, so that more can be written into it. */
function opened(value: object): string {
  return JSON.stringify(value).slice(0, -1);
}

function once<Key extends object>(known: WeakMap<Key, string>, key: Key, make: () => string): string {
  const text = known.get(key) ?? make();
  known.set(key, text);
  return text;
}
