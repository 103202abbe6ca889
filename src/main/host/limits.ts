/** What one connection may ask of a host (lan.md 3.1 to 3.4). Times are in milliseconds, sizes in bytes. */
export type Limits = {
  /** Connections at the same time, of whatever kind: a browser has up to seven. */
  readonly sockets: number;
  /** Of them from one address. */
  readonly linesPerAddress: number;
  /** WebSockets from one address, and of them those that have not said who they are; tokens are spared. */
  readonly callsPerAddress: number;
  readonly strangersPerAddress: number;
  /** How fast one address may open WebSockets: so many a second in the long run, so many at once; tokens are spared. */
  readonly handshakesPerSecond: number;
  readonly handshakesAtOnce: number;
  /** Requests that one address may make: so many a second in the long run, so many at once. */
  readonly requestsPerSecond: number;
  readonly requestsAtOnce: number;
  readonly headerBytes: number;
  readonly requestMs: number;
  /** After so long without a byte either way a connection is given up that is not a WebSocket. */
  readonly idleMs: number;
  readonly messageBytes: number;
  readonly fragments: number;
  readonly chunks: number;
  /** So long may somebody be connected without saying who they are. */
  readonly helloMs: number;
  /** A connection that has not answered one ping when the second is due is lost. */
  readonly pingMs: number;
  /** So long may the other side take to hang up. */
  readonly closeMs: number;
  /** With so much on its way to somebody nothing more is sent, and after `stuckMs` of that the line is cut. */
  readonly queuedBytes: number;
  readonly stuckMs: number;
  /** Messages one connection may send: so many a second in the long run, so many at once. */
  readonly messagesPerSecond: number;
  readonly messagesAtOnce: number;
  /** People at one table, seated or not: more than a house holds. Screens that only show it are counted apart. */
  readonly people: number;
  readonly screens: number;
  /** Wrong codes for the table as a whole: in a minute, and until the door closes to codes. */
  readonly wrongCodesPerMinute: number;
  readonly wrongCodes: number;
  /** Whether this very machine may open and send as much as it likes: our own windows, and tests. */
  readonly sparesLoopback: boolean;
};

/** Those that a table keeps by itself, whatever people come by. */
export type RoomLimits = Pick<Limits, 'people' | 'screens' | 'wrongCodesPerMinute' | 'wrongCodes'>;

export const LIMITS: Limits = {
  sockets: 256,
  linesPerAddress: 32,
  callsPerAddress: 8,
  strangersPerAddress: 2,
  handshakesPerSecond: 1,
  handshakesAtOnce: 10,
  requestsPerSecond: 20,
  requestsAtOnce: 200,
  headerBytes: 8 * 1024,
  requestMs: 5000,
  idleMs: 10_000,
  messageBytes: 16 * 1024,
  fragments: 16,
  chunks: 1024,
  helloMs: 5000,
  pingMs: 2000,
  closeMs: 2000,
  queuedBytes: 256 * 1024,
  stuckMs: 5000,
  messagesPerSecond: 20,
  messagesAtOnce: 40,
  people: 50,
  screens: 16,
  wrongCodesPerMinute: 6,
  wrongCodes: 30,
  sparesLoopback: true,
};

/** How many of something somebody may still have: it fills up with time and empties with use. */
export class Allowance {
  readonly #perMs: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, most: number, now: number) {
    this.#perMs = perSecond / 1000;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one; false where none is left. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (now - this.#at) * this.#perMs);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
  /** One that was taken should not have been counted. */
  giveBack(): void {
    this.#left++;
  }
}
