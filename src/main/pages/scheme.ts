import { readFile } from 'node:fs/promises';
import { protocol } from 'electron';
import { listPage } from '../host/pages';
import { PAGE_SCHEME } from './address';
import { answerPage } from './answer';

/** Makes the scheme of our pages a secure, standard one; has to happen before the application is ready. */
export function claimScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: PAGE_SCHEME, privileges: { standard: true, secure: true, codeCache: true } },
  ]);
}

/** Serves the built page from a folder; once the application is ready. */
export async function servePages(folder: string): Promise<void> {
  const table = await listPage(folder);
  if (table === null) throw new Error(`The page is not built: ${folder} has no index.html`);
  protocol.handle(PAGE_SCHEME, (request) => answerPage(request, table, (file) => readFile(file)));
}
