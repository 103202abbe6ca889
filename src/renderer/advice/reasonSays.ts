import type { Seat } from '../../shared/engine/seat';
import type { Reason } from '../../shared/protocol/reasons';
import { unreachable } from '../../shared/result';
import type { Texts } from '../../shared/texts/book';

/** What a sentence about a reason needs of the table. */
export type AboutTable = { readonly nameOf: (seat: Seat) => string; readonly isPartners: boolean };

/** A reason as a sentence. */
export function reasonSays({ advice }: Texts, reason: Reason, { nameOf, isPartners }: AboutTable): string {
  switch (reason.why) {
    case 'only':
    case 'equal':
    case 'goesOut':
    case 'double':
      return advice[reason.why];
    case 'scores':
      return advice.scores(reason.points, reason.other);
    case 'allows':
      return advice.allows(nameOf(reason.seat), reason.points, reason.other);
    case 'nextCannot':
    case 'sparesPartner':
      return advice[reason.why](nameOf(reason.seat), reason.pips);
    case 'nextLacks':
      return advice.nextLacks(nameOf(reason.seat), reason.pips);
    case 'onlyYours':
      return advice.onlyYours(reason.pips, reason.tiles);
    case 'sheds':
      return advice.sheds(reason.pips, reason.other);
    case 'keepsSuits':
      return advice.keepsSuits(reason.suits, reason.other);
    case 'nextStuck':
    case 'partnerPlays':
      return advice[reason.why](nameOf(reason.seat), reason.percent, reason.other);
    case 'goOut':
      return advice[isPartners ? 'goOutTogether' : 'goOut'](reason.percent, reason.other);
    case 'youPlay':
    case 'blockWon':
    case 'wins':
      return advice[reason.why](reason.percent, reason.other);
    case 'ahead':
      return advice.ahead(reason.points);
    default:
      return unreachable(reason);
  }
}
