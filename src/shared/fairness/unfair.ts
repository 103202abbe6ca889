import type { Seat } from '../engine/seat';
import type { Who } from './transcript';

/** What is wrong with a deal. Sentences are made where they are shown. */
export type Unfair =
  /** The transcript is of other rules, of a table of another size, or of another deal than the one that was seen. */
  | { readonly code: 'other-rules' | 'other-seats' | 'other-deal' }
  /** The seats that took part are not each named once, in order, with a commit and a secret. */
  | { readonly code: 'muddled-seats' }
  /** A secret is not the one that was bound to before the deal. */
  | { readonly code: 'other-secret'; readonly who: Who }
  /** Somebody is bound to another secret, or took part or not, than was shown before the deal. */
  | { readonly code: 'other-commit'; readonly who: Who }
  | { readonly code: 'own-commit-missing' }
  /** From these secrets other tiles come to somebody than those that were dealt. */
  | { readonly code: 'other-hand'; readonly seat: Seat }
  | { readonly code: 'other-boneyard' | 'other-lots' | 'other-leader' | 'other-redraws' }
  /** The round could not have gone as it was shown. */
  | { readonly code: 'other-course' };
