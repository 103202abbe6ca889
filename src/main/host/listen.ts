import type { Server } from 'node:net';
import { FIRST_PORT, PORT_TRIES } from '../../shared/protocol/version';

/** Why a port could not be opened. */
export type ListenTrouble = 'portTaken' | 'badAddress';

/** Windows keeps whole ranges of ports for itself and says so by EACCES (lan.md 3.7). */
const TAKEN: readonly unknown[] = ['EADDRINUSE', 'EACCES'];
const NO_SUCH_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'EINVAL', 'ENOTFOUND', 'EAFNOSUPPORT'];

/**
 * Listens on `port`, or without one on `firstTry` or the first free of those that tables use, or else on any.
 * @returns why it could not; null where it does.
 */
export async function listen(
  server: Server,
  host: string,
  { port, firstTry }: { readonly port?: number; readonly firstTry?: number },
): Promise<ListenTrouble | null> {
  const usual = Array.from({ length: PORT_TRIES }, (_, at) => FIRST_PORT + at);
  for (const candidate of port === undefined ? [firstTry ?? FIRST_PORT, ...usual, 0] : [port]) {
    const code = await listenOn(server, host, candidate);
    if (code === null) return null;
    if (NO_SUCH_ADDRESS.includes(code)) return 'badAddress';
  }
  return 'portTaken';
}

/** @returns the code of what stood in the way; null where it listens. */
function listenOn(server: Server, host: string, port: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException): void => {
      server.off('listening', succeed);
      const { code = '' } = error;
      if (TAKEN.includes(code) || NO_SUCH_ADDRESS.includes(code)) resolve(code);
      else reject(error);
    };
    const succeed = (): void => {
      server.off('error', fail);
      resolve(null);
    };
    server.once('error', fail);
    server.once('listening', succeed);
    server.listen({ host, port, exclusive: true });
  });
}
