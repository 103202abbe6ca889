import { describe, expect, test } from 'vitest';
import { Callers } from '../../../src/main/host/callers';
import { LIMITS } from '../../../src/main/host/limits';
import type { Limits } from '../../../src/main/host/limits';
import { FakeClock } from './fakeTable';

const A = '192.168.1.20';
const B = '192.168.1.21';

function callersOf(limits: Partial<Limits> = {}): { readonly callers: Callers; readonly clock: FakeClock } {
  const clock = new FakeClock();
  return { callers: new Callers({ ...LIMITS, ...limits }, clock), clock };
}

/** Somebody new who comes in at once. */
function comeIn(callers: Callers, address: string): ReturnType<Callers['call']> {
  const call = callers.call(address);
  call?.cameIn(false);
  return call;
}

describe('one address', () => {
  test('has so many lines at once, and another one when one of them ends', () => {
    const { callers } = callersOf({ linesPerAddress: 2 });
    const [first] = [callers.openLine(A), callers.openLine(A)];
    expect([callers.openLine(A), callers.openLine(B) === null]).toEqual([null, false]);
    first?.();
    expect(callers.openLine(A)).not.toBeNull();
    expect(callers.openLine(A)).toBeNull();
  });

  test('has at most two calls of people who have not said who they are', () => {
    const { callers } = callersOf();
    const [first, second] = [callers.call(A), callers.call(A)];
    expect([first?.isForKnown, second?.isForKnown]).toEqual([false, false]);
    expect(callers.call(A)?.isForKnown).toBe(true);
    expect(callers.call(B)?.isForKnown).toBe(false);
    first?.ended();
    second?.cameIn(false);
    expect(callers.call(A)?.isForKnown).toBe(false);
  });

  test('is a house of eight: housemates behind it each come in (C79), one more does not', () => {
    const { callers } = callersOf();
    const calls = Array.from({ length: 8 }, () => comeIn(callers, A));
    expect(calls.map((call) => call?.isForKnown)).toEqual(Array.from({ length: 8 }, () => false));
    expect(callers.call(A)?.isForKnown).toBe(true);
    calls[3]?.ended();
    calls[3]?.ended();
    calls[4]?.ended();
    expect(callers.call(A)?.isForKnown).toBe(false);
  });

  test('opens ten at once and one a second after that', () => {
    const { callers, clock } = callersOf();
    const open = (): boolean => {
      const call = callers.call(A);
      call?.ended();
      return call !== null;
    };
    expect(Array.from({ length: 12 }, open).filter(Boolean)).toHaveLength(10);
    clock.pass(999);
    expect(open()).toBe(false);
    clock.pass(1);
    expect([open(), open()]).toEqual([true, false]);
    clock.pass(60_000);
    expect(Array.from({ length: 12 }, open).filter(Boolean)).toHaveLength(10);
  });

  test('whose people were in before is not counted: a whole house comes back at once', () => {
    const { callers } = callersOf();
    for (let people = 0; people < 40; people++) {
      const call = callers.call(A);
      expect(call).not.toBeNull();
      call?.cameIn(true);
    }
    expect(callers.call(A)?.isForKnown).toBe(false);
  });

  test('asks two hundred times at once and twenty times a second after that', () => {
    const { callers, clock } = callersOf();
    const ask = (): boolean => callers.mayAsk(A);
    expect(Array.from({ length: 300 }, ask).filter(Boolean)).toHaveLength(200);
    expect(callers.mayAsk(B)).toBe(true);
    clock.pass(1000);
    expect(Array.from({ length: 300 }, ask).filter(Boolean)).toHaveLength(20);
  });

  test('is remembered while it has something open, however many others come', () => {
    const { callers, clock } = callersOf({ linesPerAddress: 1 });
    callers.openLine(A);
    for (let other = 0; other < 1000; other++) {
      clock.pass(1000);
      callers.openLine(`10.0.${other >> 8}.${other & 255}`)?.();
    }
    expect(callers.openLine(A)).toBeNull();
  });
});
