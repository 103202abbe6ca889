import { describe, expect, test } from 'vitest';
import { GO_ON_MS } from '../../../src/main/host/course';
import { TAKE_MS } from '../../../src/main/host/handOver';
import type { Guest } from './fakeTable';
import { FakeTable, playOn } from './fakeTable';

const PLACES = ['192.168.1.30:27500'];
const SETUP = { preset: 'block', chosen: { target: 300 }, seats: 2 } as const;

type Held = { readonly table: FakeTable; readonly keeper: Guest; readonly rosa: Guest };

/** A keeper and Rosa, at a desktop that could take the table, between two rounds. */
function betweenRounds(mayHost = true): Held {
  const table = new FakeTable({ setup: SETUP }, { journal: () => Promise.resolve('the whole table') });
  const keeper = table.keeper();
  const rosa = table.come({ name: 'Rosa', mayHost });
  keeper.say({ type: 'begin' });
  playOn(table, [keeper, rosa], () => keeper.facts.at === 'roundOver');
  return { table, keeper, rosa };
}

/** Lets the journal be read and sent. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function asked(): Promise<Held> {
  const held = betweenRounds();
  held.keeper.say({ type: 'handOver', person: held.rosa.id ?? '' });
  await settle();
  return held;
}

describe('a table that is handed over', () => {
  test('goes as its journal has it to the one machine that takes it, and then everybody hears where it is', async () => {
    const { table, keeper, rosa } = await asked();
    const tv = table.come({ as: 'watch' });
    expect(rosa.last('takeOver')).toEqual({ type: 'takeOver', journal: 'the whole table' });
    expect([keeper, tv].flatMap(({ said }) => said.filter(({ type }) => type === 'takeOver'))).toEqual([]);
    rosa.say({ type: 'tookOver', places: PLACES });
    for (const guest of [keeper, rosa, tv]) {
      expect(guest.said.at(-1)).toEqual({ type: 'bye', reason: 'moved', places: PLACES });
      expect(guest.closed).toBe('hostClosing');
    }
    expect(table.newsOf('moved')).toEqual([{ is: 'moved', places: PLACES }]);
    expect(table.come({ name: 'Late' }).id).toBeNull();
  });

  test('stands still on its way: nothing is decided, nothing happens by itself', async () => {
    const { table, keeper, rosa } = await asked();
    const before = table.happened.length;
    for (const guest of [keeper, rosa]) guest.say({ type: 'ready' });
    expect([keeper.refusal, rosa.refusal]).toEqual(['moving', 'moving']);
    table.clock.pass(TAKE_MS - 1);
    expect([keeper.facts.at, table.happened.length]).toEqual(['roundOver', before]);
  });

  test.each<[string, (held: Held) => void]>([
    ['says that it cannot', ({ rosa }) => rosa.say({ type: 'tookOver', places: null })],
    ['is on no network', ({ rosa }) => rosa.say({ type: 'tookOver', places: [] })],
    ['says nothing', ({ table }) => table.clock.pass(TAKE_MS)],
    ['is lost', ({ rosa }) => rosa.drop()],
  ])('goes on here as if nothing had been asked where the other machine %s', async (_, fail) => {
    const held = await asked();
    fail(held);
    const { table, keeper, rosa } = held;
    expect(keeper.refusal).toBe('not-taken');
    expect(keeper.facts).toMatchObject({ at: 'roundOver', wait: GO_ON_MS });
    rosa.say({ type: 'tookOver', places: PLACES });
    expect([keeper.closed, table.newsOf('moved')]).toEqual([null, []]);
    table.clock.pass(GO_ON_MS);
    expect(keeper.facts.at).toBe('playing');
  });

  test('is the keeper’s to hand, to a desktop of somebody who sits and is here, between rounds', () => {
    const { table, keeper, rosa } = betweenRounds();
    const hand = (by: Guest, person: string | null): string | null => {
      by.say({ type: 'handOver', person: person ?? '' });
      return by.refusal;
    };
    const wen = table.come({ as: 'watch', name: 'Wen', mayHost: true });
    expect(hand(rosa, rosa.id)).toBe('not-keeper');
    expect(hand(keeper, 'p99')).toBe('no-such-person');
    expect(hand(keeper, wen.id)).toBe('no-such-person');
    expect(hand(keeper, keeper.id)).toBe('cannot-host');
    table.clock.pass(GO_ON_MS);
    expect(hand(keeper, rosa.id)).toBe('in-play');
    expect(rosa.said.some(({ type }) => type === 'takeOver')).toBe(false);
  });

  test('stays where nobody has a desktop, and the chairs say who has', () => {
    const { keeper, rosa } = betweenRounds(false);
    expect(keeper.facts.chairs).toMatchObject([{ mayHost: false }, { mayHost: false }]);
    keeper.say({ type: 'handOver', person: rosa.id ?? '' });
    expect(keeper.refusal).toBe('cannot-host');
    const desktop = betweenRounds();
    expect(desktop.keeper.facts.chairs).toMatchObject([{ mayHost: false }, { mayHost: true }]);
    desktop.rosa.drop();
    expect(desktop.keeper.facts.chairs[1]).toMatchObject({ mayHost: false });
  });
});
