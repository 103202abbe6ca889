import type { Worker } from 'node:worker_threads';
import { careful } from './careful';
import type { Ask, Found, TaskName, Tasks } from './tasks';
import type { Think } from './think';

/** What a thread is asked; each name comes with the task that goes with it. */
export type Question = {
  [Name in TaskName]: { readonly id: number; readonly name: Name; readonly task: Tasks[Name] };
}[TaskName];
export type Answer = { readonly id: number; readonly found: Found[TaskName] };

/**
 * Whoever has no answer after so many milliseconds does without: bots play carefully. A thread has longer to get going,
 * and advice may take longer than a move.
 */
const WATCH_MS = 1000;
const START_MS = 5000;
const ADVICE_MS = 8000;

/** As much of a worker thread as is needed. */
export type Thread = {
  readonly ask: (question: Question) => void;
  readonly end: () => void;
};

/** Starts a thread that answers. `onLost` is called at most once, when it will answer no more. */
export type StartThread = (onAnswer: (answer: Answer) => void, onLost: (why: unknown) => void) => Thread;

type Waiting = { readonly answer: (found: Found[TaskName] | null) => void };

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
    return this.ask('move', { kind: { level, temper }, view, chance }).then(
      (move) => move ?? careful(view, chance),
    );
  };

  /** Has something thought out; null where no answer comes in time. */
  readonly ask: Ask = (name, task) => {
    if (this.#isLost) return Promise.resolve(null);
    return new Promise((resolve) => {
      const id = this.#asked++;
      const usual = name === 'move' ? this.#watch.usual : ADVICE_MS;
      const most = this.#isGoing ? usual : Math.max(usual, this.#watch.first);
      const watch = setTimeout(() => this.#giveUp('no answer in time'), most);
      watch.unref();
      this.#waiting.set(id, {
        answer: (found) => {
          clearTimeout(watch);
          this.#waiting.delete(id);
          resolve(answerTo(name, found));
        },
      });
      this.#thread ??= this.#start(
        ({ id: answered, found }) => {
          this.#isGoing = true;
          this.#waiting.get(answered)?.answer(found);
        },
        (why) => {
          this.#isLost = true;
          this.#giveUp(why);
        },
      );
      this.#thread.ask(questionOf(id, name, task));
    });
  };

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

/** The thread answers every task with what it comes to, so the answer to one by its number is of its kind. */
function answerTo<Name extends TaskName>(_name: Name, found: Found[TaskName] | null): Found[Name] | null {
  return found as Found[Name] | null;
}

function questionOf<Name extends TaskName>(id: number, name: Name, task: Tasks[Name]): Question {
  return { id, name, task } as Question;
}
