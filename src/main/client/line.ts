import type { BaseLogger } from 'pino';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import { fromHostSchema } from '../../shared/protocol/messages';
import type { FromHost, FromPage } from '../../shared/protocol/messages';

/** A conversation over one socket. */
export type Line = {
  readonly say: (message: FromPage) => void;
  /** Asks whether the other side is still there; a line that stays silent is cut soon. */
  readonly check: () => void;
  /** Says goodbye to the other side; what was said before still arrives. */
  readonly hangUp: () => void;
  /** Ends it without a word. */
  readonly cut: () => void;
};

export type LineEvents = {
  readonly heard: (message: FromHost) => void;
  /** The last thing that happens, whoever ended it: the close code, 1006 where the line was cut. */
  readonly ended: (code: number) => void;
};

/** Milliseconds without a word or a ping after which a line is thought cut (lan.md 3.2). */
const SILENCE = 6000;
/** Milliseconds an answer may take when it was asked for. */
const ANSWER = 1500;

const hostMessageSchema = v.pipe(v.string(), v.parseJson(), fromHostSchema);

/** Holds a conversation over an open socket. What is not a message of ours is dropped. */
export function holdLine(socket: WebSocket, events: LineEvents, log: BaseLogger): Line {
  let silence = setTimeout(cut, SILENCE);
  // Whoever pings without ever saying a word is no table.
  let hasSpoken = false;

  function cut(): void {
    socket.terminate();
  }

  function stillThere(): void {
    expect(SILENCE);
  }

  function expect(within: number): void {
    clearTimeout(silence);
    silence = setTimeout(cut, within);
  }

  socket.on('message', (received, isBinary) => {
    const message = isBinary ? null : parseMessage(received);
    if (!message) {
      // Never what it said: it may have been somebody's hand.
      log.warn({ isBinary }, 'dropped what is not a message');
      return;
    }
    hasSpoken = true;
    stillThere();
    events.heard(message);
  });
  socket.on('ping', () => {
    if (hasSpoken) stillThere();
  });
  socket.on('pong', stillThere);
  socket.once('close', (code) => {
    clearTimeout(silence);
    events.ended(code);
  });

  return {
    say: (message) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    check: () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      expect(ANSWER);
      socket.ping();
    },
    hangUp: () => socket.close(1000),
    cut,
  };
}

function parseMessage(received: RawData): FromHost | null {
  // `ws` gives one Buffer for a text message unless it is told otherwise.
  const text = Buffer.isBuffer(received) ? received.toString('utf8') : '';
  const parsed = v.safeParse(hostMessageSchema, text);
  return parsed.success ? parsed.output : null;
}
