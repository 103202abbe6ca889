import type { IncomingHttpHeaders } from 'node:http';
import type { Device } from '../../shared/protocol/messages';

const PHONE = /\b(iPhone|iPad|Android|Mobile)\b/;

/** What somebody came with: every browser names itself and the page it shows, the game on a computer does neither. */
export function deviceOf(headers: IncomingHttpHeaders): Device {
  if (headers.origin === undefined) return 'desktop';
  return PHONE.test(headers['user-agent'] ?? '') ? 'phone' : 'browser';
}
