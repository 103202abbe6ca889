import { unreachable } from '../../shared/result';
import type { Line } from './line';

/** Where a visit stands. */
export type Stand =
  | { readonly at: 'asking'; readonly stop: AbortController }
  | { readonly at: 'waiting'; readonly stop: () => void }
  | { readonly at: 'greeting' | 'in'; readonly line: Line }
  | { readonly at: 'door' | 'over' };

/** Ends whatever goes on there. */
export function endStand(stand: Stand): void {
  switch (stand.at) {
    case 'asking':
      return stand.stop.abort();
    case 'waiting':
      return stand.stop();
    case 'greeting':
    case 'in':
      return stand.line.hangUp();
    case 'door':
    case 'over':
      return;
    default:
      return unreachable(stand);
  }
}
