/** What a page is for: somebody's hand and table, or the table for the room. The shell opens `/` and `/tv`. */
export type PageUse = 'player' | 'table';

export function pageUseOf(path: string): PageUse {
  return path === '/tv' ? 'table' : 'player';
}
