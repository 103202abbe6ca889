import type { Opened } from '../shared/desktop';
import type { View } from '../shared/engine/view';
import type { TableFacts } from '../shared/protocol/tableFacts';
import { unreachable } from '../shared/result';
import type { PageUse } from './address';

export const SHOWINGS = [
  'home',
  'reaching',
  'ended',
  'lobby',
  'waiting',
  'play',
  'watch',
  'result',
  'over',
] as const;
/** Which screen a page shows. */
export type Showing = (typeof SHOWINGS)[number];

export type Situation = {
  readonly use: PageUse;
  readonly opened: Opened | null;
  readonly isOver: boolean;
  readonly facts: TableFacts | null;
  /** The table as the stage shows it. */
  readonly shown: View | null;
  /** Whether the stage still shows how it came to this. */
  readonly isBusy: boolean;
};

/** The one screen that fits how things stand. Ends of rounds and games wait until the last tile was seen. */
export function showingOf({ use, opened, isOver, facts, shown, isBusy }: Situation): Showing {
  if (opened === null) return use === 'player' ? 'home' : isOver ? 'ended' : 'waiting';
  if (isOver) return 'ended';
  if (facts === null) return 'reaching';
  // Alone against bots nobody gathers: the first deal is on its way.
  if (opened.solo && facts.at === 'gathering') return 'reaching';
  if (facts.at === 'gathering' || shown === null) return use === 'table' ? 'waiting' : 'lobby';
  const table = shown.as === 'seat' ? 'play' : 'watch';
  if (isBusy) return table;
  switch (shown.table.phase.at) {
    case 'turn':
      return table;
    case 'roundOver':
      return 'result';
    case 'gameOver':
      return 'over';
    default:
      return unreachable(shown.table.phase);
  }
}
