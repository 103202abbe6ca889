import { describe, expect, test } from 'vitest';
import { parseNotices } from '../../../src/main/lan/notices';
import {
  findSilent,
  listHeard,
  MOST_TABLES,
  noteAlive,
  noteLost,
  noteNotice,
  noteQuestion,
} from '../../../src/main/lan/sightings';
import type { Sightings } from '../../../src/main/lan/sightings';
import { makePacket } from './packets';
import type { Published } from './packets';

const NOBODY: Sightings = new Map();
const HERE = '192.168.1.20';
const THERE = '10.0.0.5';

function hear(sightings: Sightings, table: Published, source = HERE): ReturnType<typeof noteNotice> {
  return noteNotice(sightings, parseNotices(makePacket(table))[0]!, source);
}

function ask(sightings: Sightings, times: number): Sightings {
  return times === 0 ? sightings : ask(noteQuestion(sightings), times - 1);
}

describe('The tables heard of', () => {
  test('are known by their id; the place a packet came from is tried first', () => {
    const { sightings, change } = hear(NOBODY, {
      id: 'a1',
      name: 'Kitchen',
      addresses: ['172.17.0.1', HERE],
    });
    expect(change).toEqual({ id: 'a1', is: 'up' });
    expect(listHeard(sightings)).toEqual([
      { id: 'a1', epoch: 1, name: 'Kitchen', protocol: 1, addresses: [HERE, '172.17.0.1'], port: 27500 },
    ]);
  });

  test('do not change when the same is said again', () => {
    const once = hear(NOBODY, { id: 'a1' });
    const twice = hear(once.sightings, { id: 'a1' });
    expect(twice.change).toBeNull();
    expect(listHeard(twice.sightings)).toEqual(listHeard(once.sightings));
  });

  test('move to another port without becoming two (cases.md C81)', () => {
    const moved = hear(hear(NOBODY, { id: 'a1' }).sightings, { id: 'a1', port: 27507 });
    expect(moved.change).toEqual({ id: 'a1', is: 'moved' });
    expect(listHeard(moved.sightings)).toMatchObject([{ id: 'a1', port: 27507 }]);
  });

  test('move to another address, which is tried first from then on; the old one is forgotten in time', () => {
    const moved = hear(hear(NOBODY, { id: 'a1' }).sightings, { id: 'a1' }, '192.168.1.99');
    expect(moved.change).toEqual({ id: 'a1', is: 'moved' });
    expect(listHeard(moved.sightings)).toMatchObject([{ addresses: ['192.168.1.99', HERE] }]);

    let { sightings } = moved;
    for (let round = 0; round < 4; round += 1) {
      sightings = hear(noteQuestion(sightings), { id: 'a1' }, '192.168.1.99').sightings;
    }
    expect(listHeard(sightings)).toMatchObject([{ addresses: ['192.168.1.99'] }]);
  });

  test('that speak from two adapters do not flip between them', () => {
    let { sightings } = hear(NOBODY, { id: 'a1' });
    ({ sightings } = hear(sightings, { id: 'a1' }, THERE));
    for (let round = 0; round < 5; round += 1) {
      for (const source of [HERE, THERE]) {
        const again = hear(noteQuestion(sightings), { id: 'a1' }, source);
        expect(again.change).toBeNull();
        ({ sightings } = again);
      }
    }
  });

  test('are on the machine that got them last, whatever the one before goes on saying (lan.md 3.5)', () => {
    const first = hear(NOBODY, { id: 'a1' }).sightings;
    const moved = hear(first, { id: 'a1', epoch: '2' }, THERE);
    expect(moved.change).toEqual({ id: 'a1', is: 'moved' });
    expect(listHeard(moved.sightings)).toMatchObject([{ id: 'a1', epoch: 2, addresses: [THERE] }]);

    const late = hear(moved.sightings, { id: 'a1' }, HERE);
    expect(late.change).toBeNull();
    expect(listHeard(late.sightings)).toEqual(listHeard(moved.sightings));
    const goodbye = hear(moved.sightings, { id: 'a1', ttl: 0 }, HERE);
    expect(goodbye.change).toBeNull();
    expect(listHeard(goodbye.sightings)).toEqual(listHeard(moved.sightings));
  });

  test('say goodbye', () => {
    const gone = hear(hear(NOBODY, { id: 'a1' }).sightings, { id: 'a1', ttl: 0 });
    expect(gone.change).toEqual({ id: 'a1', is: 'goodbye' });
    expect(listHeard(gone.sightings)).toEqual([]);
  });

  test('stay when a goodbye comes late, for a port they left already', () => {
    const moved = hear(hear(NOBODY, { id: 'a1' }).sightings, { id: 'a1', port: 27507 });
    expect(hear(moved.sightings, { id: 'a1', port: 27500, ttl: 0 }).change).toBeNull();
  });

  test('stay when another table of the same name goes', () => {
    const two = hear(hear(NOBODY, { id: 'a1' }).sightings, { id: 'b2' });
    const one = hear(two.sightings, { id: 'a1', ttl: 0 });
    expect(listHeard(one.sightings).map(({ id }) => id)).toEqual(['b2']);
  });

  test('are silent after three questions without an answer, and not after an answer', () => {
    const { sightings } = hear(NOBODY, { id: 'a1' });
    expect(findSilent(ask(sightings, 2))).toEqual([]);
    expect(findSilent(ask(sightings, 3))).toMatchObject([{ id: 'a1', addresses: [HERE] }]);
    expect(findSilent(hear(ask(sightings, 3), { id: 'a1' }).sightings)).toEqual([]);
    expect(findSilent(noteAlive(ask(sightings, 3), 'a1'))).toEqual([]);
    expect(listHeard(noteLost(ask(sightings, 3), 'a1'))).toEqual([]);
  });

  test('are no more than a house may have, whatever a stranger makes up', () => {
    let sightings = NOBODY;
    for (let made = 0; made < MOST_TABLES + 5; made += 1)
      ({ sightings } = hear(sightings, { id: `t${made}` }));
    expect(sightings.size).toBe(MOST_TABLES);
    expect(hear(sightings, { id: 't0', port: 1 }).change).toEqual({ id: 't0', is: 'moved' });
  });
});
