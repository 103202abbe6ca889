/** Worlds before anybody drops out, and between two looks at who does. */
const FIRST_LOOK = 48;
const BETWEEN_LOOKS = 16;
/** Who trails by so many standard errors of the difference drops out. */
const HOPELESS = 3;

/** Keeps the worths of some moves in the same worlds, and lets the hopeless drop out. */
export class Race {
  readonly #worths: Float64Array;
  readonly #sums: Float64Array;
  /** By pair: the squares of their differences, added up. */
  readonly #squares: Float64Array;
  /** The moves still in it, by their number. */
  running: readonly number[];
  worlds = 0;

  constructor(moves: number) {
    this.#worths = new Float64Array(moves);
    this.#sums = new Float64Array(moves);
    this.#squares = new Float64Array(moves * moves);
    this.running = Array.from({ length: moves }, (_, move) => move);
  }

  /** What a running move came to in the world at hand. */
  note(move: number, worth: number): void {
    this.#worths[move] = worth;
  }

  /** All running moves have been noted; who has no hope drops out. */
  endWorld(): void {
    this.worlds++;
    const { running } = this;
    const [moves, worths] = [this.#sums.length, this.#worths];
    for (const a of running) {
      this.#sums[a]! += worths[a]!;
      for (const b of running) {
        if (b >= a) break;
        const apart = worths[a]! - worths[b]!;
        this.#squares[a * moves + b]! += apart * apart;
      }
    }
    if (this.worlds >= FIRST_LOOK && this.worlds % BETWEEN_LOOKS === 0) this.#dropOut();
  }

  /** The mean worth of a running move. */
  mean(move: number): number {
    return this.worlds === 0 ? 0 : this.#sums[move]! / this.worlds;
  }

  best(): number {
    return this.running.reduce((best, move) => (this.#sums[move]! > this.#sums[best]! ? move : best));
  }

  #dropOut(): void {
    const best = this.best();
    this.running = this.running.filter((move) => move === best || !this.#isHopeless(move, best));
  }

  #isHopeless(move: number, best: number): boolean {
    const [a, b] = move > best ? [move, best] : [best, move];
    const behind = this.mean(best) - this.mean(move);
    const square = this.#squares[a * this.#sums.length + b]! / this.worlds;
    const spread = Math.sqrt(Math.max(0, square - behind * behind) / this.worlds);
    return behind > HOPELESS * spread;
  }
}
