import { CODE_HALVES, CODE_MOST } from '../../shared/protocol/door';

/** The numbers a digit of a code may be: the ends of a double-six set. */
export const CODE_FACES: readonly number[] = Array.from({ length: CODE_MOST + 1 }, (_, face) => face);

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
  return `${code.length < CODE_HALVES ? code : ''}${digit}`;
}

/** The digit a key stands for; null for any other key. */
export function codeDigit(key: string): number | null {
  return CODE_FACES.find((face) => key === String(face)) ?? null;
}
