/** How many digits a table's code has: three tiles, two ends each. */
export const CODE_DIGITS = 6;

/** The numbers a digit of a code may be: the ends of a double-six set. */
export const CODE_FACES = [0, 1, 2, 3, 4, 5, 6] as const;

/** Two digits that lie side by side on one tile; null where nothing was entered yet. */
export type CodePair = readonly [number | null, number | null];

/** The digits of a code, two to a tile as they lie from left to right; `tiles` of them at least. */
export function codePairs(code: string, tiles = 0): readonly CodePair[] {
  const count = Math.max(tiles, Math.ceil(code.length / 2));
  return Array.from(
    { length: count },
    (_, at) => [digitAt(code, 2 * at), digitAt(code, 2 * at + 1)] as const,
  );
}

function digitAt(code: string, at: number): number | null {
  const digit = code[at];
  return digit === undefined ? null : Number(digit);
}

/** The code with one more digit; one that was whole begins anew, so that a wrong one is simply written over. */
export function withDigit(code: string, digit: number): string {
  return `${code.length < CODE_DIGITS ? code : ''}${digit}`;
}

/** The digit a key stands for; null for any other key. */
export function codeDigit(key: string): number | null {
  return /^[0-6]$/.test(key) ? Number(key) : null;
}
