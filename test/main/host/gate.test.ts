import { describe, expect, test } from 'vitest';
import { Gate } from '../../../src/main/host/gate';
import type { Note } from '../../../src/main/host/journal/entries';

const CLEARED: Note = { is: 'cleared' };
const KEPT: Note = { is: 'kept' };

/** A gate before a disk that is done with the oldest writing when a test says so. */
function slowly(): {
  readonly gate: Gate;
  readonly written: (readonly Note[])[];
  readonly gone: string[];
  readonly go: (what: string) => void;
  readonly done: () => Promise<void>;
} {
  const written: (readonly Note[])[] = [];
  const gone: string[] = [];
  const writing: (() => void)[] = [];
  const gate = new Gate((notes) => {
    if (notes.length === 0) return null;
    written.push(notes);
    return new Promise((resolve) => writing.push(resolve));
  });
  const go = (what: string): void => gate.pass(() => void gone.push(what));
  const done = async (): Promise<void> => {
    writing.shift()!();
    await new Promise(setImmediate);
  };
  return { gate, written, gone, go, done };
}

describe('what goes out', () => {
  test('goes at once where nothing happened', async () => {
    const { go, gone } = slowly();
    go('hello');
    await Promise.resolve();
    expect(gone).toEqual(['hello']);
  });

  test('waits until all that happened before it is written, and goes in the order it came', async () => {
    const { gate, go, gone, done } = slowly();
    go('before');
    gate.add(CLEARED);
    go('first');
    go('second');
    await new Promise(setImmediate);
    expect(gone).toEqual([]);
    await done();
    expect(gone).toEqual(['before', 'first', 'second']);
  });

  test('waits for what happened while something else was being written', async () => {
    const { gate, go, gone, done, written } = slowly();
    gate.add(CLEARED);
    go('first');
    await new Promise(setImmediate);
    gate.add(KEPT);
    gate.add(CLEARED);
    go('second');
    await done();
    expect(gone).toEqual(['first']);
    await done();
    expect(gone).toEqual(['first', 'second']);
    expect(written).toEqual([[CLEARED], [KEPT, CLEARED]]);
  });

  test('waits for what goes before it where that takes its time, as the record of a game does', async () => {
    const { gate, go, gone } = slowly();
    let kept = (): void => undefined;
    gate.pass(() => new Promise((resolve) => (kept = resolve)));
    go('after');
    await new Promise(setImmediate);
    expect(gone).toEqual([]);
    kept();
    await gate.settled();
    expect(gone).toEqual(['after']);
  });
});

test('what happens in one go is written at once', async () => {
  const { gate, written } = slowly();
  gate.add(CLEARED);
  gate.add(KEPT);
  await Promise.resolve();
  expect(written).toEqual([[CLEARED, KEPT]]);
});

test('a beat does not wait: it tells nothing', () => {
  const { gate } = slowly();
  const said: string[] = [];
  const channel = gate.hold({ send: ({ type }) => void said.push(type), close: () => undefined });
  gate.add(CLEARED);
  channel.send({ type: 'bye', reason: 'closed' });
  channel.send({ type: 'beat' });
  expect(said).toEqual(['beat']);
});
