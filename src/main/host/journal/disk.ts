import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Nobody else who uses this machine may see the hands. */
export const OWNER_ONLY = { folder: 0o700, file: 0o600 } as const;

/** A file that grows. */
export type DiskFile = {
  /** Settles when all bytes stand at `at` and would outlive the machine itself; may be tried again. */
  readonly write: (bytes: Uint8Array, at: number) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Where journals are written: a disk, or a test's own. */
export type Disk = {
  /** Makes an empty file, also where one stands already, and the folders to it. */
  readonly create: (path: string) => Promise<DiskFile>;
  /** Opens a file and cuts off all that stands behind its first `length` bytes. */
  readonly reopen: (path: string, length: number) => Promise<DiskFile>;
};

export const realDisk: Disk = {
  create: async (path) => {
    await mkdir(dirname(path), { recursive: true, mode: OWNER_ONLY.folder });
    const { O_CREAT, O_TRUNC, O_RDWR } = constants;
    const file = await open(path, O_CREAT | O_TRUNC | O_RDWR, OWNER_ONLY.file);
    return closedUnless(file, () => flushFolder(dirname(path)));
  },
  reopen: async (path, length) => {
    const file = await open(path, 'r+');
    return closedUnless(file, () => file.truncate(length));
  },
};

/** The file to write to, if what comes before that can be done. */
async function closedUnless(file: FileHandle, first: () => Promise<void>): Promise<DiskFile> {
  try {
    await first();
    return growing(file);
  } catch (problem) {
    await file.close();
    throw problem;
  }
}

function growing(file: FileHandle): DiskFile {
  return {
    write: async (bytes, at) => {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await file.write(bytes, done, bytes.length - done, at + done);
        done += bytesWritten;
      }
      await file.datasync();
    },
    close: () => file.close(),
  };
}

/** A new file is only safe when its folder is as well; Windows does that by itself and lets nobody else. */
async function flushFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
