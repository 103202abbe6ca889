/** What the watchers bench asks of the process its watchers are in. */
export type ToCrowd =
  | { readonly do: 'grow'; readonly at: 'table' | 'bare'; readonly watchers: number }
  | { readonly do: 'move' }
  | { readonly do: 'bare' };
