import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';

const FRONT = 'index.html';
/** Both pages are one: its address says whether it plays or watches. */
const FRONT_PATHS = ['/', '/tv'] as const;

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

export type PageFile = { readonly file: string; readonly type: string };

/** Every path that is served, with the file behind it. What is not in it does not exist. */
export type PageTable = ReadonlyMap<string, PageFile>;

/**
 * Lists the built page in a folder, once. A request is looked up in this list and never becomes part of a path, so
 * no request can leave the folder. Files of a kind we do not know are left out.
 */
export async function listPage(folder: string): Promise<PageTable> {
  const table = new Map<string, PageFile>();
  for (const inner of await listFiles(folder, '')) {
    const type = TYPES[extname(inner)];
    if (type !== undefined) table.set(`/${inner}`, { file: join(folder, inner), type });
  }
  const front = table.get(`/${FRONT}`);
  if (front === undefined) throw new Error(`The page is not built: ${join(folder, FRONT)} is missing`);
  for (const path of FRONT_PATHS) table.set(path, front);
  return table;
}

async function listFiles(folder: string, inner: string): Promise<readonly string[]> {
  const entries = await readdir(join(folder, inner), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = inner === '' ? entry.name : `${inner}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(folder, path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}
