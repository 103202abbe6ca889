import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { BaseLogger } from 'pino';
import { WebSocketServer } from 'ws';
import type { ServerOptions } from 'ws';
import { CLOSE_CODES } from '../../shared/protocol/closing';
import type { TableCard } from '../../shared/protocol/messages';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { answer } from './answer';
import { Callers } from './callers';
import type { Clock } from './clock';
import { deviceOf } from './device';
import type { Gate } from './gate';
import { addressOf, isFromHere, isFromHouse, isMeantForUs } from './guard';
import type { Ends } from './guard';
import type { Limits } from './limits';
import { listen } from './listen';
import type { ListenTrouble } from './listen';
import type { Page } from './pages';
import type { Room } from './room';
import { Visitor } from './visitor';

/** So long, in milliseconds, may goodbyes wait for a disk that does not do its work. */
const LONGEST_GOODBYE = 1500;

export type HostOptions = {
  readonly room: Room;
  /** What everything that rests on the room's state goes out through. */
  readonly gate: Gate;
  /** `0.0.0.0` for the house, `127.0.0.1` for this machine alone (cases.md C85). */
  readonly address: string;
  /** The port it must be; without it the first free one of those that tables use. */
  readonly port?: number;
  /** The port to try before those: where people know the table to be. */
  readonly firstTry?: number;
  /** The game itself, for whoever opens the address in a browser. */
  readonly page?: Page | null;
  /** What they read where there is no page. */
  readonly sentence: string;
  readonly limits: Limits;
  readonly clock: Clock;
  readonly log: BaseLogger;
};

export type Host = {
  readonly port: number;
  /** Finds out at once who is still there, as after this machine slept. */
  readonly check: () => void;
  /** Says goodbye to everybody, hangs up when that is said, and gives the port back. */
  readonly close: (reason: 'tableOver' | 'hostClosing') => Promise<void>;
};

/** Opens a table's one port, for HTTP and WebSocket alike (lan.md 3). */
export async function openHost(options: HostOptions): Promise<Result<Host, ListenTrouble>> {
  const { room, gate, limits, clock, log, page = null, sentence } = options;
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.requestMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: 1000,
  });
  server.maxConnections = limits.sockets;
  server.timeout = limits.idleMs;
  const callers = new Callers(limits, clock);
  const isSpared = (ends: Ends): boolean => limits.sparesLoopback && isFromHere(ends);
  const sockets = new WebSocketServer(socketOptions(limits));
  const visitors = new Set<Visitor>();
  const tellCard = (tell: (card: TableCard) => void): void => {
    const card = room.card();
    gate.pass(() => tell(card));
  };

  server.on('connection', (socket) => {
    const address = addressOf(socket);
    if (address === null || !isFromHouse(socket)) return void socket.destroy();
    if (isSpared(socket)) return;
    const lineEnded = callers.openLine(address);
    if (lineEnded === null) return void socket.destroy();
    socket.once('close', lineEnded);
  });
  server.on('clientError', (_, socket) => refuse(socket, '400 Bad Request'));
  server.on('request', (request, response) => {
    const { socket } = request;
    const mayAsk = isSpared(socket) || callers.mayAsk(addressOf(socket) ?? '');
    answer(request, response, { mayAsk, card: tellCard, page, sentence });
  });
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    socket.on('error', ({ message }) => log.info({ message }, 'a connection broke'));
    if (!isMeantForUs(request)) return refuse(socket, '403 Forbidden');
    if (request.url !== '/') return refuse(socket, '404 Not Found');
    const address = addressOf(request.socket);
    if (address === null) return void socket.destroy();
    const call = isSpared(request.socket) ? 'spared' : callers.call(address);
    if (call === null) return refuse(socket, '429 Too Many Requests');
    if (call !== 'spared') socket.once('close', call.ended);
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const device = deviceOf(request.headers);
      const visitor = new Visitor(webSocket, { room, gate, clock, limits, call, device, log });
      visitors.add(visitor);
      webSocket.once('close', () => visitors.delete(visitor));
    });
  });

  const trouble = await listen(server, options.address, options);
  if (trouble !== null) return err(trouble);
  const port = portOf(server);
  log.info({ port }, 'the table is open');
  return ok({
    port,
    check: () => visitors.forEach((visitor) => visitor.check()),
    close: async (reason) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      room.close(reason);
      await Promise.race([gate.settled(), wait(LONGEST_GOODBYE, undefined, { ref: false })]);
      for (const socket of sockets.clients) socket.close(CLOSE_CODES[reason], reason);
      server.closeAllConnections();
      await closed;
      log.info({ port }, 'the table is closed');
    },
  });
}

/** `closeTimeout` is not in the types of `ws` yet. */
function socketOptions(limits: Limits): ServerOptions & { readonly closeTimeout: number } {
  return {
    noServer: true,
    maxPayload: limits.messageBytes,
    maxFragments: limits.fragments,
    maxBufferedChunks: limits.chunks,
    perMessageDeflate: false,
    closeTimeout: limits.closeMs,
  };
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The table listens on no port');
  return (address satisfies AddressInfo).port;
}

function refuse(socket: Duplex, status: string): void {
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  else socket.destroy();
}
