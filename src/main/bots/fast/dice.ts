import { nextWord } from '../../../shared/engine/random';
import type { Random } from '../../../shared/engine/random';

const ONE_WORD = 2 ** -32;

/** Quick chance for playouts: sfc32, whole numbers only, so that it throws the same on every machine. */
export class Dice {
  #a = 0;
  #b = 0;
  #c = 0;
  #count = 1;

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
    this.#a = a | 0;
    this.#b = b | 0;
    this.#c = c | 0;
    this.#count = 1;
    for (let turn = 0; turn < 8; turn++) this.word();
  }

  /** The next 32 bits, as a signed number. */
  word(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count) | 0;
    this.#count = (this.#count + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum;
  }

  /** A whole number from 0 up to but not including `limit`; even within one in 2^32 / limit. */
  below(limit: number): number {
    return ((this.word() >>> 0) * ONE_WORD * limit) | 0;
  }

  /** A number from 0 up to but not including 1. */
  unit(): number {
    return (this.word() >>> 0) * ONE_WORD;
  }
}
