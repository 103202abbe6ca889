import type { Chair, PersonId } from '../../../shared/protocol/tableFacts';
import type { Texts } from '../../../shared/texts/book';
import { unreachable } from '../../../shared/result';

/** The line under a name before a game: who that is to the reader, and what they still look at. */
export function chairLine(
  { gather, bots }: Texts,
  chair: Chair,
  you: PersonId | null,
  keepers: readonly PersonId[],
): string {
  switch (chair.is) {
    case 'empty':
      return '';
    case 'bot':
      return bots.kind(chair);
    case 'person':
      return gather.line([
        ...(chair.person === you ? [gather.you] : []),
        ...(keepers.includes(chair.person) ? [gather.keeper] : []),
        ...(chair.here ? [] : [gather.away]),
        ...(chair.accepted ? [] : [gather.looksAtRules]),
      ]);
    default:
      return unreachable(chair);
  }
}
