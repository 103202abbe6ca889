/** Why a connection was closed; the numbers are lan.md 3.6. */
export const CLOSE_CODES = {
  left: 1000,
  hostClosing: 1001,
  malformed: 1008,
  tooBig: 1009,
  notLetIn: 4001,
  otherVersion: 4002,
  takenOver: 4003,
  removed: 4004,
  tableOver: 4005,
  tooSlow: 4006,
  tooMany: 4007,
  tableFull: 4008,
} as const;
export type CloseReason = keyof typeof CLOSE_CODES;

/** Whether trying again by itself makes sense: the line broke, or the host asked for another try (lan.md 3.6). */
export function mayRetry(code: number): boolean {
  return [CLOSE_CODES.hostClosing, 1006, CLOSE_CODES.tooSlow, CLOSE_CODES.tooMany].includes(code);
}
