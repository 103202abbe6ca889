import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { cutLetters } from '../host/names';

const LETTERS_KEPT = 32;

/** Where a copy of the game keeps its things. */
export type FolderChoice = {
  /** The system's folder for applications' own files. */
  readonly appFolder: string;
  readonly appName: string;
  readonly profile: string | null;
  /** Set by tests and by people who want another place: taken as it is. */
  readonly chosen: string | undefined;
};

/** The data folder of this copy: the one chosen, or the application's, or one beside it for each profile. */
export function dataFolder(choice: FolderChoice): string {
  if (choice.chosen !== undefined && choice.chosen !== '') return resolve(choice.chosen);
  if (choice.profile === null) return join(choice.appFolder, choice.appName);
  return join(choice.appFolder, `${choice.appName}-${folderWord(choice.profile)}`);
}

/**
 * A profile's name as part of a folder's name on any file system: small letters, digits, `-` and `_`. Names that
 * had to be changed carry a mark of their own, so that no two share a folder.
 */
export function folderWord(profile: string): string {
  const name = profile.normalize('NFC');
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}_-]+/gu, '-');
  const word = cutLetters(plain, LETTERS_KEPT);
  if (word === name) return word;
  return `${word}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}
