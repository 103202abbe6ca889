/** Time as the page needs it; tests pass their own. */
export type Clock = { readonly after: (milliseconds: number, then: () => void) => () => void };

/** The page's own time. */
export const pageClock: Clock = {
  after: (milliseconds, then) => {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};
