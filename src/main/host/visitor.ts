import type { BaseLogger } from 'pino';
import { WebSocket } from 'ws';
import type { RawData } from 'ws';
import type { CloseReason } from '../../shared/protocol/closing';
import { CLOSE_CODES } from '../../shared/protocol/closing';
import type { Device, FromHost } from '../../shared/protocol/messages';
import { readFromPage } from '../../shared/protocol/read';
import type { PersonId } from '../../shared/protocol/tableFacts';
import { PROTOCOL } from '../../shared/protocol/version';
import type { Call } from './callers';
import type { Clock } from './clock';
import type { Gate } from './gate';
import { Allowance } from './limits';
import type { Limits } from './limits';
import type { Channel } from './people';
import type { Room } from './room';
import { textOf } from './wire';

export type VisitorParts = {
  readonly room: Room;
  readonly gate: Gate;
  readonly clock: Clock;
  readonly limits: Limits;
  /** Counted among those of its address; `spared`: this connection may say as much as it likes. */
  readonly call: Call | 'spared';
  readonly device: Device;
  /** Told what happened to the connection; never what was said over it. */
  readonly log: BaseLogger;
};

/** One connection to the host: what comes over it is read here, and nothing else of it reaches the room. */
export class Visitor {
  readonly #socket: WebSocket;
  readonly #parts: VisitorParts;
  readonly #channel: Channel;
  readonly #allowance: Allowance;
  #person: PersonId | null = null;
  #isOver = false;
  #isAlive = true;
  #pingedAt: number | null = null;
  #roundTrip: number | null = null;
  #stopWaiting: () => void;
  #stopPinging: () => void = () => undefined;
  /** Calls off the end of a line that takes nothing any more; null while it does. */
  #unstick: (() => void) | null = null;

  constructor(socket: WebSocket, parts: VisitorParts) {
    this.#socket = socket;
    this.#parts = parts;
    const { clock, limits } = parts;
    this.#allowance = new Allowance(limits.messagesPerSecond, limits.messagesAtOnce, clock.now());
    this.#channel = parts.gate.hold({
      send: (message) => this.#send(message),
      close: (reason) => this.#hangUp(reason),
      about: () => ({ device: parts.device, roundTrip: this.#roundTrip }),
    });
    this.#stopWaiting = clock.after(limits.helloMs, () => this.#hangUp('malformed'));
    this.#pingLater();
    socket.on('message', (bytes, isBinary) => this.#hear(bytes, isBinary));
    socket.on('pong', () => this.#answered());
    socket.on('error', ({ message }) => parts.log.info({ message }, 'a connection broke'));
    socket.on('close', (code) => this.#end(code));
  }

  /** Asks at once whether anybody is still there, as after this machine slept. */
  check(): void {
    if (this.#isOver) return;
    this.#stopPinging();
    this.#isAlive = false;
    this.#ping();
    this.#pingLater();
  }

  #hear(bytes: RawData, isBinary: boolean): void {
    if (this.#isOver) return;
    this.#isAlive = true;
    const { clock, call } = this.#parts;
    if (call !== 'spared' && !this.#allowance.take(clock.now())) return this.#hangUp('tooMany');
    if (isBinary || !Buffer.isBuffer(bytes)) return this.#hangUp('malformed');
    const read = readFromPage(bytes.toString());
    if (!read.ok) {
      if (read.error === 'otherVersion')
        this.#send({ type: 'bye', reason: 'otherVersion', protocol: PROTOCOL });
      return this.#hangUp(read.error);
    }
    const message = read.value;
    if ((message.type === 'hello') !== (this.#person === null)) return this.#hangUp('malformed');
    if (message.type === 'hello') this.#greet(message);
    else if (this.#person !== null) this.#parts.room.receive(this.#person, message);
  }

  #greet(hello: Parameters<Room['connect']>[0]): void {
    this.#stopWaiting();
    const { room, call } = this.#parts;
    const isKnown = room.knows(hello);
    if (call !== 'spared' && call.isForKnown && !isKnown) return this.#hangUp('tooMany');
    this.#ping();
    this.#person = room.connect(hello, this.#channel);
    if (call !== 'spared' && this.#person !== null) call.cameIn(isKnown);
  }

  #send(message: FromHost): void {
    if (this.#isOver || this.#socket.readyState !== WebSocket.OPEN) return;
    const { clock, limits } = this.#parts;
    if (this.#socket.bufferedAmount > limits.queuedBytes) {
      this.#unstick ??= clock.after(limits.stuckMs, () => this.#cut('took nothing for too long'));
      return;
    }
    this.#socket.send(textOf(message), () => this.#sent());
  }

  /** Whoever took nothing for a while missed some of it; now that all is through, they see how things stand. */
  #sent(): void {
    if (this.#unstick === null || this.#socket.bufferedAmount > 0) return;
    this.#unstick();
    this.#unstick = null;
    if (this.#person !== null) this.#parts.room.refresh(this.#person);
  }

  #pingLater(): void {
    const { clock, limits } = this.#parts;
    this.#stopPinging = clock.after(limits.pingMs, () => {
      if (!this.#isAlive) return this.#cut('answered no ping');
      this.#isAlive = false;
      this.#ping();
      this.#pingLater();
    });
  }

  #ping(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#pingedAt = this.#parts.clock.now();
    this.#socket.ping();
  }

  #answered(): void {
    this.#isAlive = true;
    // Browsers may send pongs nobody asked for: they measure nothing.
    if (this.#pingedAt === null) return;
    this.#roundTrip = this.#parts.clock.now() - this.#pingedAt;
    this.#pingedAt = null;
  }

  #hangUp(reason: CloseReason): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#stopWaiting();
    this.#parts.log.info({ reason }, 'hung up');
    this.#socket.close(CLOSE_CODES[reason], reason);
  }

  /** `close` would wait for an answer from a line that is dead. */
  #cut(why: string): void {
    this.#parts.log.info({ why }, 'cut a connection');
    this.#socket.terminate();
  }

  #end(code: number): void {
    this.#isOver = true;
    this.#stopWaiting();
    this.#stopPinging();
    this.#unstick?.();
    this.#parts.log.info({ code }, 'a connection ended');
    if (this.#person !== null) this.#parts.room.disconnect(this.#person, this.#channel);
  }
}
