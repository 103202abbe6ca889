/** The secrets that give seats back, one for each table. */
export type SeatTokens = {
  readonly find: (tableId: string) => string | undefined;
  readonly keep: (tableId: string, seatToken: string) => void;
  readonly forget: (tableId: string) => void;
};

/** Keeps the secrets for as long as the program runs. */
export function rememberSeatTokens(): SeatTokens {
  const tokens = new Map<string, string>();
  return {
    find: (tableId) => tokens.get(tableId),
    keep: (tableId, seatToken) => void tokens.set(tableId, seatToken),
    forget: (tableId) => void tokens.delete(tableId),
  };
}
