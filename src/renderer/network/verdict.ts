import type { NetworkNews } from '../../shared/network';
import { unreachable } from '../../shared/result';

export type Verdict =
  'trying' | 'offline' | 'blocked' | 'portTaken' | 'findsTables' | 'found' | 'connected' | 'alone';

/** What is known of the table here beside the network; null at Home. */
export type AtTable = { readonly solo: boolean; readonly isUp: boolean };

/** The one thing to say about the network; null where that is for the lost connection to say. */
export function verdictOf(news: NetworkNews | null, table: AtTable | null): Verdict | null {
  if (table?.solo) return 'alone';
  if (table !== null && !table.isUp) return null;
  // A table that answers answers, however it was found.
  if (news?.table?.is === 'theirs' || (news === null && table !== null)) return 'connected';
  if (news === null) return 'trying';
  switch (news.discovery) {
    case 'noNetwork':
      return 'offline';
    case 'blocked':
    case 'portTaken':
      return news.discovery;
    case 'looking':
      if (!news.adapters.some(({ discovery }) => discovery === 'hears')) return 'trying';
      return news.table === null ? 'findsTables' : 'found';
    default:
      return unreachable(news.discovery);
  }
}
