import type { LinkNews } from '../../shared/desktop';
import { unreachable } from '../../shared/result';
import type { FromHost } from '../../shared/protocol/messages';
import { bringDealUpToDate, bringUpToDate } from './upToDate';
import type { Welcome } from './upToDate';

type Standing = Exclude<LinkNews, { is: 'said' }>;

/** What happened on a connection, told to all who listen, and in short to those who come late. */
export class LinkStory {
  readonly #listeners = new Set<(news: LinkNews) => void>();
  #standing: Standing | null = null;
  /** The welcome that would be given now; null before the first one. */
  #welcome: Welcome | null = null;
  /** What was said of the deal on the table and would be said again. */
  #deal: readonly FromHost[] = [];
  /** What stood on the door last; null where we may not know. */
  #door: FromHost | null = null;

  /** Calls back with what happens from now on, and first with where things stand. */
  listen(listener: (news: LinkNews) => void): () => void {
    this.#listeners.add(listener);
    for (const news of this.#inShort()) listener(news);
    return () => this.#listeners.delete(listener);
  }

  tell(news: LinkNews): void {
    this.#note(news);
    for (const listener of this.#listeners) listener(news);
  }

  #note(news: LinkNews): void {
    switch (news.is) {
      case 'said':
        if (news.message.type === 'door') this.#door = news.message;
        this.#deal = bringDealUpToDate(this.#deal, news.message);
        if (this.#welcome !== null) this.#welcome = bringUpToDate(this.#welcome, news.message);
        else if (news.message.type === 'welcome') this.#welcome = news.message;
        return;
      case 'up':
      case 'looking':
      case 'over':
        this.#standing = news;
        return;
      default:
        unreachable(news);
    }
  }

  /** A line that is up is so before anything is said on it; one that broke did so after. */
  #inShort(): readonly LinkNews[] {
    if (!this.#standing) return [];
    const messages = this.#welcome ? [this.#welcome, ...(this.#door ? [this.#door] : []), ...this.#deal] : [];
    const said = messages.map((message): LinkNews => ({ is: 'said', message }));
    return this.#standing.is === 'up' ? [this.#standing, ...said] : [...said, this.#standing];
  }
}
