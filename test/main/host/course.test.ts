import { describe, expect, test } from 'vitest';
import { THINK_MOST_MS } from '../../../src/main/host/autoplay';
import { GO_ON_MS, OK_MS } from '../../../src/main/host/course';
import { makeTile } from '../../../src/shared/engine/tile';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { replayRecord } from '../../../src/shared/record/replay';
import { gameRecord, roundRecord } from '../../../src/shared/record/make';
import type { Guest } from './fakeTable';
import { dealing, FakeTable, OPEN_TO_ALL, playOn } from './fakeTable';

const TWO: Setup = { preset: 'draw', chosen: {}, seats: 2 };
const BLOCK = { type: 'setup', setup: { ...TWO, preset: 'block' }, options: OPEN_TO_ALL } as const;

/** Two people, and a round that the next play ends. */
function nearlyOut(target: number): { table: FakeTable; ana: Guest; ben: Guest } {
  const start = dealing({
    preset: 'draw',
    rules: { target },
    hands: ['6-6', '5-5 1-2'],
    boneyard: '0-0 1-1',
  });
  const table = new FakeTable({ setup: { ...TWO, chosen: { target } } }, { start });
  const ana = table.keeper({ name: 'Ana' });
  const ben = table.come({ name: 'Ben' });
  ana.say({ type: 'begin' });
  return { table, ana, ben };
}

const OUT = { type: 'play', tile: makeTile(6, 6), end: null } as const;

describe('agreeing on the rules', () => {
  test('sitting down accepts them; after a change each must say OK, but who made it', () => {
    const table = new FakeTable({ setup: TWO });
    const [keeper, ana] = [table.keeper(), table.come()];
    keeper.say(BLOCK);
    expect(ana.facts).toMatchObject({
      rules: { drawing: 'none' },
      chairs: [{ accepted: true }, { accepted: false }],
      wait: OK_MS,
    });
    keeper.say({ type: 'begin' });
    expect(keeper.refusal).toBe('waiting-for-ok');
    ana.say({ type: 'ready' });
    expect(keeper.facts).toMatchObject({ chairs: [{ accepted: true }, { accepted: true }], wait: null });
    keeper.say({ type: 'begin' });
    expect(keeper.facts.at).toBe('playing');
  });

  test('the keeper may begin after 10 seconds without everybody’s OK', () => {
    const table = new FakeTable({ setup: TWO });
    const [keeper] = [table.keeper(), table.come()];
    keeper.say(BLOCK);
    table.clock.pass(OK_MS - 1);
    keeper.say({ type: 'begin' });
    expect(keeper.refusal).toBe('waiting-for-ok');
    table.clock.pass(1);
    expect(keeper.facts.wait).toBeNull();
    keeper.say({ type: 'begin' });
    expect(keeper.facts.at).toBe('playing');
  });

  test('a change of pace alone asks nobody, and ends no waiting for an OK', () => {
    const table = new FakeTable({ setup: TWO });
    const [keeper, ana] = [table.keeper(), table.come()];
    keeper.say({ type: 'setup', setup: TWO, options: { ...OPEN_TO_ALL, pace: 'slow' } });
    expect(ana.facts).toMatchObject({
      options: { ...OPEN_TO_ALL, pace: 'slow' },
      chairs: [{ accepted: true }, { accepted: true }],
    });
    keeper.say(BLOCK);
    keeper.say({ ...BLOCK, options: { ...OPEN_TO_ALL, pace: 'slow' } });
    expect(ana.facts).toMatchObject({ chairs: [{ accepted: true }, { accepted: false }], wait: OK_MS });
  });

  test('rules that cannot be played are refused, and nothing changes', () => {
    const table = new FakeTable({ setup: TWO });
    const keeper = table.keeper();
    const before = keeper.facts;
    keeper.say({ ...BLOCK, setup: { ...TWO, chosen: { handSize: 20 } } });
    expect(keeper.refusal).toBe('rules-not-playable');
    expect(keeper.facts).toEqual(before);
  });

  test('a smaller table keeps whom it can seat; the others watch and may sit again', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    const [ana, ben, cara] = [table.come(), table.come(), table.come()];
    ana.say({ type: 'leave' });
    keeper.say(BLOCK);
    expect([keeper.seat, ben.seat, cara.seat]).toEqual([0, 1, -1]);
    expect(cara.facts.watching).toEqual([{ person: cara.id, name: cara.facts.watching[0]?.name }]);
  });

  test('rules stand still from the first deal to the end of the game', () => {
    const { ana } = nearlyOut(100);
    ana.say(BLOCK);
    expect(ana.refusal).toBe('in-play');
    ana.move(OUT);
    ana.say(BLOCK);
    expect([ana.facts.at, ana.last('refused').reason.code]).toEqual(['roundOver', 'in-play']);
  });
});

describe('beginning', () => {
  test('bots take the seats that are free', () => {
    const table = new FakeTable();
    const keeper = table.keeper();
    keeper.say({ type: 'begin' });
    expect(keeper.facts.chairs.map(({ is }) => is)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(keeper.last('step')).toMatchObject({ seq: 1, events: [{ type: 'dealt', round: 1 }] });
  });

  test('needs somebody who sits, and no game that is on', () => {
    const table = new FakeTable();
    const tv = table.keeper({ as: 'watch' });
    tv.say({ type: 'begin' });
    expect(tv.refusal).toBe('nobody-seated');
    table.come();
    tv.say({ type: 'begin' });
    tv.say({ type: 'begin' });
    expect(tv.last('refused').reason.code).toBe('in-play');
  });

  test('a table that begins by itself does so when the last seat is taken, and not before', () => {
    const table = new FakeTable({ begins: 'when-full', keeperToken: null, bots: 2 });
    table.room.open();
    const ana = table.come();
    expect(ana.facts.at).toBe('gathering');
    const ben = table.come();
    expect([ana.facts.at, ben.facts.at]).toEqual(['playing', 'playing']);
    expect(ben.said.map(({ type }) => type)).toEqual(['welcome', 'door', 'step', 'lobby']);
  });

  test('a table of bots alone begins when it opens', () => {
    const table = new FakeTable({ begins: 'when-full', keeperToken: null, bots: 4 });
    table.room.open();
    expect(table.come({ as: 'watch' }).facts.at).toBe('playing');
  });
});

describe('going on', () => {
  test('the next round is dealt when all who sit and are here are ready', () => {
    const { ana, ben } = nearlyOut(100);
    ana.move(OUT);
    expect(ana.facts).toMatchObject({ at: 'roundOver', wait: GO_ON_MS });
    ana.say({ type: 'ready' });
    expect(ben.facts).toMatchObject({ at: 'roundOver', chairs: [{ ready: true }, { ready: false }] });
    ben.say({ type: 'ready' });
    expect(ben.facts).toMatchObject({ at: 'playing', wait: null });
    expect(ben.view.table.round).toBe(2);
  });

  test('whoever is away is not waited for', () => {
    const { ana, ben } = nearlyOut(100);
    ana.move(OUT);
    ana.say({ type: 'ready' });
    ben.drop();
    expect(ana.facts.at).toBe('playing');
  });

  test('or else after 20 seconds', () => {
    const { table, ana } = nearlyOut(100);
    ana.move(OUT);
    table.clock.pass(GO_ON_MS - 1);
    expect(ana.facts.at).toBe('roundOver');
    table.clock.pass(1);
    expect(ana.facts.at).toBe('playing');
  });

  test('a word that comes late, when the round is on already, does no harm', () => {
    const { ana, ben } = nearlyOut(100);
    ben.say({ type: 'ready' });
    expect(ben.said.at(-1)?.type).toBe('lobby');
    ana.move(OUT);
    expect(ben.facts.chairs).toMatchObject([{ ready: false }, { ready: false }]);
  });

  test('who watches takes a bot’s seat between rounds, with its hand for the next, and not in one', () => {
    const start = dealing({ preset: 'draw', hands: ['6-6', '5-5 1-2'], boneyard: '0-0' });
    const table = new FakeTable({ setup: TWO }, { start });
    const ana = table.keeper();
    ana.say({ type: 'begin' });
    const late = table.come({ name: 'Late' });
    late.say({ type: 'sit', seat: 1 });
    expect(late.refusal).toBe('in-play');
    ana.move(OUT);
    late.say({ type: 'sit', seat: 1 });
    expect([late.seat, late.view.as]).toEqual([1, 'seat']);
    ana.say({ type: 'sit', seat: 1 });
    expect(ana.refusal).toBe('seat-taken');
  });
});

describe('after the game', () => {
  test('all are ready, or the keeper begins: the same seats and rules, scores 0, a new game', () => {
    for (const again of [
      (ana: Guest, ben: Guest) => {
        ana.say({ type: 'ready' });
        ben.say({ type: 'ready' });
      },
      (ana: Guest) => ana.say({ type: 'begin' }),
    ]) {
      const { table, ana, ben } = nearlyOut(1);
      ana.move(OUT);
      expect(ana.facts).toMatchObject({ at: 'gameOver', wait: null });
      table.clock.pass(10 * GO_ON_MS);
      expect(ana.facts.at).toBe('gameOver');
      again(ana, ben);
      expect(ana.facts.at).toBe('playing');
      expect(ana.view.table).toMatchObject({ round: 1, scores: [0, 0] });
      expect([ana.seat, ben.seat]).toEqual([0, 1]);
    }
  });

  test('or the keeper changes the table, and everybody gathers again', () => {
    const { ana, ben } = nearlyOut(1);
    ana.move(OUT);
    ana.say({ type: 'setup', setup: { ...TWO, chosen: { target: 1 } }, options: OPEN_TO_ALL });
    expect(ben.facts.at).toBe('gathering');
    ana.say({ type: 'begin' });
    expect(ben.facts.at).toBe('playing');
  });

  test('a table without a window plays the same again after 20 seconds', () => {
    const start = dealing({ preset: 'draw', rules: { target: 1 }, hands: ['6-6', '5-5'], boneyard: '0-0' });
    const setup = { ...TWO, chosen: { target: 1 } };
    const table = new FakeTable(
      { setup, keeperToken: null, begins: 'when-full', afterGame: 'plays-again' },
      { start },
    );
    const [ana] = [table.come(), table.come()];
    ana.move(OUT);
    expect(ana.facts).toMatchObject({ at: 'gameOver', wait: GO_ON_MS });
    table.clock.pass(GO_ON_MS);
    expect(ana.facts.at).toBe('playing');
  });

  test('the game as it was told can be kept, and replays to the same scores', () => {
    const table = new FakeTable({ setup: { preset: 'draw', chosen: { target: 30 }, seats: 3 }, bots: 1 });
    const guests = [table.keeper({ name: 'Ana' }), table.come({ name: 'Ben' })];
    guests[0]!.say({ type: 'begin' });
    playOn(table, guests, () => guests[0]!.facts.at === 'gameOver');
    const [game] = table.newsOf('game');
    if (game?.is !== 'game') throw new Error('No game was told');
    const { setup, names, rounds } = game.played;
    const record = gameRecord(
      { ...setup, names },
      rounds.map(({ dealt, moves }) => roundRecord(dealt, moves)),
    );
    expect(names).toEqual(['Ana', 'Ben', 'Olive']);
    const replayed = replayRecord(record);
    expect(replayed).toMatchObject({ ok: true, value: { scores: game.scores, winner: game.winner } });
    expect(guests[1]!.view.table.scores).toEqual(game.scores);
    expect(rounds.length).toBe(table.newsOf('round').length);
  });
});

describe('getting up', () => {
  test('in mid-game a bot takes the chair at once, also on one’s own turn: nobody waits (C77)', () => {
    const table = new FakeTable({ setup: TWO });
    const [ana, ben] = [table.keeper({ name: 'Ana' }), table.come({ name: 'Ben' })];
    ana.say({ type: 'begin' });
    const { phase } = ana.view.table;
    const mover = phase.at === 'turn' && phase.toMove === 0 ? ana : ben;
    const other = mover === ana ? ben : ana;
    mover.say({ type: 'leave' });
    expect(other.facts.chairs[mover === ana ? 0 : 1]).toMatchObject({ is: 'bot' });
    table.clock.pass(1300);
    expect(other.view.table.line.laid).toHaveLength(1);
  });

  test('and whoever is away can be sent away by the keeper: a bot plays on for them (C77)', () => {
    const start = dealing({ preset: 'draw', hands: ['6-6 1-2', '5-6 0-0'] });
    const table = new FakeTable({ setup: TWO }, { start });
    const [ana, ben] = [table.keeper(), table.come()];
    ana.say({ type: 'begin' });
    ana.move(OUT);
    ben.drop();
    table.clock.pass(60_000);
    expect(ana.view.table.line.laid).toHaveLength(1);
    ana.say({ type: 'remove', person: ben.id! });
    table.clock.pass(THINK_MOST_MS);
    expect(ana.view.table.line.laid).toHaveLength(2);
    expect(table.come({ seatToken: ben.token }).closed).toBe('notLetIn');
  });

  test('a table whose last player got up gathers again; bots do not play on for nobody', () => {
    const table = new FakeTable({ setup: TWO });
    const tv = table.keeper({ as: 'watch' });
    const [ana, ben] = [table.come(), table.come()];
    tv.say({ type: 'begin' });
    ana.say({ type: 'leave' });
    expect(tv.facts.at).toBe('playing');
    ben.say({ type: 'leave' });
    expect(tv.facts).toMatchObject({ at: 'gathering', chairs: [{ is: 'empty' }, { is: 'empty' }] });
    table.clock.pass(60_000);
    expect(tv.facts.at).toBe('gathering');
  });
});
