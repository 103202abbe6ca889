import { connect } from 'node:net';

/** Milliseconds to wait for somebody to open. */
const WAIT = 1000;

/** Whether anything accepts a connection at this port on one of these addresses. Says nothing and hangs up. */
export async function isListening(addresses: readonly string[], port: number): Promise<boolean> {
  const answers = await Promise.all(addresses.map((address) => knock(address, port)));
  return answers.includes(true);
}

function knock(address: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: address, port, timeout: WAIT });
    const settle = (isOpen: boolean): void => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });
}
