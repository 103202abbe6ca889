import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import type { Clock } from '../clock';
import type { Saved } from '../saved';
import type { Disk, DiskFile } from './disk';
import { JOURNAL_FORMAT, JOURNAL_VERSION } from './entries';
import type { Entry, Note, TableIdentity } from './entries';
import { makeLine, NO_DIGEST } from './lines';

/** What keeps a journal from being written: no room is left, or the disk does not do its work. */
export type DiskTrouble = 'full' | 'failing';

/** So long until something that could not be written is tried again. */
export const TRY_AGAIN_MS = 1000;

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

export type JournalParts = {
  /** The table's own folder. */
  readonly folder: string;
  readonly identity: TableIdentity;
  readonly port: number;
  /** The people and what was agreed, as they are now. */
  readonly saved: () => Saved;
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: BaseLogger;
  /** Told once when nothing can be written, and once (null) when all is well again. */
  readonly onTrouble: (trouble: DiskTrouble | null) => void;
};

/** A file that was written before, and where in it to go on. */
export type OldFile = {
  readonly number: number;
  readonly end: number;
  readonly digest: string;
  readonly seq: number;
  /** Files of games before, that are not needed any more. */
  readonly outdated: readonly string[];
};

/**
 * A table on disk, so that nothing is lost whatever becomes of this process: a file for each game, that begins with
 * the whole table and grows by a line each time something happened (lan.md 6.2). The file of the game before is
 * deleted when the new one stands and the next thing happens.
 */
export class Journal {
  readonly #parts: JournalParts;
  #number: number;
  #file: DiskFile | null = null;
  #old: OldFile | null;
  #end: number;
  #digest: string;
  #seq: number;
  #savedText = '';
  #outdated: readonly string[];
  #trouble: DiskTrouble | null = null;
  #isGivenUp = false;

  constructor(parts: JournalParts, old: OldFile | null) {
    this.#parts = parts;
    this.#old = old;
    this.#number = old?.number ?? 0;
    this.#end = old?.end ?? 0;
    this.#digest = old?.digest ?? NO_DIGEST;
    this.#seq = old?.seq ?? 0;
    this.#outdated = old?.outdated ?? [];
  }

  /** Writes down what happened, and the table itself where it has changed; for a `Gate`, one call after the other. */
  write(notes: readonly Note[]): Promise<void> | null {
    const saved = this.#parts.saved();
    // Moves carry the newest ids themselves.
    const text = JSON.stringify({ ...saved, lastCmdIds: null });
    const isSame = text === this.#savedText;
    if (isSame && notes.length === 0) return null;
    this.#savedText = text;
    return this.#append(notes, saved, isSame);
  }

  /** The newest file as it is on disk, for another machine. */
  text(): Promise<string> {
    return readFile(pathOf(this.#parts.folder, this.#number), 'utf8');
  }

  /** Nothing is written any more. */
  async close(): Promise<void> {
    this.#isGivenUp = true;
    await this.#closeFile();
  }

  /** There is nothing to be carried on. */
  async remove(): Promise<void> {
    await this.close();
    await rm(this.#parts.folder, { recursive: true, force: true });
  }

  async #append(notes: readonly Note[], saved: Saved, isSame: boolean): Promise<void> {
    await this.#tidy();
    const isNew = this.#file === null && this.#old === null;
    const game = isNew ? 0 : notes.map(beginsGame).lastIndexOf(true);
    if (game === -1) return this.#line(isSame ? notes : [...notes, { is: 'table', saved }]);
    if (game > 0) await this.#line(notes.slice(0, game));
    await this.#nextFile(notes.slice(game), saved);
  }

  async #nextFile(notes: readonly Note[], saved: Saved): Promise<void> {
    const { identity, port, disk } = this.#parts;
    await this.#closeFile();
    if (this.#number > 0) this.#outdated = [...this.#outdated, pathOf(this.#parts.folder, this.#number)];
    this.#number++;
    this.#old = null;
    this.#end = 0;
    this.#digest = NO_DIGEST;
    const path = pathOf(this.#parts.folder, this.#number);
    await this.#surely(async () => {
      this.#file = await disk.create(path);
    });
    const format = { format: JOURNAL_FORMAT, version: JOURNAL_VERSION } as const;
    await this.#line([{ is: 'head', ...format, ...identity, port, seq: this.#seq, saved }, ...notes]);
  }

  async #line(entries: readonly Entry[]): Promise<void> {
    const { digest, bytes } = makeLine(this.#digest, JSON.stringify(entries));
    await this.#surely(async () => {
      this.#file ??= await this.#reopen();
      await this.#file.write(bytes, this.#end);
    });
    this.#end += bytes.length;
    this.#digest = digest;
    for (const entry of entries) if ('seq' in entry) this.#seq = entry.seq;
  }

  /** Deletes the files of games before; one that cannot be deleted is left for the next time. */
  async #tidy(): Promise<void> {
    for (const path of this.#outdated) {
      try {
        await rm(path, { force: true });
        this.#outdated = this.#outdated.filter((other) => other !== path);
      } catch (problem) {
        this.#parts.log.warn({ err: problem }, 'an old journal could not be deleted');
      }
    }
  }

  async #closeFile(): Promise<void> {
    try {
      await this.#file?.close();
    } catch (problem) {
      // All that was written is safe already.
      this.#parts.log.warn({ err: problem }, 'a journal did not close well');
    }
    this.#file = null;
  }

  #reopen(): Promise<DiskFile> {
    if (this.#old === null) throw new Error('No file to write to');
    const { folder, disk } = this.#parts;
    return disk.reopen(pathOf(folder, this.#old.number), this.#old.end);
  }

  /** Tries until it is done, or for ever: what was not written must not be acted upon. */
  async #surely(act: () => Promise<void>): Promise<void> {
    while (!this.#isGivenUp) {
      try {
        await act();
        this.#tell(null);
        return;
      } catch (problem) {
        this.#tell(FULL.includes(codeOf(problem)) ? 'full' : 'failing');
        await new Promise<void>((resolve) => this.#parts.clock.after(TRY_AGAIN_MS, resolve));
      }
    }
    await new Promise<never>(() => undefined);
  }

  #tell(trouble: DiskTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#parts.onTrouble(trouble);
  }
}

/** `0001.journal`, in the folder of its table. */
export function pathOf(folder: string, number: number): string {
  return join(folder, `${String(number).padStart(4, '0')}.journal`);
}

function beginsGame(note: Note): boolean {
  return note.is === 'dealt' && note.dealt.state.table.round === 1;
}

function codeOf(problem: unknown): unknown {
  return problem instanceof Error && 'code' in problem ? problem.code : null;
}
