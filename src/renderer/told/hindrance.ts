import { unreachable } from '../../shared/result';
import type { Texts } from '../../shared/texts/texts';
import type { Hindrance } from '../session.svelte';

/** What stands in the way, as a sentence. */
export function hindranceSays({ trouble }: Texts, hindrance: Hindrance): string {
  switch (hindrance.is) {
    case 'looking':
      return trouble.lookingFor(hindrance.table);
    case 'refused':
      return trouble.refused[hindrance.code];
    default:
      return unreachable(hindrance);
  }
}
