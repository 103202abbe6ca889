import type { Note } from './journal/entries';
import type { Channel } from './people';

/** Something that goes out; what comes after it waits for the promise it may give. */
export type Going = () => void | Promise<void>;

/**
 * Writes down what happened and what else has changed since. @returns when all of it is safely on disk; null where
 * there was nothing to write.
 */
export type WriteDown = (notes: readonly Note[]) => Promise<void> | null;

/**
 * Nothing leaves the host that is not on disk (lan.md 6.2): all that goes out goes through here, and waits until
 * whatever happened before it is written down. What happens in one go, or while something is being written, is
 * written at once. Everything leaves in the order it came.
 */
export class Gate {
  readonly #write: WriteDown;
  #notes: Note[] = [];
  #going: Going[] = [];
  #isBusy = false;

  constructor(write: WriteDown) {
    this.#write = write;
  }

  /** Something happened: it must be on disk before anything that comes from now on may go. */
  readonly add = (note: Note): void => {
    this.#notes.push(note);
    this.#stir();
  };

  /** Lets something go as soon as all that came before it is on disk. */
  readonly pass = (going: Going): void => {
    this.#going.push(going);
    this.#stir();
  };

  /** A way to reach somebody that never runs ahead of the disk. */
  hold(channel: Channel): Channel {
    return {
      ...channel,
      send: (message) => {
        // A beat tells nothing but that we are there.
        if (message.type === 'beat') channel.send(message);
        else this.pass(() => channel.send(message));
      },
      close: (reason) => this.pass(() => channel.close(reason)),
    };
  }

  /** Settles when all that came so far has gone. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.pass(resolve));
  }

  #stir(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    // Only when whoever is at work has done: what belongs together is then written together.
    queueMicrotask(() => void this.#work());
  }

  async #work(): Promise<void> {
    while (this.#notes.length > 0 || this.#going.length > 0) {
      const [notes, going] = [this.#notes, this.#going];
      this.#notes = [];
      this.#going = [];
      const written = this.#write(notes);
      if (written !== null) await written;
      for (const go of going) {
        try {
          const gone = go();
          if (gone !== undefined) await gone;
        } catch (mistake) {
          lateThrow(mistake);
        }
      }
    }
    this.#isBusy = false;
  }
}

/** A mistake in what goes out is our own and must come to light, but must not hold up what stands behind it. */
function lateThrow(mistake: unknown): void {
  queueMicrotask(() => {
    throw mistake;
  });
}
