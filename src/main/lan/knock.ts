import { connect } from 'node:net';
import type { Place } from './near';

/** Milliseconds to wait for somebody to open. */
const WAIT = 1000;

/** Whether anything accepts a connection at one of these places. Says nothing and hangs up. */
export async function isListening(places: readonly Place[]): Promise<boolean> {
  const answers = await Promise.all(places.map(knock));
  return answers.includes(true);
}

function knock({ host, port }: Place): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: WAIT });
    const settle = (isOpen: boolean): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
