/** What the watchers bench asks of the process its watchers are in. */
export type ToCrowd = { readonly do: 'move' | 'bare' | 'openBare' };
