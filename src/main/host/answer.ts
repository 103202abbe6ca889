import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TableCard } from '../../shared/protocol/messages';
import { isMeantForUs } from './guard';
import { pageHeaders } from './pagePolicy';
import type { Page } from './pages';

/** Nothing that is answered here may be kept, guessed at, or run. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

/** A browser may keep what never changes; only for itself, for it came over an open line. */
const KEEP = 'private, max-age=31536000, immutable';
const TEXT = 'text/plain; charset=utf-8';
const METHODS: readonly unknown[] = ['GET', 'HEAD'];

export type Answers = {
  /** Whether whoever asks has not asked too much already. */
  readonly mayAsk: boolean;
  /** Gives the card as it is now, as soon as it may be known. */
  readonly card: (tell: (card: TableCard) => void) => void;
  /** The game itself, for whoever comes by browser; null where it is not built. */
  readonly page: Page | null;
  /** What is read at `/` where there is no page. */
  readonly sentence: string;
};

/** Answers `GET /table` with the table's card and everything else with a file of the page; there is nothing more. */
export function answer(request: IncomingMessage, response: ServerResponse, answers: Answers): void {
  const { card, page, sentence } = answers;
  const say = (
    status: number,
    type: string,
    body: string | Uint8Array,
    headers: Readonly<Record<string, string>> = HEADERS,
  ): void => {
    const isHead = request.method === 'HEAD';
    response
      .writeHead(status, { ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) })
      .end(isHead ? undefined : body);
  };
  const { url = '', method } = request;
  if (!answers.mayAsk) {
    // What else is on its way over this connection is not even looked at.
    response.shouldKeepAlive = false;
    return say(429, TEXT, '', { ...HEADERS, 'Retry-After': '1' });
  }
  if (!isMeantForUs(request)) return say(403, TEXT, '');
  const file = page?.get(url);
  const hasSentence = page === null && url === '/';
  if (file === undefined && !hasSentence && url !== '/table') return say(404, TEXT, '');
  if (!METHODS.includes(method)) {
    response.setHeader('Allow', METHODS.join(', '));
    return say(405, TEXT, '');
  }
  if (file !== undefined) {
    // Older Safari does not take 'self' for sockets. The Host was looked at: it is a number and nothing else.
    const headers = pageHeaders(`'self' ws://${request.headers.host ?? ''}`);
    return say(200, file.type, file.bytes, {
      ...headers,
      'Cache-Control': file.neverChanges ? KEEP : 'no-store',
    });
  }
  if (url === '/table')
    return card((now) => say(200, 'application/json; charset=utf-8', JSON.stringify(now)));
  say(200, TEXT, `${sentence}\n`);
}
