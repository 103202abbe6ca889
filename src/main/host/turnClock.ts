import type { Seat } from '../../shared/engine/seat';
import type { Clock } from './clock';
import { Wait } from './wait';

/** After so long on their turn without a word a bot is offered in somebody's place (architecture.md). */
export const IDLE_MS = 90_000;

export type TurnClockParts = {
  readonly clock: Clock;
  /** Milliseconds that a turn may take; null where it takes as long as it takes. */
  readonly turnMs: () => number | null;
  /** Called when the turn's time is up, once a turn. */
  readonly onTimeUp: (seat: Seat) => void;
  /** Called when nothing has been heard of whoever's turn it is for `IDLE_MS`. */
  readonly onIdle: (seat: Seat) => void;
};

/** How long whoever is to move has had, and how long they said nothing. */
export class TurnClock {
  readonly #parts: TurnClockParts;
  readonly #idle: Wait;
  readonly #time: Wait;
  #seat: Seat | null = null;
  #isUp = false;

  constructor(parts: TurnClockParts) {
    this.#parts = parts;
    this.#idle = new Wait(parts.clock);
    this.#time = new Wait(parts.clock);
  }

  /** Whose turn it is now, if anybody's. A turn that goes on, as after a draw, keeps its time. */
  turnOf(seat: Seat | null): void {
    if (seat !== this.#seat) this.restart(seat);
  }

  /** Begins the turn's time anew, as when somebody else sits there now. */
  restart(seat: Seat | null): void {
    this.stop();
    this.#seat = seat;
    if (seat === null) return;
    this.heard(seat);
    const turnMs = this.#parts.turnMs();
    if (turnMs === null) return;
    this.#time.begin(turnMs, () => {
      this.#isUp = true;
      this.#parts.onTimeUp(seat);
    });
  }

  /** Stops for somebody whose turn takes no time of theirs. */
  stop(): void {
    this.#idle.end();
    this.#time.end();
    this.#isUp = false;
    this.#seat = null;
  }

  /** Somebody said something: on their turn they are not idle. */
  heard(seat: Seat): void {
    if (seat === this.#seat) this.#idle.begin(IDLE_MS, () => this.#parts.onIdle(seat));
  }

  /** Whether it is this seat's turn and its time is up. */
  isUp(seat: Seat): boolean {
    return this.#isUp && seat === this.#seat;
  }

  /** Milliseconds that are left of the turn; null where none are counted. */
  left(): number | null {
    return this.#isUp ? 0 : this.#time.left();
  }
}
