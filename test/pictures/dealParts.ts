import { FairDeal } from '../../src/renderer/fairDeal';
import { hexHashOf } from '../../src/shared/fairness/hash';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';

/** What becomes of a deal that everybody takes part in: all goes well, one tells nothing, or the host is caught. */
export type DealKind = 'fair' | 'dealtAgain' | 'broken';

type Answer = Exclude<FromPage, { type: 'hello' }>;

/** Everybody's part in the deals of a table in pictures: secrets are the same in every run. */
export class DealParts {
  readonly #kind: DealKind;
  readonly #answer: (name: string, answer: Answer) => void;
  readonly #parts = new Map<string, FairDeal>();
  /** They go back when the room has said all it had to say. */
  #waiting: (readonly [string, Answer])[] = [];
  #secrets = 0;

  constructor(kind: DealKind, answer: (name: string, answer: Answer) => void) {
    this.#kind = kind;
    this.#answer = answer;
  }

  readonly makeSecret = (): string => hexHashOf(['picture', String(this.#secrets++)]);

  hear(name: string, message: FromHost): void {
    const part = this.#parts.get(name) ?? new FairDeal(this.makeSecret);
    this.#parts.set(name, part);
    const answer = part.hear(message);
    if (answer === null || answer.type === 'hello') return;
    const isSilent = this.#kind === 'dealtAgain' && name === 'Rosa' && answer.type === 'reveal';
    if (!isSilent) this.#waiting.push([name, answer]);
  }

  deliver(): void {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.#answer(...next);
    }
  }

  /** What the page hears of it: it comes when all is dealt, and its person has answered here. */
  toPage(message: FromHost): FromHost | null {
    if (message.type === 'dealing' || message.type === 'reveals') return null;
    if (message.type !== 'opened' || this.#kind !== 'broken') return message;
    return { ...message, transcript: { ...message.transcript, secret: hexHashOf(['another']) } };
  }
}
