/**
 * What an option's values mean: one table an option, looked up and never asked about elsewhere.
 * A value without a line is not playable yet: `check` refuses it before a game begins.
 */
export type OptionTable<Value extends string | number, Meaning> = Readonly<Partial<Record<Value, Meaning>>>;

/** What `value` means. Throws where `check` was not asked first. */
export function meaningOf<Value extends string | number, Meaning>(
  table: OptionTable<Value, Meaning>,
  value: Value,
): Meaning {
  const meaning = table[value];
  if (meaning === undefined) throw new Error(`Not playable: ${value}`);
  return meaning;
}
