import { WebSocket } from 'ws';
import type { Trouble } from '../../shared/desktop';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import { makeAddress } from './address';
import type { Address } from './address';
import { troubleFromError } from './trouble';

/** A table that has no time for us just now. */
const TOO_MANY = 429;

const OPTIONS = {
  /** Milliseconds for the connection and its handshake. */
  handshakeTimeout: 4000,
  /** Bytes; a whole view has one or two thousand. */
  maxPayload: 1024 * 1024,
  maxFragments: 16,
  perMessageDeflate: false,
  followRedirects: false,
  /** Milliseconds a goodbye may take. */
  closeTimeout: 2000,
} as const;

/** Opens a connection to a table. Aborting closes it, whether it is open yet or not. */
export function openSocket(address: Address, signal: AbortSignal): Promise<Result<WebSocket, Trouble>> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://${makeAddress(address)}/`, OPTIONS);
    signal.addEventListener('abort', () => socket.terminate(), { once: true });

    socket.once('open', () => resolve(ok(socket)));
    // Stays for the life of the socket: an 'error' that nobody hears ends the program. 'close' follows it always.
    socket.on('error', (error) => resolve(err(troubleFromError(error))));
    socket.once('unexpected-response', (request, { statusCode }) => {
      request.destroy();
      resolve(err(statusCode === TOO_MANY ? 'noAnswer' : 'notATable'));
    });
  });
}
