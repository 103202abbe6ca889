import { unreachable } from '../../shared/result';
import type { Texts } from '../../shared/texts/book';
import type { Hindrance } from '../connection';

/** What stands in the way, as a sentence. */
export function hindranceSays({ trouble }: Texts, hindrance: Hindrance): string {
  switch (hindrance.is) {
    case 'looking':
      return hindrance.cause === null
        ? trouble.lookingFor(hindrance.table)
        : trouble.away[hindrance.cause](hindrance.table);
    case 'refused':
      return trouble.refused[hindrance.code];
    case 'woke':
      return trouble.woke(hindrance.name);
    default:
      return unreachable(hindrance);
  }
}
