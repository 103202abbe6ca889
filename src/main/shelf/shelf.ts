import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import { fileWord, freeFile } from '../host/fileNames';
import type { FileKind, Read } from './readFile';
import { readFileAs } from './readFile';

/** Names that mean a device on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])$/;

/** What lies on a shelf, and the file it lies in; the id means nothing elsewhere. */
export type Shelved<Thing> = Read<Thing> & { readonly id: string };

export type ShelfKind<Thing, Trouble> = {
  /** In the data folder. */
  readonly folder: string;
  /** With its dot, such as `.domino-rules.json`. */
  readonly extension: string;
  readonly file: FileKind<Thing, Trouble>;
  readonly make: (thing: Thing) => string;
  /** What its file is called after. */
  readonly nameOf: (thing: Thing) => string;
  /** What a file is called whose name leaves nothing for one. */
  readonly nameless: string;
  /** Whether a file may be of use to a later copy of the game, or tomorrow: then it stays where it is. */
  readonly mayBeGood: (trouble: Trouble) => boolean;
};

export type ShelfParts = {
  readonly dataFolder: string;
  /** Told once of each file that cannot be read, and the name under which it is kept. */
  readonly onUnread: (file: string, keptAs: string) => void;
  readonly now: () => Date;
  readonly log: BaseLogger;
};

/** A folder with a file for each thing of a kind. Whoever uses it goes one after another (`inTurn`). */
export type FileShelf<Thing> = {
  /** All that can be read; what cannot is put aside, lost never. */
  readonly all: () => Promise<readonly Shelved<Thing>[]>;
  /** Writes a thing, in its old file or a new one; throws where the disk refuses. */
  readonly write: (id: string | null, thing: Thing) => Promise<string>;
  /** Takes a thing away; one that is not there is no trouble. */
  readonly remove: (id: string) => Promise<void>;
};

export function fileShelf<Thing, Trouble>(
  kind: ShelfKind<Thing, Trouble>,
  { dataFolder, onUnread, now, log }: ShelfParts,
): FileShelf<Thing> {
  const { extension } = kind;
  const folder = join(dataFolder, kind.folder);
  const told = new Set<string>();
  const fileOf = (id: string): string => `${id}${extension}`;
  const idOf = (file: string): string => file.slice(0, -extension.length);

  async function all(): Promise<readonly Shelved<Thing>[]> {
    const found: Shelved<Thing>[] = [];
    for (const file of await filesIn(folder, extension)) {
      const read = await readFileAs(kind.file, join(folder, file), (problem) =>
        log.warn({ err: problem, file }, 'a file could not be read'),
      );
      if (read.ok) found.push({ id: idOf(file), ...read.value });
      else await putAside(file, read.error);
    }
    return found;
  }

  async function putAside(file: string, trouble: Trouble): Promise<void> {
    log.warn({ file, trouble }, 'a file is none of ours');
    const keptAs = kind.mayBeGood(trouble) ? file : await moveAside(file);
    if (told.has(file)) return;
    told.add(file);
    onUnread(file, keptAs);
  }

  async function moveAside(file: string): Promise<string> {
    const aside = `${idOf(file)}.damaged-${now().toISOString().replace(/[:.]/g, '-')}.json`;
    try {
      await rename(join(folder, file), join(folder, aside));
      return aside;
    } catch (problem) {
      log.warn({ err: problem, file }, 'a damaged file could not be put aside');
      return file;
    }
  }

  async function write(id: string | null, thing: Thing): Promise<string> {
    await mkdir(folder, { recursive: true });
    const file =
      id === null
        ? freeFile(stemOf(kind.nameOf(thing), kind.nameless), extension, await readdir(folder))
        : fileOf(id);
    await writeFileAtomic(join(folder, file), kind.make(thing));
    return idOf(file);
  }

  return { all, write, remove: (id) => rm(join(folder, fileOf(id)), { force: true }) };
}

/** What the file of a new thing is called, before it gets a number. */
function stemOf(name: string, nameless: string): string {
  const word = fileWord(name);
  if (word === null) return nameless;
  return DEVICE.test(word) ? `${nameless}-${word}` : word;
}

async function filesIn(folder: string, extension: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith(extension));
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return [];
    throw problem;
  }
}
