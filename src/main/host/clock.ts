/** Time as a table knows it: milliseconds that only go forward, and something to be done later. */
export type Clock = {
  readonly now: () => number;
  /** Runs something once after `ms` milliseconds; gives back what calls that off. */
  readonly after: (ms: number, run: () => void) => () => void;
};

export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
