import type { LinkNews } from '../../shared/desktop';
import type { PersonId, TableFacts } from '../../shared/protocol/tableFacts';
import { unreachable } from '../../shared/result';

/** What one connection has heard of the people at its table, and which of them it is itself. */
export type SeenPeople = { readonly you: PersonId; readonly facts: TableFacts };

/** What is known of the people after one more piece of news; null before the first welcome. */
export function heardPeople(before: SeenPeople | null, news: LinkNews): SeenPeople | null {
  switch (news.is) {
    case 'said':
      if (news.message.type === 'welcome') return { you: news.message.you, facts: news.message.facts };
      if (news.message.type === 'lobby' && before !== null) return { ...before, facts: news.message.facts };
      return before;
    case 'over':
      return null;
    case 'up':
    case 'looking':
      return before;
    default:
      return unreachable(news);
  }
}

/** How many people other than `ours` sit at the table with a connection behind their seat. */
export function othersSeated(facts: TableFacts, ours: readonly PersonId[]): number {
  return facts.chairs.filter((chair) => chair.is === 'person' && chair.here && !ours.includes(chair.person))
    .length;
}
