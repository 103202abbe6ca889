import type { FromHost } from '../../shared/protocol/messages';
import { unreachable } from '../../shared/result';

export type Welcome = Extract<FromHost, { type: 'welcome' }>;

/** The welcome that would be given now, after this message: what a page needs that came late. */
export function bringUpToDate(welcome: Welcome, message: FromHost): Welcome {
  switch (message.type) {
    case 'welcome':
      // Only a secret that is new is told.
      return { ...message, seatToken: message.seatToken ?? welcome.seatToken };
    case 'lobby':
      return { ...welcome, facts: message.facts };
    case 'step':
    case 'refused':
      return { ...welcome, seq: message.seq, view: message.view };
    case 'hint':
    case 'review':
    case 'door':
    case 'beat':
    case 'network':
    case 'woke':
    case 'dealing':
    case 'commits':
    case 'reveals':
    case 'opened':
    case 'takeOver':
    case 'bye':
      return welcome;
    default:
      return unreachable(message);
  }
}

/** What of the deal on the table a page needs that came late: where it is asked for its part, or what was shown. */
export function bringDealUpToDate(kept: readonly FromHost[], message: FromHost): readonly FromHost[] {
  if (message.type === 'welcome') return [];
  if (message.type === 'dealing' || message.type === 'commits') return [message];
  if (message.type === 'opened') return [...kept.filter(({ type }) => type === 'commits'), message];
  return kept;
}
