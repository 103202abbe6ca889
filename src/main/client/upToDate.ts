import type { FromHost } from '../../shared/protocol/messages';
import { unreachable } from '../../shared/result';

export type Welcome = Extract<FromHost, { type: 'welcome' }>;

/** The welcome that would be given now, after this message: what a page needs that came late. */
export function bringUpToDate(welcome: Welcome, message: FromHost): Welcome {
  switch (message.type) {
    case 'welcome':
      return message;
    case 'lobby':
      return { ...welcome, facts: message.facts };
    case 'step':
    case 'refused':
      return { ...welcome, seq: message.seq, view: message.view };
    case 'door':
    case 'beat':
    case 'network':
    case 'woke':
    case 'bye':
      return welcome;
    default:
      return unreachable(message);
  }
}
