import type { PageTable } from '../host/pages';
import { PAGE_HEADERS } from './policy';

/** Answers one request of a page: a file of the table, read when it is asked for, or nothing. */
export async function answerPage(
  request: { readonly method: string; readonly url: string },
  table: PageTable,
  read: (file: string) => Promise<Uint8Array>,
): Promise<Response> {
  if (request.method !== 'GET') return nothing(405);
  const found = table.get(new URL(request.url).pathname);
  if (found === undefined) return nothing(404);
  return new Response(await read(found.file), { headers: { ...PAGE_HEADERS, 'Content-Type': found.type } });
}

function nothing(status: number): Response {
  return new Response(null, { status, headers: { ...PAGE_HEADERS } });
}
