import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { Trouble } from '../../shared/desktop';
import { tableCardSchema } from '../../shared/protocol/messages';
import type { TableCard } from '../../shared/protocol/messages';
import { PROTOCOL } from '../../shared/protocol/version';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import type { Address } from './address';
import { troubleFromError } from './trouble';

/** Milliseconds a table has for its whole answer. */
const ANSWER = 2000;
/** Letters; a card has about 200. */
const LONGEST_CARD = 4096;

const versionSchema = v.object({ version: v.number() });

/**
 * Asks for the card of the table at an address (`GET /table`), for 2 s at most. Refused with `otherVersion` where
 * the table is played by other words than ours, whatever its card looks like.
 */
export function askTable({ host, port }: Address, signal?: AbortSignal): Promise<Result<TableCard, Trouble>> {
  return new Promise((resolve) => {
    const request = get({ host, port, path: '/table', agent: false });
    const hangUp = (): void => void request.destroy();
    const timeUp = setTimeout(hangUp, ANSWER);
    signal?.addEventListener('abort', hangUp, { once: true });

    const settle = (result: Result<TableCard, Trouble>): void => {
      clearTimeout(timeUp);
      signal?.removeEventListener('abort', hangUp);
      hangUp();
      resolve(result);
    };
    request.on('error', (error) => settle(err(troubleFromError(error))));
    request.once('response', (response) => {
      readText(response)
        .then((text) => settle(text === null ? err('notATable') : parseCard(text)))
        .catch((error: unknown) => settle(err(troubleFromError(error))));
    });
  });
}

/** The whole text of an answer; null where it is not the kind of answer a table gives. */
async function readText(response: IncomingMessage): Promise<string | null> {
  if (response.statusCode !== 200) return null;
  let text = '';
  for await (const part of response.setEncoding('utf8') as AsyncIterable<string>) {
    text += part;
    if (text.length > LONGEST_CARD) return null;
  }
  return text;
}

function parseCard(text: string): Result<TableCard, Trouble> {
  const version = v.safeParse(v.pipe(v.string(), v.parseJson(), versionSchema), text);
  if (!version.success) return err('notATable');
  if (version.output.version !== PROTOCOL) return err('otherVersion');
  const card = v.safeParse(v.pipe(v.string(), v.parseJson(), tableCardSchema), text);
  return card.success ? ok(card.output) : err('notATable');
}
