import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TableCard } from '../../shared/protocol/messages';
import { isMeantForUs } from './guard';

/** Nothing that is answered here may be kept, guessed at, or run. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'",
};

export type Answers = { readonly card: () => TableCard; readonly sentence: string };

/** Answers `GET /table` with the table's card and `GET /` with one sentence; there is nothing else. */
export function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { card, sentence }: Answers,
): void {
  const say = (status: number, type: string, text: string): void => {
    response.writeHead(status, { ...HEADERS, 'Content-Type': `${type}; charset=utf-8` }).end(text);
  };
  if (!isMeantForUs(request)) return say(403, 'text/plain', '');
  const isKnown = request.url === '/' || request.url === '/table';
  if (!isKnown) return say(404, 'text/plain', '');
  if (request.method !== 'GET') {
    response.setHeader('Allow', 'GET');
    return say(405, 'text/plain', '');
  }
  if (request.url === '/') return say(200, 'text/plain', `${sentence}\n`);
  say(200, 'application/json', JSON.stringify(card()));
}
