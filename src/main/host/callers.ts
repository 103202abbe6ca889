import type { Clock } from './clock';
import { Allowance } from './limits';
import type { Limits } from './limits';

export type CallerLimits = Pick<
  Limits,
  | 'linesPerAddress'
  | 'callsPerAddress'
  | 'strangersPerAddress'
  | 'handshakesPerSecond'
  | 'handshakesAtOnce'
  | 'requestsPerSecond'
  | 'requestsAtOnce'
>;

/** A WebSocket that somebody opened; until they are in they are a stranger. */
export type Call = {
  /** Whether it is one too many, so that only somebody who was in before may go on. */
  readonly isForKnown: boolean;
  /** They are in; whoever was in before takes up nothing of what an address may have. */
  readonly cameIn: (wasKnown: boolean) => void;
  readonly ended: () => void;
};

type Caller = {
  lines: number;
  calls: number;
  strangers: number;
  seenAt: number;
  readonly handshakes: Allowance;
  readonly requests: Allowance;
};

/** An address that was quiet for so long, and has nothing open, may ask for all there is again: it is forgotten. */
const QUIET_MS = 10_000;
/** Milliseconds from one look for those to the next. */
const LOOK_MS = 1000;

/**
 * What each address has open and may still ask for, so that no single one takes all there is (lan.md 3.4). Whoever
 * shows a token of this table is spared: a whole house behind one address comes back after a restart at once.
 */
export class Callers {
  readonly #limits: CallerLimits;
  readonly #clock: Clock;
  readonly #callers = new Map<string, Caller>();
  #lookedAt = 0;

  constructor(limits: CallerLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** A connection was opened. @returns what is to be called when it ends; null where that address has too many. */
  openLine(address: string): (() => void) | null {
    const caller = this.#callerAt(address);
    if (caller.lines >= this.#limits.linesPerAddress) return null;
    caller.lines++;
    return () => caller.lines--;
  }

  /** Whether one more request may be answered. */
  mayAsk(address: string): boolean {
    return this.#callerAt(address).requests.take(this.#clock.now());
  }

  /** Somebody opens a WebSocket; null where that address opens too many too fast. */
  call(address: string): Call | null {
    const caller = this.#callerAt(address);
    if (!caller.handshakes.take(this.#clock.now())) return null;
    const { callsPerAddress, strangersPerAddress } = this.#limits;
    const isForKnown = caller.calls >= callsPerAddress || caller.strangers >= strangersPerAddress;
    caller.calls++;
    caller.strangers++;
    let isStranger = true;
    let isCounted = true;
    const meet = (): void => {
      if (isStranger) caller.strangers--;
      isStranger = false;
    };
    const uncount = (): void => {
      if (isCounted) caller.calls--;
      isCounted = false;
    };
    return {
      isForKnown,
      cameIn: (wasKnown) => {
        meet();
        if (!wasKnown) return;
        uncount();
        caller.handshakes.giveBack();
      },
      ended: () => {
        meet();
        uncount();
      },
    };
  }

  #callerAt(address: string): Caller {
    const now = this.#clock.now();
    const known = this.#callers.get(address);
    if (known !== undefined) {
      known.seenAt = now;
      return known;
    }
    if (now - this.#lookedAt >= LOOK_MS) this.#forgetQuietOnes(now);
    const { handshakesPerSecond, handshakesAtOnce, requestsPerSecond, requestsAtOnce } = this.#limits;
    const caller: Caller = {
      lines: 0,
      calls: 0,
      strangers: 0,
      seenAt: now,
      handshakes: new Allowance(handshakesPerSecond, handshakesAtOnce, now),
      requests: new Allowance(requestsPerSecond, requestsAtOnce, now),
    };
    this.#callers.set(address, caller);
    return caller;
  }

  #forgetQuietOnes(now: number): void {
    this.#lookedAt = now;
    for (const [address, { lines, calls, seenAt }] of this.#callers) {
      if (lines === 0 && calls === 0 && now - seenAt >= QUIET_MS) this.#callers.delete(address);
    }
  }
}
