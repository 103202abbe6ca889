import type { TableFacts } from '../../../shared/protocol/tableFacts';
import type { Texts } from '../../../shared/texts/book';
import { unreachable } from '../../../shared/result';
import type { DealShown } from '../../fairDeal';
import { whoSits } from '../../table';

/** What there is to say of a deal; null is nothing. */
export type DealSays = {
  /** Why it was dealt more than once. */
  readonly again: string | null;
  /** What this device found out, in two words; null until it has, and where the deal does not hold. */
  readonly found: string | null;
  /** The same as a sentence for whoever asks. */
  readonly sentence: string;
  /** What is wrong. */
  readonly broken: string | null;
};

export function dealSays(
  { fair }: Texts,
  { attempt, dropped, verdict }: DealShown,
  facts: TableFacts | null,
): DealSays {
  const again = attempt === 1 ? null : fair.dealtAgain(dropped.map(({ name }) => name));
  if (verdict === null) return { again, found: null, sentence: fair.nowOpen, broken: null };
  switch (verdict.is) {
    case 'verified':
      return { again, found: fair.verified, sentence: fair.nowVerified, broken: null };
    case 'checked': {
      const sentence = verdict.because === 'watched' ? fair.nowWatched : fair.nowLeftOut;
      return { again, found: fair.checked, sentence, broken: null };
    }
    case 'broken': {
      const broken = fair.broken(verdict.reason, (seat) => whoSits(facts, seat, null).name);
      return { again, found: null, sentence: fair.brokenDo, broken };
    }
    default:
      return unreachable(verdict);
  }
}
