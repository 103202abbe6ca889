import type { Result } from '../../shared/result';
import type { DiskTrouble } from './journal/journal';
import type { RoomNews } from './roomNews';

type GameNews = Extract<RoomNews, { is: 'game' }>;

/**
 * News of a table; `game` comes when its record is kept (or could not be), `closed` when all is done. `disk`: nothing
 * can be written, so the table waits; null when it goes on.
 */
export type TableNews =
  | Exclude<RoomNews, GameNews>
  | (Omit<GameNews, 'played'> & { readonly record: Result<string, 'notKept'> })
  | { readonly is: 'disk'; readonly trouble: DiskTrouble | null };
