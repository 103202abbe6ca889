import { cutLetters } from './names';

const LETTERS_MOST = 40;

/** A name in small letters, digits and `-`, as every file system takes them; null where nothing of it is left. */
export function fileWord(name: string): string | null {
  const word = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const cut = cutLetters(word, LETTERS_MOST).replace(/-$/, '');
  return cut === '' ? null : cut;
}

/** The name as a file that is not among those `taken`: the second one is `…-2`, whatever its letters' case. */
export function freeFile(name: string, extension: string, taken: readonly string[]): string {
  const known = new Set(taken.map((file) => file.toLowerCase()));
  for (let number = 1; ; number++) {
    const file = `${name}${number === 1 ? '' : `-${number}`}${extension}`;
    if (!known.has(file.toLowerCase())) return file;
  }
}
