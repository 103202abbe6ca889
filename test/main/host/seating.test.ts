import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/main/host/limits';
import { FakeTable } from './fakeTable';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';

describe('who comes to a table', () => {
  test('gets the first free seat clockwise from the host, a token for it, and all there is to know', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const ana = table.come({ name: 'Ana' });
    expect([keeper.seat, ana.seat]).toEqual([0, 1]);
    expect(ana.last('welcome')).toMatchObject({
      you: ana.id,
      seq: 0,
      view: null,
      facts: { at: 'gathering' },
    });
    expect(ana.token).not.toBe(keeper.token);
    expect(keeper.facts.chairs[1]).toEqual({
      is: 'person',
      person: ana.id,
      name: 'Ana',
      here: true,
      bot: false,
      idle: false,
      mayHost: false,
      accepted: true,
      ready: false,
    });
  });

  test('watches where no seat is free, where that is what they came for, and in mid-game', () => {
    const table = new FakeTable({ setup: { preset: 'draw', chosen: {}, seats: 2 } });
    const keeper = table.keeper();
    expect(table.come({ as: 'watch' }).seat).toBe(-1);
    const ben = table.come();
    const cara = table.come();
    expect(cara.seat).toBe(-1);
    ben.say({ type: 'leave' });
    expect(keeper.facts.chairs[1]).toEqual({ is: 'empty' });
    keeper.say({ type: 'begin' });
    expect(table.come({ name: 'Late' }).view.as).toBe('watch');
  });

  test('two who give one name are two people with two names, and each plays their own seat (C73, C79)', () => {
    const table = new FakeTable();
    table.keeper();
    const [first, second] = [table.come({ name: 'Sam' }), table.come({ name: 'Sam' })];
    expect(first.facts.chairs).toMatchObject([{}, { name: 'Sam' }, { name: 'Sam (2)' }, {}]);
    expect(first.id).not.toBe(second.id);
    expect([first.seat, second.seat]).toEqual([1, 2]);
  });

  test('is turned away by a wrong token, and nothing changes', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const before = keeper.bytes.length;
    for (const hello of [{ seatToken: 'guessed' }, { seatToken: keeper.id! }, { keeperToken: 'guessed' }]) {
      const stranger = table.come(hello);
      expect(stranger.id).toBeNull();
      expect(stranger.said).toEqual([{ type: 'bye', reason: 'notLetIn' }]);
      expect(stranger.closed).toBe('notLetIn');
    }
    expect(keeper.bytes).toHaveLength(before);
  });

  test('is turned away from a table that holds as many people as a house', () => {
    const table = new FakeTable();
    for (let people = 0; people < LIMITS.people; people++) table.come();
    const last = table.come();
    expect([last.id, last.closed]).toEqual([null, 'tableFull']);
  });
});

describe('a seat is kept for whoever has its token', () => {
  test('also when two come back in the other order: each gets their own hand (C75)', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const [ana, ben] = [table.come({ name: 'Ana' }), table.come({ name: 'Ben' })];
    keeper.say({ type: 'begin' });
    const hands = [ana, ben].map(({ view }) => view);
    ana.drop();
    ben.drop();
    expect(keeper.facts.chairs).toMatchObject([
      { here: true },
      { here: false },
      { here: false },
      { is: 'bot' },
    ]);
    const [benAgain, anaAgain] = [table.come({ seatToken: ben.token }), table.come({ seatToken: ana.token })];
    expect([anaAgain.id, benAgain.id]).toEqual([ana.id, ben.id]);
    expect([anaAgain.view, benAgain.view]).toEqual(hands);
    expect(anaAgain.token).toBe(ana.token);
    expect(keeper.facts.chairs).toMatchObject([
      {},
      { here: true, name: 'Ana' },
      { here: true, name: 'Ben' },
      {},
    ]);
  });

  test('a name is not a key: a stranger of that name does not get the seat (C76)', () => {
    const table = new FakeTable();
    const ana = table.keeper({ name: 'Ana' });
    ana.drop();
    const stranger = table.come({ name: 'Ana' });
    expect(stranger.seat).toBe(1);
    expect(stranger.facts.chairs).toMatchObject([{ name: 'Ana' }, { name: 'Ana (2)' }, {}, {}]);
  });

  test('the newest connection has it, the older one is told so, and its late end means nothing (C74)', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const old = table.come({ name: 'Ana' });
    const newer = table.come({ seatToken: old.token });
    expect(old.said.at(-1)).toEqual({ type: 'bye', reason: 'takenOver' });
    expect(old.closed).toBe('takenOver');
    old.drop();
    expect(keeper.facts.chairs[1]).toMatchObject({ here: true });
    expect(newer.id).toBe(old.id);
    newer.drop();
    expect(keeper.facts.chairs[1]).toMatchObject({ here: false });
  });

  test('until they leave it: then it is free at once, and the token lets them in without it (C77)', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const ana = table.come({ name: 'Ana' });
    ana.say({ type: 'leave' });
    expect([ana.said.at(-1), ana.closed]).toEqual([{ type: 'bye', reason: 'left' }, 'left']);
    expect(keeper.facts.chairs[1]).toEqual({ is: 'empty' });
    const again = table.come({ as: 'watch', name: 'Ana', seatToken: ana.token });
    expect([again.seat, again.facts.watching]).toEqual([-1, [{ person: again.id, name: 'Ana' }]]);
  });
});

describe('moving about before a game', () => {
  test('anyone may move to a free seat, and keeps the token', () => {
    const table = new FakeTable();
    table.keeper();
    const ana = table.come({ name: 'Ana' });
    ana.say({ type: 'sit', seat: 3 });
    expect(ana.facts.chairs).toMatchObject([{}, { is: 'empty' }, { is: 'empty' }, { name: 'Ana' }]);
    expect(table.come({ seatToken: ana.token }).id).toBe(ana.id);
  });

  test('nobody takes a seat that is taken, or one that is not there', () => {
    const table = new FakeTable();
    table.keeper();
    const ana = table.come({ name: 'Ana' });
    for (const seat of [0, 9]) {
      ana.say({ type: 'sit', seat });
      expect(ana.refusal).toBe('seat-taken');
    }
    expect(ana.seat).toBe(1);
  });

  test('somebody who watches sits down: they are welcomed anew, with a token', () => {
    const table = new FakeTable();
    table.keeper();
    const watcher = table.come({ as: 'watch', name: 'Dora' });
    watcher.say({ type: 'sit', seat: 2 });
    expect([watcher.seat, watcher.facts.watching]).toEqual([2, []]);
    expect(table.come({ seatToken: watcher.token }).id).toBe(watcher.id);
  });

  test('a screen that came without a name is counted, not listed, and cannot sit', () => {
    const table = new FakeTable();
    const ana = table.keeper();
    const tv = table.come({ as: 'watch' });
    table.clock.pass(250);
    expect([ana.facts.screens, ana.facts.watching]).toEqual([1, []]);
    tv.say({ type: 'sit', seat: 2 });
    expect([tv.refusal, tv.seat]).toEqual(['no-such-person', -1]);
    ana.say({ type: 'sit', seat: 2, person: tv.id! });
    expect([ana.refusal, tv.seat]).toEqual(['no-such-person', -1]);
  });

  test('however many screens come and go at once, people are told a few times a second, and of all of them', () => {
    const table = new FakeTable();
    const ana = table.keeper();
    table.clock.pass(1000);
    const before = ana.said.length;
    const screens = Array.from({ length: LIMITS.screens }, () => table.come({ as: 'watch' }));
    for (const screen of screens.slice(1)) screen.drop();
    expect(ana.said).toHaveLength(before + 1);
    table.clock.pass(1000);
    expect([ana.said.length, ana.facts.screens]).toEqual([before + 2, 1]);
  });

  test('somebody changes seats with a bot before a game', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const ana = table.come({ name: 'Ana' });
    keeper.say({ type: 'bot', seat: 3, sits: true });
    ana.say({ type: 'sit', seat: 3 });
    expect([ana.seat, ana.facts.chairs[1]?.is]).toEqual([3, 'bot']);
  });

  test('two people change seats, by the keeper’s hand only', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const [ana, ben] = [table.come({ name: 'Ana' }), table.come({ name: 'Ben' })];
    ana.say({ type: 'sit', seat: 2 });
    expect([ana.refusal, ana.seat]).toEqual(['seat-taken', 1]);
    keeper.say({ type: 'sit', seat: 2, person: ana.id! });
    expect([ana.seat, ben.seat]).toEqual([2, 1]);
    const watcher = table.come({ as: 'watch', name: 'Dora' });
    keeper.say({ type: 'sit', seat: 2, person: watcher.id! });
    expect([keeper.refusal, ana.seat]).toEqual(['seat-taken', 2]);
  });

  test('only the keeper moves others', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const [ana, ben] = [table.come({ name: 'Ana' }), table.come({ name: 'Ben' })];
    ana.say({ type: 'sit', seat: 3, person: ben.id! });
    expect([ana.refusal, ben.seat]).toEqual(['not-keeper', 2]);
    keeper.say({ type: 'sit', seat: 3, person: ben.id! });
    expect(ben.seat).toBe(3);
    keeper.say({ type: 'sit', seat: 2, person: 'p99' });
    expect(keeper.refusal).toBe('no-such-person');
  });
});

describe('the keeper', () => {
  test('is the machine that hosts, and nobody else while it plays along', () => {
    const table = new FakeTable();
    const guest = table.come();
    const keeper = table.keeper();
    expect(guest.facts.keepers).toEqual([keeper.id]);
  });

  test('is also the first who sat down where that machine only shows the table, then the next', () => {
    const table = new FakeTable();
    const tv = table.keeper({ as: 'watch' });
    const [ana, ben] = [table.come(), table.come()];
    expect(tv.facts.keepers).toEqual([tv.id, ana.id]);
    ana.say({ type: 'leave' });
    expect(tv.facts.keepers).toEqual([tv.id, ben.id]);
  });

  test('is the first who sat down at a table without a window; watchers never', () => {
    const table = new FakeTable({ keeperToken: null });
    const watcher = table.come({ as: 'watch' });
    expect(watcher.facts.keepers).toEqual([]);
    const ana = table.come();
    expect(watcher.facts.keepers).toEqual([ana.id]);
  });

  test('alone sets rules, seats bots, sends people away, begins and closes', () => {
    const table = new FakeTable();
    table.keeper();
    const ana = table.come();
    const before = ana.facts;
    for (const message of [
      {
        type: 'setup',
        setup: { preset: 'block', chosen: {}, seats: 2 },
        options: { ...USUAL_OPTIONS, pace: 'slow' },
      },
      { type: 'bot', seat: 2, sits: true },
      { type: 'remove', person: 'p1' },
      { type: 'begin' },
      { type: 'close' },
    ] as const) {
      ana.say(message);
      expect(ana.said.at(-1)).toEqual({
        type: 'refused',
        cmdId: null,
        reason: { code: 'not-keeper' },
        seq: 0,
        view: null,
      });
    }
    expect(ana.facts).toEqual(before);
  });

  test('sends somebody away, but not the machine that hosts', () => {
    const table = new FakeTable();
    const tv = table.keeper({ as: 'watch' });
    const [ana, ben] = [table.come(), table.come()];
    ana.say({ type: 'remove', person: ben.id! });
    expect([ben.said.at(-1), ben.closed]).toEqual([{ type: 'bye', reason: 'removed' }, 'removed']);
    ana.say({ type: 'remove', person: tv.id! });
    expect([ana.refusal, tv.closed]).toEqual(['not-keeper', null]);
  });

  test('says how well a bot plays, also in mid-game; nobody else does, and nothing else about it changes', () => {
    const table = new FakeTable();
    const [keeper, guest] = [table.keeper(), table.come()];
    keeper.say({ type: 'bot', seat: 2, sits: true, level: 'easy' });
    const olive = { is: 'bot', name: 'Olive', temper: 'keepsSuits' };
    expect(keeper.facts.chairs[2]).toEqual({ ...olive, level: 'easy' });
    keeper.say({ type: 'begin' });
    keeper.say({ type: 'bot', seat: 2, sits: true, level: 'hard' });
    expect(guest.facts.chairs[2]).toEqual({ ...olive, level: 'hard' });
    guest.say({ type: 'bot', seat: 2, sits: true, level: 'easy' });
    expect(guest.refusal).toBe('not-keeper');
    keeper.say({ type: 'bot', seat: 1, sits: true, level: 'easy' });
    expect([keeper.refusal, guest.facts.chairs[1]]).toMatchObject(['in-play', { is: 'person' }]);
  });

  test('puts a bot on a free seat and takes it away, before a game', () => {
    const table = new FakeTable();
    const keeper = table.keeper({ name: 'Olive' });
    keeper.say({ type: 'bot', seat: 2, sits: true });
    expect(keeper.facts.chairs[2]).toEqual({ is: 'bot', name: 'Hugo', level: 'medium', temper: 'blocks' });
    keeper.say({ type: 'bot', seat: 0, sits: true });
    expect(keeper.refusal).toBe('seat-taken');
    keeper.say({ type: 'bot', seat: 2, sits: false });
    expect(keeper.facts.chairs[2]).toEqual({ is: 'empty' });
    keeper.say({ type: 'begin' });
    keeper.say({ type: 'bot', seat: 2, sits: false });
    expect(keeper.refusal).toBe('in-play');
  });

  test('closes the table for everybody', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const ana = table.come();
    keeper.say({ type: 'close' });
    for (const guest of [keeper, ana]) {
      expect([guest.said.at(-1), guest.closed]).toEqual([{ type: 'bye', reason: 'closed' }, 'tableOver']);
    }
    expect(table.news.at(-1)).toEqual({ is: 'closed' });
    expect(table.come().closed).toBe('tableOver');
    ana.say({ type: 'ready' });
    ana.drop();
    table.clock.pass(60_000);
  });
});
