import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { dealPart } from '../helpers/dealPart';
import { PROTOCOL } from '../../src/shared/protocol/version';

/** Somebody at a table without our windows around them. */
export type RawVisitor = {
  readonly heard: readonly FromHost[];
  /** The first message of a kind, from the beginning on. */
  readonly hear: <Kind extends FromHost['type']>(type: Kind) => Promise<Extract<FromHost, { type: Kind }>>;
  readonly say: (message: FromPage) => void;
  readonly hangUp: () => void;
};

type Hello = Omit<Extract<FromPage, { type: 'hello' }>, 'type' | 'protocol'>;

/** Comes to the table at an address and says hello. */
export async function visit(address: string, hello: Hello): Promise<RawVisitor> {
  const socket = new WebSocket(`ws://${address}/`);
  const heard: FromHost[] = [];
  const fairDeal = dealPart();
  const say = (message: FromPage): void => socket.send(JSON.stringify(message));
  const listeners = new Set<() => void>();
  socket.on('message', (bytes: Buffer) => {
    const message = JSON.parse(bytes.toString()) as FromHost;
    heard.push(message);
    const answer = fairDeal.hear(message);
    if (answer !== null) say(answer);
    for (const listener of listeners) listener();
  });
  await once(socket, 'open');
  say({ type: 'hello', protocol: PROTOCOL, ...hello });
  return {
    heard,
    hear: (type) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = heard.find((message) => message.type === type);
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found as Extract<FromHost, { type: typeof type }>);
        };
        listeners.add(look);
        look();
      }),
    say,
    hangUp: () => socket.close(),
  };
}
