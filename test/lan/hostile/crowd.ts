import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { upgrade } from './requests';

/*
 * A process of its own that opens a thousand connections at once and holds them, half of them as WebSockets that
 * never say who they are: `crowd.ts PORT`. It says when all were tried and how many the host kept, and hangs up when
 * its stdin ends.
 */

setPriority(10);

const CONNECTIONS = 1000;
const PER_ADDRESS = 5;

const [, , port = '0'] = process.argv;
const sockets: Socket[] = [];

function open(at: number): Promise<void> {
  return new Promise((resolve) => {
    const address = Math.floor(at / PER_ADDRESS);
    const localAddress = `127.70.${address >> 8}.${1 + (address & 127)}`;
    const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.once('connect', () => {
      if (at % 2 === 0) socket.write(upgrade(`127.0.0.1:${port}`));
      resolve();
    });
  });
}

await Promise.all(Array.from({ length: CONNECTIONS }, (_, at) => open(at)));
await new Promise((resolve) => setTimeout(resolve, 200));
const held = sockets.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
process.stdout.write(`${JSON.stringify({ tried: CONNECTIONS, held })}\n`);
process.stdin.resume().once('end', () => sockets.forEach((socket) => socket.destroy()));
