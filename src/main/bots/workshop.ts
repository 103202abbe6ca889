import type { Worker } from 'node:worker_threads';
import type { Move } from '../../shared/engine/moves';
import type { Random } from '../../shared/engine/random';
import type { SeatView } from '../../shared/engine/view';
import { careful } from './careful';
import type { BotKind } from '../../shared/protocol/botKind';
import type { Think } from './think';

export type Question = {
  readonly id: number;
  readonly kind: BotKind;
  readonly view: SeatView;
  readonly chance: Random;
};
export type Answer = { readonly id: number; readonly move: Move };

/** Whoever has no answer after so many milliseconds plays carefully instead; a thread has longer to get going. */
const WATCH_MS = 1000;
const START_MS = 5000;

/** As much of a worker thread as is needed. */
export type Thread = {
  readonly ask: (question: Question) => void;
  readonly end: () => void;
};

/** Starts a thread that answers. `onLost` is called at most once, when it will answer no more. */
export type StartThread = (onAnswer: (answer: Answer) => void, onLost: (why: unknown) => void) => Thread;

type Waiting = { readonly answer: (move: Move | null) => void };

/**
 * Lets bots think in a thread of their own, so that the table never waits for them; one that gives no
 * answer in time is ended, and the move is made by `careful`. A thread that cannot be started is not tried again.
 */
export class Workshop {
  readonly #start: StartThread;
  readonly #onTrouble: (why: unknown) => void;
  readonly #watch: { readonly usual: number; readonly first: number };
  #isGoing = false;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | null = null;
  #isLost = false;
  #asked = 0;

  constructor(
    start: StartThread,
    onTrouble: (why: unknown) => void,
    watch = { usual: WATCH_MS, first: START_MS },
  ) {
    this.#start = start;
    this.#onTrouble = onTrouble;
    this.#watch = watch;
  }

  /** A move that is the only one takes no thought. */
  readonly think: Think = (view, chance, { level, temper }) => {
    const [only, ...others] = view.legal;
    if (only !== undefined && others.length === 0) return only;
    if (this.#isLost) return careful(view, chance);
    return this.#ask({ id: this.#asked++, kind: { level, temper }, view, chance }).then(
      (move) => move ?? careful(view, chance),
    );
  };

  /** The move, or null where none came. */
  #ask(question: Question): Promise<Move | null> {
    return new Promise((resolve) => {
      const watch = setTimeout(
        () => this.#giveUp('no answer in time'),
        this.#isGoing ? this.#watch.usual : this.#watch.first,
      );
      watch.unref();
      this.#waiting.set(question.id, {
        answer: (move) => {
          clearTimeout(watch);
          this.#waiting.delete(question.id);
          resolve(move);
        },
      });
      this.#thread ??= this.#start(
        ({ id, move }) => {
          this.#isGoing = true;
          this.#waiting.get(id)?.answer(move);
        },
        (why) => {
          this.#isLost = true;
          this.#giveUp(why);
        },
      );
      this.#thread.ask(question);
    });
  }

  /** Ends the thread; whoever waits gets no answer of it. The next question starts another. */
  #giveUp(why: unknown): void {
    this.#onTrouble(why);
    this.#thread?.end();
    this.#thread = null;
    this.#isGoing = false;
    for (const { answer } of [...this.#waiting.values()]) answer(null);
  }
}

/** A real thread; it keeps no process alive. */
export function startThread(makeWorker: () => Worker): StartThread {
  return (onAnswer, onLost) => {
    const worker = makeWorker();
    worker.unref();
    worker.on('message', onAnswer);
    worker.on('error', onLost);
    return { ask: (question) => worker.postMessage(question), end: () => void worker.terminate() };
  };
}
