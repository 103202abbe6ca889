/** What the two processes of the host bench say to each other. */
export type ToClients = {
  /** At which place something is to happen: a move, or where nobody greets, just a message. */
  readonly at: number;
};
/** Where the clients go; they greet a table of ours, and not `ws` alone. */
export type Place = { readonly port: number; readonly watchers: number; readonly greets: boolean };
export type FromClients = { readonly is: 'ready' } | { readonly is: 'done'; readonly at: number };

/** Milliseconds on the machine's own clock, the same in every process. */
export function machineTime(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
