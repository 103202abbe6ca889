import { nextWord } from '../../../shared/engine/random';
import type { Random } from '../../../shared/engine/random';

const ONE_WORD = 2 ** -32;

/** Quick chance for playouts: sfc32, whole numbers only, so that it throws the same on every machine. */
export class Dice {
  /** Three words and a count. Fields would hold numbers of this size in memory of their own, made anew at every throw. */
  readonly #words = new Int32Array(4);

  /** Dice that fall by this chance alone. */
  static from(chance: Random): Dice {
    const dice = new Dice();
    const [a, second] = nextWord(chance);
    const [b, third] = nextWord(second);
    const [c] = nextWord(third);
    dice.seed(a, b, c);
    return dice;
  }

  /** From here on the dice fall by these three 32-bit words. */
  seed(a: number, b: number, c: number): void {
    const words = this.#words;
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = 1;
    for (let turn = 0; turn < 8; turn++) this.word();
  }

  /** The next 32 bits, as a signed number. */
  word(): number {
    const words = this.#words;
    const b = words[1]!;
    const c = words[2]!;
    const count = words[3]!;
    const sum = (((words[0]! + b) | 0) + count) | 0;
    words[3] = count + 1;
    words[0] = b ^ (b >>> 9);
    words[1] = c + (c << 3);
    words[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum;
  }

  /** A whole number from 0 up to but not including `limit`, which is at most 4096; even within one in 2^20 / limit. */
  below(limit: number): number {
    return Math.imul(this.word() >>> 12, limit) >>> 20;
  }

  /** A number from 0 up to but not including 1. */
  unit(): number {
    return (this.word() >>> 0) * ONE_WORD;
  }
}
