import type { LinkNews, Nearby, ScreenUse, ToPage, Want } from '../../shared/desktop';
import type { NetworkNews } from '../../shared/network';
import type { SettingsNews } from '../../shared/settings';
import { unreachable } from '../../shared/result';

/** A page in one of our windows, as the shell talks to it. */
export type Page = {
  readonly use: ScreenUse;
  readonly tell: <N extends keyof ToPage>(news: N, word: ToPage[N]) => void;
};

/** Where news comes from; each calls back with what is already so, and gives back what ends it. */
export type NewsSources = {
  readonly nearby: (listener: (nearby: Nearby) => void) => () => void;
  readonly network: (listener: (network: NetworkNews) => void) => () => void;
  readonly settings: (listener: (news: SettingsNews) => void) => () => void;
  /** Null while there is no table. */
  readonly link: (use: ScreenUse) => ((listener: (news: LinkNews) => void) => () => void) | null;
};

/** Which page is told what. */
export type PageNews = {
  readonly want: (page: Page, want: Want) => void;
  /** The table was come to or left: pages that want its news hear the new one from its beginning. */
  readonly tableChanged: () => void;
  /** The page was closed or loads anew: it wants nothing any more. */
  readonly forget: (page: Page) => void;
};

/** What ends each kind of news a page wants. */
type Wanted = Map<keyof ToPage, () => void>;

const nothingToEnd = (): void => undefined;

export function pageNews(sources: NewsSources): PageNews {
  const wants = new Map<Page, Wanted>();

  const begin = (page: Page, news: keyof ToPage): (() => void) => {
    switch (news) {
      case 'nearby':
        return sources.nearby((nearby) => page.tell('nearby', nearby));
      case 'network':
        return sources.network((network) => page.tell('network', network));
      case 'settings':
        return sources.settings((settings) => page.tell('settings', settings));
      case 'link':
        return sources.link(page.use)?.((link) => page.tell('link', link)) ?? nothingToEnd;
      default:
        return unreachable(news);
    }
  };

  return {
    want: (page, { news, wanted }) => {
      const all = wants.get(page) ?? new Map<keyof ToPage, () => void>();
      wants.set(page, all);
      all.get(news)?.();
      all.delete(news);
      if (wanted) all.set(news, begin(page, news));
    },
    tableChanged: () => {
      for (const [page, all] of wants) {
        const end = all.get('link');
        if (end === undefined) continue;
        end();
        all.set('link', begin(page, 'link'));
      }
    },
    forget: (page) => {
      for (const end of wants.get(page)?.values() ?? []) end();
      wants.delete(page);
    },
  };
}
