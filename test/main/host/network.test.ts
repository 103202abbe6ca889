import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceOf } from '../../../src/main/host/device';
import { Gate } from '../../../src/main/host/gate';
import { openHost } from '../../../src/main/host/host';
import type { Host } from '../../../src/main/host/host';
import { LIMITS } from '../../../src/main/host/limits';
import { noticeSleep } from '../../../src/main/host/noticeSleep';
import { realClock } from '../../../src/main/host/clock';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import { FakeTable, KEEPER_TOKEN } from './fakeTable';
import { Player } from './player';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

test('browsers name their page and themselves; the game on a computer names neither', () => {
  const origin = 'http://192.168.1.24:27500';
  expect(deviceOf({})).toBe('desktop');
  expect(deviceOf({ origin, 'user-agent': PHONE })).toBe('phone');
  expect(deviceOf({ origin, 'user-agent': LAPTOP })).toBe('browser');
  expect(deviceOf({ origin })).toBe('browser');
});

describe('how everybody is connected', () => {
  let host: Host | null = null;
  afterEach(() => host?.close('tableOver'));

  async function open(): Promise<number> {
    const opened = await openHost({
      room: new FakeTable({}, { clock: realClock }).room,
      gate: new Gate(() => null),
      address: '127.0.0.1',
      port: 0,
      page: null,
      sentence: 'A table.',
      limits: { ...LIMITS, pingMs: 300 },
      clock: realClock,
      log: pino({ level: 'silent' }),
    });
    if (!opened.ok) throw new Error(opened.error);
    host = opened.value;
    return host.port;
  }

  test('is told to whoever keeps the table and asks, with the time there and back', async () => {
    const port = await open();
    const rosa = await Player.join(port, { name: 'Rosa', keeperToken: KEEPER_TOKEN });
    const origin = `http://127.0.0.1:${port}`;
    await Player.join(port, { name: 'Abel' }, { origin, headers: { 'user-agent': PHONE } });
    // The first ping goes out with the greeting; its answer is as quick as that of anything else.
    rosa.say({ type: 'beat' });
    await rosa.hear('beat');
    rosa.say({ type: 'network' });
    const { people } = await rosa.hear('network');
    expect(people).toMatchObject([
      { name: 'Rosa', device: 'desktop' },
      { name: 'Abel', device: 'phone' },
    ]);
    expect(people[0]!.roundTrip).toBeGreaterThan(0);
  });

  test('is nobody else’s business', () => {
    const table = new FakeTable();
    table.keeper();
    const abel = table.come({ name: 'Abel' });
    abel.say({ type: 'network' });
    expect(abel.refusal).toBe('not-keeper');
    expect(abel.said.some(({ type }) => type === 'network')).toBe(false);
  });

  test('is found out at once when the machine has slept: who answers stays, who does not is cut', async () => {
    const port = await open();
    const ana = await Player.join(port, { name: 'Ana' });
    const gone = await Player.join(port, { name: 'Ben' }, { autoPong: false });
    host?.check();
    expect(await gone.closed).toBe(1006);
    expect(ana.socket.readyState).toBe(ana.socket.OPEN);
    await host?.close('hostClosing');
    expect(await ana.closed).toBe(CLOSE_CODES.hostClosing);
  });
});

describe('when the machine that hosts was asleep', () => {
  test('everybody else is told whose it was, at once or when they come back', () => {
    const table = new FakeTable();
    const rosa = table.keeper({ name: 'Rosa' });
    const [abel, nico] = [table.come({ name: 'Abel' }), table.come({ name: 'Nico' })];
    nico.drop();
    table.room.wake();
    expect(abel.last('woke')).toEqual({ type: 'woke', name: 'Rosa' });
    expect(rosa.said.some(({ type }) => type === 'woke')).toBe(false);
    const back = table.come({ seatToken: nico.token });
    expect(back.said.map(({ type }) => type)).toEqual(expect.arrayContaining(['welcome', 'woke']));
  });

  test('it is nobody’s name where the screen only shows the table, and no news half a minute later', () => {
    const table = new FakeTable();
    table.room.connect(
      { type: 'hello', protocol: 1, as: 'watch', keeperToken: KEEPER_TOKEN },
      { send: () => undefined, close: () => undefined },
    );
    const abel = table.come({ name: 'Abel' });
    table.room.wake();
    expect(abel.last('woke')).toEqual({ type: 'woke', name: null });
    abel.drop();
    table.clock.pass(31_000);
    const back = table.come({ seatToken: abel.token });
    expect(back.said.some(({ type }) => type === 'woke')).toBe(false);
  });
});

describe('that the machine slept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is noticed by a clock that jumped, once, and not by one that is merely late', () => {
    let woke = 0;
    const stop = noticeSleep(() => (woke += 1));
    vi.advanceTimersByTime(20_000);
    expect(woke).toBe(0);
    vi.setSystemTime(Date.now() + 7000);
    vi.advanceTimersByTime(2000);
    expect(woke).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(4000);
    expect(woke).toBe(1);
    stop();
    vi.setSystemTime(Date.now() + 60_000);
    vi.advanceTimersByTime(4000);
    expect(woke).toBe(1);
  });
});
