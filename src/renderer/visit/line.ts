import * as v from 'valibot';
import { fromHostSchema } from '../../shared/protocol/messages';
import type { FromHost, FromPage } from '../../shared/protocol/messages';
import type { Clock } from '../clock';

/** A socket, as far as it is used here; what happens to it is told to whoever opened it. */
export type Socket = { readonly send: (text: string) => void; readonly close: () => void };
export type OpenSocket = (told: {
  readonly opened: () => void;
  readonly received: (what: unknown) => void;
  readonly closed: (code: number) => void;
}) => Socket;

export type LineEvents = {
  readonly opened: () => void;
  readonly heard: (message: FromHost) => void;
  /** The last thing that happens, whoever ended it: the close code, 1006 where the line was cut. */
  readonly ended: (code: number) => void;
};

/** A conversation over one socket. */
export type Line = {
  readonly say: (message: FromPage) => void;
  /** Asks whether somebody is still there, and cuts the line where nobody answers soon: after a screen lock. */
  readonly check: () => void;
  /** Hangs up without a word; nothing is heard of this line any more. */
  readonly hangUp: () => void;
};

/** A browser cannot see the host's pings, so it says something itself, and is answered (lan.md 3.2). */
const BEAT_MS = 2500;
/** So long without a word a line is thought cut. */
const SILENCE_MS = 6000;
/** And so long after the page was out of sight: the hand is to be back within a second. */
const ANSWER_MS = 400;
const BROKEN = 1006;

const hostMessageSchema = v.pipe(v.string(), v.parseJson(), fromHostSchema);

/** Opens a socket and holds a conversation over it. What is not a message of ours is dropped. */
export function holdLine(
  openSocket: OpenSocket,
  events: LineEvents,
  { clock, isHidden }: { readonly clock: Clock; readonly isHidden: () => boolean },
): Line {
  let isOver = false;
  let stopBeat = (): void => undefined;
  let stopSilence = clock.after(SILENCE_MS, tooLong);

  function end(code: number): void {
    if (isOver) return;
    hangUp();
    events.ended(code);
  }

  function hangUp(): void {
    isOver = true;
    stopBeat();
    stopSilence();
    socket.close();
  }

  /** Out of sight a page is let run seldom, and says nothing for long; the host hears its pings answered. */
  function tooLong(): void {
    if (isHidden()) listenOn(SILENCE_MS);
    else end(BROKEN);
  }

  function listenOn(milliseconds: number): void {
    stopSilence();
    stopSilence = clock.after(milliseconds, tooLong);
  }

  function say(message: FromPage): void {
    if (!isOver) socket.send(JSON.stringify(message));
  }

  function beat(): void {
    say({ type: 'beat' });
    stopBeat = clock.after(BEAT_MS, beat);
  }

  const socket = openSocket({
    opened: () => {
      if (isOver) return;
      events.opened();
      stopBeat = clock.after(BEAT_MS, beat);
    },
    received: (what) => {
      const message = v.safeParse(hostMessageSchema, what);
      if (isOver || !message.success) return;
      listenOn(SILENCE_MS);
      events.heard(message.output);
    },
    closed: end,
  });

  return {
    say,
    check: () => {
      say({ type: 'beat' });
      listenOn(ANSWER_MS);
    },
    hangUp,
  };
}
