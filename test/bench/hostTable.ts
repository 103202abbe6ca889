import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { greedy } from '../../src/main/bots/greedy';
import type { Clock } from '../../src/main/host/clock';
import { realClock } from '../../src/main/host/clock';
import { Gate } from '../../src/main/host/gate';
import type { Disk } from '../../src/main/host/journal/disk';
import { Journal } from '../../src/main/host/journal/journal';
import { LIMITS } from '../../src/main/host/limits';
import type { Limits } from '../../src/main/host/limits';
import { Room } from '../../src/main/host/room';
import { seedsFrom } from '../../src/main/host/seeds';
import { makeCode, makeToken } from '../../src/main/host/tokens';
import { Visitor } from '../../src/main/host/visitor';
import { startGame } from '../../src/shared/engine/deal';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';

/** The table's waits are so many times shorter than what people need; connections have real time. */
function hasty(speed: number): Clock {
  return {
    now: () => performance.now() * speed,
    after: (ms, run) => {
      const timer = setTimeout(run, ms / speed);
      return () => clearTimeout(timer);
    },
  };
}

const SETTINGS = { host: '127.0.0.1', port: 0, perMessageDeflate: false, maxPayload: LIMITS.messageBytes };

const IDENTITY = {
  id: 'be9c',
  epoch: 1,
  name: 'Bench',
  begins: 'when-full',
  afterGame: 'plays-again',
  reach: 'here',
} as const;

export type TableKind = {
  readonly seats: number;
  readonly limits: Limits;
  /** How many times faster its waits are than people need. */
  readonly speed: number;
  /** Where it is written down; null where it is not. */
  readonly disk: Disk | null;
};
export const FOUR: TableKind = { seats: 4, limits: LIMITS, speed: 100, disk: null };

export type Listening = { readonly port: number; readonly close: () => void };

function listening(server: WebSocketServer): Listening {
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}

/**
 * Our own host without its HTTP: each connection is read, played and answered as in the game. `onIntent` is called
 * when a message has come in, before anything of ours looks at it; `onSent` with each text as it goes out. With a
 * `disk` everything is written to a journal first.
 */
export async function openTable(
  onIntent: () => void,
  onSent: (connection: number, text: string) => void,
  { seats, limits, speed, disk }: TableKind = FOUR,
): Promise<Listening> {
  const gate: Gate = new Gate((notes) => journal?.write(notes) ?? null);
  const room: Room = new Room(
    {
      id: 'bench',
      epoch: 1,
      name: 'Bench',
      setup: { preset: 'draw', chosen: { target: 1000 }, seats },
      options: { ...USUAL_OPTIONS, entry: 'open' },
      bots: 0,
      keeperToken: null,
      begins: 'when-full',
      afterGame: 'plays-again',
    },
    {
      clock: hasty(speed),
      ...seedsFrom('bench'),
      start: startGame,
      bot: greedy,
      makeToken,
      makeCode,
      limits,
      onHappened: gate.add,
      onNews: () => undefined,
    },
  );
  const log = pino({ level: 'silent' });
  const folder = disk === null ? null : await mkdtemp(join(tmpdir(), 'boneyard-bench-'));
  const journal: Journal | null =
    disk === null || folder === null
      ? null
      : new Journal(
          {
            folder,
            identity: IDENTITY,
            port: 0,
            saved: () => room.saved(),
            disk,
            clock: realClock,
            log,
            onTrouble: (trouble) => console.error(trouble),
          },
          null,
        );
  const server = new WebSocketServer(SETTINGS);
  let connections = 0;
  server.on('connection', (socket) => {
    const connection = connections++;
    socket.on('message', onIntent);
    listenToSends(socket, (text) => onSent(connection, text));
    new Visitor(socket, {
      room,
      gate,
      clock: realClock,
      limits,
      call: 'spared',
      device: 'desktop',
      log,
    });
  });
  await once(server, 'listening');
  const { port, close } = listening(server);
  return {
    port,
    close: () => {
      room.close('tableOver');
      close();
      void journal?.remove();
    },
  };
}

/** What `ws` itself does: whatever comes in, `texts` go out, one to each connection in order. */
export async function openBare(onIntent: () => void, texts: readonly string[]): Promise<Listening> {
  const server = new WebSocketServer(SETTINGS);
  const sockets: WebSocket[] = [];
  server.on('connection', (socket) => {
    sockets.push(socket);
    socket.on('message', () => {
      onIntent();
      sockets.forEach((each, at) => each.send(texts[at] ?? ''));
    });
  });
  await once(server, 'listening');
  return listening(server);
}

function listenToSends(socket: WebSocket, onSent: (text: string) => void): void {
  const send = socket.send.bind(socket) as (text: string, sent: (error?: Error) => void) => void;
  socket.send = (text: unknown, sent: unknown) => {
    onSent(text as string);
    send(text as string, sent as () => void);
  };
}
