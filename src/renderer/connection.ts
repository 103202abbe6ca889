import type { AwayCause } from '../shared/desktop';
import type { RefusalCode } from '../shared/protocol/messages';
import type { Ending } from './told/ending';

/** How things stand with the connection. */
export type Connection =
  | { readonly is: 'up' }
  /** `cause`: null while nothing is known yet. */
  | { readonly is: 'looking'; readonly cause: AwayCause | null }
  | { readonly is: 'over'; readonly ending: Ending };

/** What is in the way of what was asked. */
export type Hindrance =
  | { readonly is: 'looking'; readonly table: string; readonly cause: AwayCause | null }
  | { readonly is: 'refused'; readonly code: RefusalCode }
  /** The machine that hosts was asleep and is back; `name` is whose it is, if known. */
  | { readonly is: 'woke'; readonly name: string | null };
