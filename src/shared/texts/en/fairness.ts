import type { Unfair } from '../../fairness/unfair';
import type { Who } from '../../fairness/transcript';
import type { Seat } from '../../engine/seat';
import { unreachable } from '../../result';

/** What is wrong with a deal; `nameOf` says who has a seat. */
export function unfairDeal(unfair: Unfair, nameOf: (seat: Seat) => string): string {
  const whose = (who: Who): string => (who === 'host' ? 'the host' : nameOf(who));
  switch (unfair.code) {
    case 'other-rules':
      return 'the transcript of the deal is of other rules';
    case 'other-seats':
      return 'the transcript of the deal is of a table of another size';
    case 'other-deal':
      return 'the transcript is not of the deal that was announced';
    case 'muddled-seats':
      return 'the transcript does not name everybody who took part once and in order';
    case 'other-secret':
      return `the secret of ${whose(unfair.who)} is not the one fixed before the deal`;
    case 'other-commit':
      return `what ${whose(unfair.who)} had fixed before the deal was changed`;
    case 'own-commit-missing':
      return 'what this device had fixed before the deal was left out or changed';
    case 'other-hand':
      return `the secrets give ${nameOf(unfair.seat)} other tiles than were dealt`;
    case 'other-boneyard':
      return 'the secrets give another boneyard than was dealt';
    case 'other-lots':
      return 'the secrets give other tiles for the lead than were drawn';
    case 'other-leader':
      return 'the secrets give the lead to somebody else';
    case 'other-redraws':
      return 'the secrets do not send the hands back as often as was said';
    case 'other-course':
      return 'the round cannot have gone as it was shown';
    default:
      return unreachable(unfair);
  }
}
