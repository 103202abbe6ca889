/** The secrets that let this machine in again, to its seat if it has one: one for each table. */
export type SeatTokens = {
  readonly find: (tableId: string) => string | undefined;
  readonly keep: (tableId: string, seatToken: string) => void;
  readonly forget: (tableId: string) => void;
};

/** Keeps the secrets for as long as the program runs: for a screen that only shows the table, and for tests. */
export function rememberSeatTokens(): SeatTokens {
  const tokens = new Map<string, string>();
  return {
    find: (tableId) => tokens.get(tableId),
    keep: (tableId, seatToken) => void tokens.set(tableId, seatToken),
    forget: (tableId) => void tokens.delete(tableId),
  };
}
