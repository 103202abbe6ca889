import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const FRONT = 'index.html';
/** Both pages are one: its address says whether it plays or watches. */
const FRONT_PATHS = ['/', '/tv'] as const;
/** The build puts a digest of its content into the name of every file here, so that such a file never changes. */
const NEVER_CHANGES = 'assets/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

export type PageFile = { readonly file: string; readonly type: string; readonly neverChanges: boolean };

/** Every path that is served, with the file behind it. What is not in it does not exist. */
export type PageTable = ReadonlyMap<string, PageFile>;

/** The same with what is in the files. */
export type Page = ReadonlyMap<string, PageFile & { readonly bytes: Uint8Array }>;

/**
 * Lists the built page in a folder, once. A request is looked up in this list and never becomes part of a path, so
 * no request can leave the folder. Files of a kind we do not know are left out. Null where no page was built.
 */
export async function listPage(folder: string): Promise<PageTable | null> {
  const table = new Map<string, PageFile>();
  for (const inner of await listFiles(folder, '')) {
    const type = TYPES[extname(inner)];
    if (type === undefined) continue;
    table.set(`/${inner}`, {
      file: join(folder, inner),
      type,
      neverChanges: inner.startsWith(NEVER_CHANGES),
    });
  }
  const front = table.get(`/${FRONT}`);
  if (front === undefined) return null;
  for (const path of FRONT_PATHS) table.set(path, front);
  return table;
}

/**
 * Reads the built page in a folder, so that whoever comes later gets the same one whatever becomes of the folder.
 * Null where no page was built.
 */
export async function loadPage(folder: string): Promise<Page | null> {
  const table = await listPage(folder);
  if (table === null) return null;
  const files = [...table].map(
    async ([path, file]) => [path, { ...file, bytes: await readFile(file.file) }] as const,
  );
  return new Map(await Promise.all(files));
}

async function listFiles(folder: string, inner: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, inner), { withFileTypes: true }).catch((error: unknown) => {
    if (inner === '' && isAbsent(error)) return [];
    throw error;
  });
  const lists = entries.map(async (entry) => {
    const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
