import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Think } from '../../../src/main/bots/think';
import { DRAW_MS, PASS_MS, THINK_LEAST_MS, THINK_MOST_MS } from '../../../src/main/host/autoplay';
import { seedRandom } from '../../../src/shared/engine/random';
import { makeTile } from '../../../src/shared/engine/tile';
import type { Pace, TableOptions } from '../../../src/shared/protocol/tableFacts';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import type { Guest } from './fakeTable';
import { dealing, FakeTable, OPEN_TO_ALL, playOn } from './fakeTable';

const SIX_FIVE = makeTile(6, 5);
const ONE_TWO = makeTile(1, 2);
const LEAD = { type: 'play', tile: makeTile(6, 6), end: null } as const;

/** Two people at a table with these tiles; the holder of the highest double leads. */
function tableOf(
  hands: readonly [string, string],
  boneyard: string,
  rules: ChosenRules = {},
  options: Partial<TableOptions> = {},
): { table: FakeTable; ana: Guest; ben: Guest } {
  const setup = { preset: 'draw', chosen: rules, seats: 2 } as const;
  const table = new FakeTable(
    { setup, options: { ...OPEN_TO_ALL, ...options } },
    { start: dealing({ preset: 'draw', rules, hands, boneyard }) },
  );
  const [ana, ben] = [table.keeper({ name: 'Ana' }), table.come({ name: 'Ben' })];
  ana.say({ type: 'begin' });
  return { table, ana, ben };
}

describe('a move', () => {
  test('is a step for everybody: what all saw, and each one’s own view', () => {
    const { table, ana, ben } = tableOf(['6-6 1-2', '5-6 0-0'], '');
    const watcher = table.come({ as: 'watch' });
    ana.move(LEAD);
    const events = [{ type: 'played', seat: 0, tile: '6-6', end: null, sum: 12, scored: 0 }];
    expect(ana.last('step')).toMatchObject({
      seq: 2,
      events,
      view: { as: 'seat', seat: 0, hand: ['1-2'], legal: [] },
    });
    expect(ben.last('step')).toMatchObject({
      seq: 2,
      events,
      view: { as: 'seat', seat: 1, hand: ['5-6', '0-0'] },
    });
    expect(watcher.last('step')).toMatchObject({ seq: 2, events, view: { as: 'watch' } });
  });

  test('is refused with the reason and the view as it is, and changes nothing', () => {
    const { table, ana, ben } = tableOf(['6-6 1-2', '5-6 0-0'], '');
    const tv = table.come({ as: 'watch' });
    const before = ana.bytes.length;
    for (const [guest, move, code] of [
      [ben, LEAD, 'not-your-turn'],
      [ana, { ...LEAD, tile: SIX_FIVE }, 'not-your-tile'],
      [ana, { ...LEAD, tile: ONE_TWO }, 'must-lead'],
    ] as const) {
      guest.move(move, 'tried');
      expect(guest.said.at(-1)).toEqual({
        type: 'refused',
        cmdId: 'tried',
        reason: { code },
        seq: 1,
        view: guest.view,
      });
    }
    expect(ana.bytes).toHaveLength(before + 2);
    expect(tv.said.map(({ type }) => type)).toEqual(['welcome']);
  });

  test('from a screen that only watches is refused, and so is every other wish of it (C87)', () => {
    const { table, ana } = tableOf(['6-6 1-2', '5-6 0-0'], '');
    const tv = table.come({ as: 'watch' });
    const before = ana.bytes.length;
    tv.move(LEAD, 'tv', 1);
    expect(tv.last('refused')).toMatchObject({ cmdId: 'tv', reason: { code: 'no-seat' } });
    tv.move({ type: 'draw' }, 'tv', 1);
    tv.say({ type: 'ready' });
    expect(tv.last('refused').reason.code).toBe('no-seat');
    tv.say({ type: 'begin' });
    expect(tv.last('refused').reason.code).toBe('not-keeper');
    tv.say({ type: 'sit', seat: 0 });
    expect(tv.last('refused').reason.code).toBe('no-such-person');
    expect(ana.bytes).toHaveLength(before);
  });

  test('before the first deal is refused', () => {
    const table = new FakeTable();
    const ana = table.keeper();
    ana.move(LEAD);
    expect(ana.last('refused')).toMatchObject({ reason: { code: 'not-in-play' }, seq: 0, view: null });
  });

  test('thought out on an older view is answered with the newest', () => {
    const { ana, ben } = tableOf(['6-6 1-2', '5-6 0-0'], '');
    ana.move(LEAD);
    ben.move({ type: 'play', tile: SIX_FIVE, end: 'right' }, 'late', 1);
    expect(ben.said.at(-1)).toMatchObject({
      type: 'refused',
      cmdId: 'late',
      reason: { code: 'stale' },
      seq: 2,
    });
    expect(ben.view.table.line.laid).toHaveLength(1);
    ben.move({ type: 'play', tile: SIX_FIVE, end: 'right' });
    expect(ben.view.table.line.laid).toHaveLength(2);
  });

  test('sent twice is made once: the second time the answer is how things stand', () => {
    const { ana, ben } = tableOf(['6-6 1-2', '5-6 0-0'], '');
    ana.move(LEAD, 'once', 1);
    const others = ben.bytes.length;
    ana.move(LEAD, 'once', 1);
    expect(ana.said.at(-1)).toEqual({ type: 'step', seq: 2, events: [], view: ana.view });
    expect(ben.bytes).toHaveLength(others);
  });

  test('sent by both windows of one seat is made once (C74)', () => {
    const { table, ana } = tableOf(['6-6 1-2', '5-6 0-0'], '');
    const newer = table.come({ seatToken: ana.token });
    newer.move(LEAD, 'a', 1);
    newer.move(LEAD, 'b', 1);
    expect(newer.last('refused').reason.code).toBe('stale');
    expect(newer.view.table.line.laid).toHaveLength(1);
  });

  test('a beat is answered', () => {
    const { ana } = tableOf(['6-6', '5-6'], '');
    ana.say({ type: 'beat' });
    expect(ana.said.at(-1)).toEqual({ type: 'beat' });
  });
});

const FORCED_TO_PASS = ['6-6 1-6 2-3', '0-0 0-1'] as const;

describe('forced things happen by themselves', () => {
  test.each([
    ['slow', 1.4],
    ['normal', 1],
    ['brisk', 0.6],
  ] as const)('at a %s table a pass after 1.5 seconds times %d', (pace, factor) => {
    const { table, ana, ben } = tableOf(FORCED_TO_PASS, '', {}, { pace });
    ana.move(LEAD);
    expect(ben.view).toMatchObject({ legal: [{ type: 'pass' }] });
    table.clock.pass(PASS_MS * factor - 1);
    expect(ben.seq).toBe(2);
    table.clock.pass(1);
    expect(ben.last('step')).toMatchObject({ seq: 3, events: [{ type: 'passed', seat: 1 }] });
  });

  test('one press draws until a tile fits: one step, and every draw seen', () => {
    const { table, ana, ben } = tableOf(['6-6 1-6', '0-0 0-1'], '0-2 0-3 5-6 0-4');
    ana.move(LEAD);
    table.clock.pass(DRAW_MS - 1);
    expect(ben.view).toMatchObject({ legal: [{ type: 'draw' }] });
    ben.move({ type: 'draw' });
    const drew = { type: 'drew', seat: 1, count: 1 };
    expect(ana.last('step')).toMatchObject({ seq: 3, events: [drew, drew, drew], view: { hand: ['1-6'] } });
    expect(ben.view).toMatchObject({
      hand: ['0-0', '0-1', '0-2', '0-3', '5-6'],
      legal: [
        { tile: '5-6', end: 'left' },
        { tile: '5-6', end: 'right' },
      ],
    });
  });

  test('or until none is left; then the pass comes by itself', () => {
    const { table, ana, ben } = tableOf(['6-6 1-6', '0-0 0-1'], '0-2 0-3');
    ana.move(LEAD);
    ben.move({ type: 'draw' });
    expect(ben.view).toMatchObject({ table: { boneyard: 0 }, legal: [{ type: 'pass' }] });
    table.clock.pass(PASS_MS);
    expect(ana.last('step').events).toEqual([{ type: 'passed', seat: 1 }]);
  });

  test('and the host presses after 20 seconds, however brisk the table', () => {
    const { table, ana, ben } = tableOf(['6-6 1-6', '0-0 0-1'], '0-2 5-6', {}, { pace: 'brisk' });
    ana.move(LEAD);
    table.clock.pass(DRAW_MS - 1);
    expect(ben.seq).toBe(2);
    table.clock.pass(1);
    expect(ben.last('step')).toMatchObject({ seq: 3, events: [{ type: 'drew' }, { type: 'drew' }] });
  });

  test('also for somebody whom the table waits for; but nothing that could be chosen is chosen for them', () => {
    const { table, ana, ben } = tableOf(['6-6 1-6', '0-0 0-1'], '0-2 5-6', {}, { awayAfter: null });
    ana.move(LEAD);
    ben.drop();
    table.clock.pass(DRAW_MS);
    expect(ana.last('step').events).toHaveLength(2);
    table.clock.pass(60 * 60_000);
    expect(ana.seq).toBe(3);
  });
});

describe('bots', () => {
  /** How long the bot on seat 0 takes to lead from a hand, at a table of this pace. */
  function thinking(hand: string, pace: Pace = 'normal'): number {
    const start = dealing({ preset: 'draw', hands: [hand, '0-0 0-1'], boneyard: '0-2' });
    const setup = { preset: 'draw', chosen: {}, seats: 2 } as const;
    const table = new FakeTable({ setup, options: { ...OPEN_TO_ALL, pace } }, { start });
    const keeper = table.keeper();
    keeper.say({ type: 'sit', seat: 1 });
    keeper.say({ type: 'begin' });
    const before = keeper.seq;
    while (keeper.seq === before) table.clock.pass(1);
    return table.clock.now();
  }

  test('think for a second or so, as the pace says', () => {
    const normal = thinking('6-6 6-1');
    expect(normal).toBeGreaterThanOrEqual(THINK_LEAST_MS);
    expect(normal).toBeLessThanOrEqual(THINK_MOST_MS);
    expect(thinking('6-6 6-1', 'brisk')).toBe(Math.ceil(normal * 0.6));
  });

  test('take no longer over one hand than over another: that gives nothing away', () => {
    const times = ['6-6', '6-6 6-1', '5-5 1-1 2-2', '4-4 4-1 4-2 4-3 5-4 6-4 1-2'].map((hand) =>
      thinking(hand),
    );
    expect(new Set(times).size).toBe(1);
  });

  test('that think elsewhere are waited for after their pause, and heard no more once the table is closed', async () => {
    const answers: (() => void)[] = [];
    const bot: Think = ({ legal }) => new Promise((resolve) => answers.push(() => resolve(legal[0]!)));
    const start = dealing({ preset: 'draw', hands: ['6-6 6-1', '6-0 0-1'], boneyard: '0-2' });
    const setup = { preset: 'draw', chosen: {}, seats: 2 } as const;
    for (const isClosed of [false, true]) {
      const table = new FakeTable({ setup }, { start, bot });
      const keeper = table.keeper();
      keeper.say({ type: 'sit', seat: 1 });
      keeper.say({ type: 'begin' });
      table.clock.pass(10 * THINK_MOST_MS);
      expect(keeper.seq).toBe(1);
      if (isClosed) keeper.say({ type: 'close' });
      answers.at(-1)!();
      await Promise.resolve();
      expect(table.happened.filter(({ is }) => is === 'moved')).toHaveLength(isClosed ? 0 : 1);
    }
  });

  test('play whole games with people, by the rules', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        let seeds = 0;
        const table = new FakeTable(
          { setup: { preset: 'draw', chosen: { target: 40 }, seats } },
          { seed: () => seedRandom(`${seed} ${seeds++}`) },
        );
        const ana = table.keeper({ name: 'Ana' });
        ana.say({ type: 'begin' });
        playOn(table, [ana], () => ana.facts.at === 'gameOver');
        expect(Math.max(...ana.view.table.scores)).toBeGreaterThanOrEqual(40);
      }),
      { numRuns: 20 },
    );
  });
});
