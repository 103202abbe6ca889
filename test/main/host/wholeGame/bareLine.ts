import { EventEmitter } from 'node:events';
import { WebSocket } from 'ws';
import type { FromPage } from '../../../../src/shared/protocol/messages';

const MORE_THAN_ANY_LIMIT = 1e9;

/**
 * The host's end of a connection, without a network behind it: every text that goes out is heard exactly as it would
 * go over the wire, and what a page would send is put in as bytes.
 */
export class BareLine extends EventEmitter {
  readyState: number = WebSocket.OPEN;
  bufferedAmount = 0;
  readonly #onText: (text: string) => void;
  #isStuck = false;
  #onTheWay: (() => void)[] = [];

  constructor(onText: (text: string) => void) {
    super();
    this.#onText = onText;
  }

  /** What the host's code takes it for. */
  asSocket(): WebSocket {
    return this as unknown as WebSocket;
  }

  say(message: FromPage): void {
    this.emit('message', Buffer.from(JSON.stringify(message)), false);
  }

  send(text: string, sent: () => void): void {
    this.#onText(text);
    if (!this.#isStuck) return sent();
    this.bufferedAmount = MORE_THAN_ANY_LIMIT;
    this.#onTheWay.push(sent);
  }

  ping(): void {
    this.emit('pong');
  }

  /** What the host says on hanging up goes over the wire as well. */
  close(code: number, reason: string): void {
    this.#onText(JSON.stringify(reason));
    this.#end(code);
  }

  terminate(): void {
    this.#end(1006);
  }

  /** The other side is gone without a word. */
  break(): void {
    this.#end(1006);
  }

  /** From now on the other side takes nothing more, and after `flow` all of it. */
  stick(): void {
    this.#isStuck = true;
  }

  flow(): void {
    this.#isStuck = false;
    this.bufferedAmount = 0;
    const onTheWay = this.#onTheWay;
    this.#onTheWay = [];
    for (const sent of onTheWay) sent();
  }

  #end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.emit('close', code);
  }
}
