import type { FromPage } from '../../shared/protocol/messages';
import type { TableFacts } from '../../shared/protocol/tableFacts';

/** What the one person at a solo table says so that play begins at once: a bot on every empty chair, then begin. */
export function soloOpening(facts: TableFacts): readonly FromPage[] {
  const bots = facts.chairs.flatMap((chair, seat): readonly FromPage[] =>
    chair.is === 'empty' ? [{ type: 'bot', seat, sits: true }] : [],
  );
  return [...bots, { type: 'begin' }];
}
