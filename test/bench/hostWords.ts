/** What the two processes of the host bench say to each other. */
export type ToClients = { readonly do: 'move' | 'bare' };
export type FromClients = { readonly is: 'ready' } | { readonly is: 'done'; readonly at: number };

/** Milliseconds on the machine's own clock, the same in every process. */
export function machineTime(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
