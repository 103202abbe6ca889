import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { fromPageSchema } from '../../../src/shared/protocol/messages';
import type { FromHost, FromPage, TableCard } from '../../../src/shared/protocol/messages';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import * as v from 'valibot';
import { makeCard } from '../../helpers/tableCard';
import { factsOf } from '../table/facts';

export type Hello = Extract<FromPage, { type: 'hello' }>;
export type Welcome = Extract<FromHost, { type: 'welcome' }>;

/** What a fake host does when somebody says hello. */
export type Greeting = (say: (message: FromHost) => void, hello: Hello, socket: WebSocket) => void;

export type FakeHost = {
  readonly port: number;
  /** How often its card was asked for. */
  readonly asked: () => number;
  /** Everything that was said to it, in order. */
  readonly said: readonly FromPage[];
  /** The codes its visitors hung up with. */
  readonly codes: readonly number[];
  readonly sayToAll: (message: FromHost | string | Buffer) => void;
  /** Hangs up on everybody. */
  readonly hangUp: (code: number) => void;
  /** Breaks all lines and gives the port back, as a crash would. */
  readonly crash: () => Promise<void>;
};

export const TABLE_ID = 'table-1';

export function makeWelcome(known: Partial<Welcome> = {}): Welcome {
  const facts = factsOf([{ is: 'empty' }, { is: 'empty' }]);
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    you: 'p1',
    seatToken: 'token-1',
    facts,
    seq: 0,
    view: null,
    ...known,
  };
}

const welcomeAll: Greeting = (say) => say(makeWelcome());

const hosts = new Set<FakeHost>();

/** Opens a host that answers as it is told, on a real port of this machine. */
export async function openFakeHost({
  greet = welcomeAll,
  card = {},
  port = 0,
}: {
  readonly greet?: Greeting;
  readonly card?: Partial<TableCard>;
  readonly port?: number;
} = {}): Promise<FakeHost> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    if (request.url !== '/table') response.writeHead(404).end();
    else response.end(JSON.stringify(makeCard({ id: TABLE_ID, ...card })));
  });
  const lines = new Set<Socket>();
  server.on('connection', (line) => {
    lines.add(line);
    line.once('close', () => lines.delete(line));
  });
  const sockets = new WebSocketServer({ server });
  const said: FromPage[] = [];
  const codes: number[] = [];
  sockets.on('connection', (socket) => {
    const say = (message: FromHost): void => socket.send(JSON.stringify(message));
    socket.on('error', () => undefined);
    socket.on('close', (code) => codes.push(code));
    socket.on('message', (bytes: Buffer) => {
      const message = v.parse(fromPageSchema, JSON.parse(bytes.toString()));
      said.push(message);
      if (message.type === 'hello') greet(say, message, socket);
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  const host: FakeHost = {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    said,
    codes,
    sayToAll: (message) => {
      const frame =
        typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
      for (const socket of sockets.clients) socket.send(frame);
    },
    hangUp: (code) => {
      for (const socket of sockets.clients) socket.close(code);
    },
    crash: async () => {
      hosts.delete(host);
      const closed = new Promise((resolve) => server.close(resolve));
      for (const line of lines) line.resetAndDestroy();
      await closed;
    },
  };
  hosts.add(host);
  return host;
}

/** Ends all that tests left open. */
export async function closeFakeHosts(): Promise<void> {
  await Promise.all([...hosts].map((host) => host.crash()));
}
