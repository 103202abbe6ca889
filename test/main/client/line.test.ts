import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { holdLine } from '../../../src/main/client/line';

/** A socket that does nothing by itself. */
class FakeSocket extends EventEmitter {
  readonly readyState = 1;
  terminate = (): boolean => this.emit('close', 1006);
  close = (code: number): boolean => this.emit('close', code);
  send = (): void => undefined;
}

function hold(): { socket: FakeSocket; codes: readonly number[] } {
  const socket = new FakeSocket();
  const codes: number[] = [];
  const events = { heard: () => undefined, ended: (code: number) => void codes.push(code) };
  holdLine(socket as unknown as WebSocket, events, pino({ level: 'silent' }));
  return { socket, codes };
}

const BEAT = Buffer.from('{"type":"beat"}');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a line on which nothing is heard for 6 s is cut (lan.md 3.2)', () => {
  const { codes } = hold();
  vi.advanceTimersByTime(5999);
  expect(codes).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(codes).toEqual([1006]);
});

test('words and pings keep it', () => {
  const { socket, codes } = hold();
  socket.emit('message', BEAT, false);
  for (let round = 0; round < 10; round += 1) {
    vi.advanceTimersByTime(5000);
    socket.emit('ping');
  }
  expect(codes).toEqual([]);
  vi.advanceTimersByTime(6000);
  expect(codes).toEqual([1006]);
});

test('pings alone do not, from somebody who has never said a word of ours', () => {
  const { socket, codes } = hold();
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(2000);
    socket.emit('ping');
    socket.emit('message', Buffer.from('junk'), false);
  }
  expect(codes).toEqual([1006]);
});

test('after its end it waits for nothing', () => {
  const { socket } = hold();
  socket.emit('close', 1000);
  expect(vi.getTimerCount()).toBe(0);
});
