/**
 * What an option's values mean: one table an option, looked up and never asked about elsewhere. The type holds that
 * every value of the schema has its meaning.
 */
export type OptionTable<Value extends string | number, Meaning> = Readonly<Record<Value, Meaning>>;
