import * as v from 'valibot';
import { tableCardSchema } from '../../shared/protocol/messages';
import type { TableCard } from '../../shared/protocol/messages';
import { PROTOCOL } from '../../shared/protocol/version';

/** What is answered at this page's own address: the table's card, or why there is none. */
export type CardAnswer =
  | { readonly is: 'card'; readonly card: TableCard }
  | { readonly is: 'otherVersion' }
  | { readonly is: 'noAnswer' };

const versionSchema = v.object({ version: v.number() });

/** Reads what `GET /table` answered. A card of another version is told apart whatever else it looks like. */
export function readCard(answer: unknown): CardAnswer {
  const version = v.safeParse(versionSchema, answer);
  if (version.success && version.output.version !== PROTOCOL) return { is: 'otherVersion' };
  const card = v.safeParse(tableCardSchema, answer);
  return card.success ? { is: 'card', card: card.output } : { is: 'noAnswer' };
}

/** Asks the host that gave us this page which table it holds. */
export async function askCard(signal: AbortSignal): Promise<CardAnswer> {
  try {
    const response = await fetch('/table', { signal, cache: 'no-store' });
    return response.ok ? readCard(await response.json()) : { is: 'noAnswer' };
  } catch {
    // Not there, given up, or not a table: asked again later all the same.
    return { is: 'noAnswer' };
  }
}
