import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Connection } from '../../../src/main/client/connection';
import { ownTable } from '../../../src/main/table/ownTable';
import type { Connect, OwnTable } from '../../../src/main/table/ownTable';
import { HELD_MS } from '../../../src/main/table/heldTable';
import type { HostRequest, HostTable, TakeTable } from '../../../src/main/table/hosting';
import type { LinkNews, Trouble } from '../../../src/shared/desktop';
import type { Door } from '../../../src/shared/protocol/door';
import type { Chair, TableFacts } from '../../../src/shared/protocol/tableFacts';
import { err, ok } from '../../../src/shared/result';
import { factsOf } from './facts';

const HOUSE = { for: 'house', tableName: "Inês's table", name: 'Inês', screen: 'player' } as const;
const JOIN = { address: '10.77.0.2:27501', as: 'seat', name: 'Abel' } as const;

type Called = Parameters<Connect>;

/** A table that everybody finds, with what was asked of it written down. */
class FakeHouse {
  readonly hosted: HostRequest[] = [];
  readonly connected: Called[] = [];
  readonly heard: string[] = [];
  changes = 0;
  trouble: Trouble | null = null;
  seatToken: string | null = 'secret';
  /** Where others reach a table of ours just now. */
  reachedAt: readonly string[] = ['10.77.0.1:27500'];
  /** Where a table stands that is handed to this machine; null where it cannot be taken. */
  taken: readonly string[] | null = ['10.77.0.1:27505'];
  chairs: readonly Chair[] = [];
  #listeners: ((news: LinkNews) => void)[] = [];

  readonly host: HostTable = (request) => {
    this.hosted.push(request);
    return Promise.resolve(
      ok({
        id: 'table-1',
        port: 27500,
        keeperToken: 'keeper',
        link: () => 'link-1',
        solo: request.for === 'solo',
        screen: request.for === 'house' ? request.screen : 'player',
        addresses: () => (request.for === 'house' ? this.reachedAt : []),
        journal: () => Promise.resolve('the whole table'),
        close: () => {
          this.heard.push('host closed');
          return Promise.resolve();
        },
      }),
    );
  };

  readonly take: TakeTable = (journal, keeper) => {
    this.heard.push(`takes ${journal} for ${keeper}`);
    return Promise.resolve(
      this.taken && {
        table: {
          id: 'table-1',
          port: 27505,
          keeperToken: 'mine',
          link: () => 'link',
          solo: false,
          screen: 'player' as const,
          addresses: () => this.taken ?? [],
          journal: () => Promise.resolve('the whole table'),
          close: () => Promise.resolve(),
        },
        giveUp: () => {
          this.heard.push('given up');
          return Promise.resolve();
        },
      },
    );
  };

  readonly connect: Connect = (...called): Connection => {
    this.connected.push(called);
    const [use, { addresses }] = called;
    const address = addresses[0] ?? { host: '', port: 0 };
    return {
      joined: Promise.resolve(
        this.trouble === null ? ok({ tableId: 'table-1', address }) : err(this.trouble),
      ),
      listen: (listener) => {
        this.#listeners.push(listener);
        listener({ is: 'said', message: this.#welcome(use) });
        return () => undefined;
      },
      address: () => address,
      wake: () => this.heard.push(`${use} woke`),
      say: ({ type }) => this.heard.push(`${use} said ${type}`),
      leave: () => this.heard.push(`${use} left`),
      close: () => this.heard.push(`${use} hung up`),
    };
  };

  /** Tells every connection what stands on the door now. */
  stand(door: Door): void {
    for (const listener of this.#listeners) listener({ is: 'said', message: { type: 'door', door } });
  }

  tell(news: LinkNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }

  /** Tells every connection who sits where now. */
  seat(chairs: readonly Chair[]): void {
    this.chairs = chairs;
    for (const listener of this.#listeners)
      listener({ is: 'said', message: { type: 'lobby', facts: this.#facts() } });
  }

  #facts(): TableFacts {
    return factsOf(this.chairs);
  }

  #welcome(use: string) {
    return {
      type: 'welcome',
      protocol: 1,
      you: `me, ${use}`,
      seatToken: null,
      facts: this.#facts(),
      seq: 0,
      view: null,
    } as const;
  }
}

const person = (id: string, here = true): Chair => ({
  is: 'person',
  person: id,
  name: id,
  here,
  bot: false,
  idle: false,
  mayHost: false,
  accepted: true,
  ready: false,
});

let house = new FakeHouse();
let table: OwnTable;
beforeEach(() => {
  house = new FakeHouse();
  table = ownTable({
    host: house.host,
    take: house.take,
    connect: house.connect,
    seatToken: (tableId) => (tableId === 'table-1' ? house.seatToken : null),
    parseAddress: (text) =>
      text === JOIN.address ? ok({ host: '10.77.0.2', port: 27501 }) : err('badAddress'),
    explain: (trouble) => Promise.resolve(trouble === 'noAnswer' ? 'hostSilent' : trouble),
    onChange: () => (house.changes += 1),
  });
});

test('at Home there is no table, no connection and nothing to leave', async () => {
  expect(table.opened()).toBeNull();
  expect(table.connection('player')).toBeNull();
  expect(table.connection('table')).toBeNull();
  expect(table.guests()).toBe(0);
  await table.leave();
  expect(house.changes).toBe(0);
});

test('who hosts and plays connects as a seat, over the loopback address, with the right of the keeper', async () => {
  const opened = {
    tableId: 'table-1',
    solo: false,
    hosting: true,
    screen: 'player',
    addresses: ['10.77.0.1:27500'],
  };
  expect(await table.open(HOUSE, 'Inês')).toEqual(ok(opened));
  expect(table.opened()).toEqual(opened);
  expect(house.connected).toEqual([
    [
      'player',
      {
        addresses: [{ host: '127.0.0.1', port: 27500 }],
        tableId: 'table-1',
        newcomer: { as: 'seat', name: 'Inês', keeperToken: 'keeper' },
      },
    ],
  ]);
  expect(house.changes).toBe(1);
});

test('a host whose screen is the table watches, and is the keeper all the same', async () => {
  await table.open({ ...HOUSE, screen: 'table' }, 'Inês');
  expect(house.connected[0]?.[1].newcomer).toEqual({ as: 'watch', keeperToken: 'keeper' });
  expect(table.opened()?.screen).toBe('table');
});

test('a solo table is asked for as such and is in nobody else’s reach', async () => {
  await table.open({ for: 'solo' }, 'Inês');
  expect(house.hosted).toEqual([{ for: 'solo' }]);
  expect(table.opened()).toMatchObject({ solo: true, hosting: true, screen: 'player', addresses: [] });
});

test('the window for the room has a connection of its own that never holds the right of the keeper', async () => {
  await table.open(HOUSE, 'Inês');
  const tv = table.connection('table');
  expect(table.connection('table')).toBe(tv);
  expect(house.connected).toHaveLength(2);
  expect(house.connected[1]?.[1].newcomer).toEqual({ as: 'watch', link: 'link-1' });
});

test('at a table of others it comes by the link that we were told, as far as we were', async () => {
  await table.join({ ...JOIN, code: '641523' });
  expect(house.connected[0]?.[1].newcomer).toEqual({ as: 'seat', name: 'Abel', code: '641523' });
  table.connection('table');
  table.hangUp('table');
  house.stand({ code: '641523', link: 'link-2', locked: true, codes: 'open', addresses: [] });
  table.connection('table');
  expect(house.connected.slice(1).map(([, { newcomer }]) => newcomer)).toEqual([
    { as: 'watch' },
    { as: 'watch', link: 'link-2' },
  ]);
});

test('the code is shown once: a window opened again is known by its token', async () => {
  await table.join({ ...JOIN, code: '641523' });
  table.hangUp('player');
  table.connection('player');
  expect(house.connected[1]?.[1].newcomer).toEqual({ as: 'seat', name: 'Abel' });
});

test('who joins goes to the address that was typed, and a second window to the same table there', async () => {
  expect(await table.join(JOIN)).toMatchObject({ ok: true, value: { hosting: false, addresses: [] } });
  table.connection('table');
  expect(house.connected.map(([use, { addresses, tableId }]) => [use, addresses, tableId])).toEqual([
    ['player', [{ host: '10.77.0.2', port: 27501 }], undefined],
    ['table', [{ host: '10.77.0.2', port: 27501 }], 'table-1'],
  ]);
});

test('an address that is none is refused, and another may be typed', async () => {
  expect(await table.join({ ...JOIN, address: 'over there' })).toEqual(err('badAddress'));
  expect((await table.join(JOIN)).ok).toBe(true);
});

test('one copy sits at one table, also while it is still on the way there', async () => {
  const first = table.open(HOUSE, 'Inês');
  expect(await table.join(JOIN)).toEqual(err('alreadyAtTable'));
  await first;
  expect(await table.open({ for: 'solo' }, 'Inês')).toEqual(err('alreadyAtTable'));
  expect(house.hosted).toHaveLength(1);
});

test('a table that does not let its own host in is closed again, and says why', async () => {
  house.trouble = 'noAnswer';
  expect(await table.open(HOUSE, 'Inês')).toEqual(err('noAnswer'));
  expect(house.heard).toEqual(['host closed']);
  expect(table.opened()).toBeNull();
  expect(table.connection('player')).toBeNull();

  house.trouble = null;
  expect((await table.open(HOUSE, 'Inês')).ok).toBe(true);
});

test('leaving a table of others gives the seat up', async () => {
  await table.join(JOIN);
  table.connection('table');
  await table.leave();
  expect(house.heard).toEqual(['player left', 'table hung up']);
  expect(table.opened()).toBeNull();
  expect(table.connection('player')).toBeNull();
  expect(house.changes).toBe(2);
});

test('leaving a table of ours closes it', async () => {
  await table.open(HOUSE, 'Inês');
  await table.leave();
  expect(house.heard).toEqual(['player hung up', 'host closed']);
  expect((await table.open({ for: 'solo' }, 'Inês')).ok).toBe(true);
});

test('a window that was closed hangs up and comes back as whoever it was', async () => {
  await table.open(HOUSE, 'Inês');
  table.hangUp('player');
  expect(house.heard).toEqual(['player hung up']);
  expect(table.opened()).not.toBeNull();
  table.connection('player');
  expect(house.connected[1]?.[1].newcomer).toEqual(house.connected[0]?.[1].newcomer);
});

test('guests are the people with a seat and a connection who are not at this machine', async () => {
  await table.open(HOUSE, 'Inês');
  table.connection('table');
  house.seat([
    person('me, player'),
    { is: 'empty' },
    { is: 'bot', name: 'Olive', level: 'medium', temper: 'even' },
    person('gone', false),
  ]);
  expect(table.guests()).toBe(0);
  house.seat([
    person('me, player'),
    person('abel'),
    { is: 'bot', name: 'Olive', level: 'medium', temper: 'even' },
    person('rosa'),
  ]);
  expect(table.guests()).toBe(2);
});

test('nobody is a guest of a table that we joined', async () => {
  await table.join(JOIN);
  house.seat([person('abel'), person('rosa')]);
  expect(table.guests()).toBe(0);
});

test('why a table could not be joined is told by its likely cause', async () => {
  house.trouble = 'noAnswer';
  expect(await table.join(JOIN)).toEqual(err('hostSilent'));
});

test('where the table is, is known for the house and not for a game alone', async () => {
  expect(table.at()).toBeNull();
  await table.open(HOUSE, 'Inês');
  expect(table.at()).toEqual({ is: 'ours', port: 27500 });
  await table.leave();
  await table.join(JOIN);
  expect(table.at()).toEqual({ is: 'theirs', address: { host: '10.77.0.2', port: 27501 } });
  await table.leave();
  await table.open({ for: 'solo' }, 'Inês');
  expect(table.at()).toBeNull();
});

test('after the machine slept every window finds out whether its table is still there', async () => {
  await table.join(JOIN);
  table.connection('table');
  table.wake();
  expect(house.heard).toEqual(['player woke', 'table woke']);
});

test.each([
  ['a table of ours', () => table.open(HOUSE, 'Inês'), 'http://10.77.0.1:27500/#s=secret'],
  ['a table we came to', () => table.join(JOIN), 'http://10.77.0.2:27501/#s=secret'],
  ['a table for this machine alone', () => table.open({ for: 'solo' }, 'Inês'), null],
])('at %s the seat has an address for a phone, where a phone can come', async (_, come, link) => {
  expect(table.seatLink()).toBeNull();
  await come();
  expect(table.seatLink()).toBe(link);
  house.seatToken = null;
  expect(table.seatLink()).toBeNull();
});

test('the address of my seat follows this machine from network to network', async () => {
  await table.open(HOUSE, 'Inês');
  house.reachedAt = ['192.168.1.24:27500'];
  expect(table.seatLink()).toBe('http://192.168.1.24:27500/#s=secret');
  house.reachedAt = [];
  expect(table.seatLink()).toBeNull();
});

test('a seat that another device took is taken back by a new connection of that window, and pages hear of it', async () => {
  table.comeBack('player');
  expect(house.changes).toBe(0);
  await table.join(JOIN);
  table.comeBack('player');
  expect([house.changes, house.heard]).toEqual([2, ['player hung up']]);
  table.connection('player');
  expect(house.connected.map(([use, { newcomer }]) => [use, newcomer.as])).toEqual([
    ['player', 'seat'],
    ['player', 'seat'],
  ]);
});

describe('a table that is handed over', () => {
  const MOVED = { is: 'said', message: { type: 'bye', reason: 'moved', places: [JOIN.address] } } as const;
  const offer = async (): Promise<readonly string[] | null> => {
    await table.join(JOIN);
    return (await house.connected.at(-1)?.[1].takeOver?.('journal')) ?? null;
  };

  test('to this machine becomes ours when the other one lets go of it, with the right of the keeper', async () => {
    expect(await offer()).toEqual(['10.77.0.1:27505']);
    expect(table.opened()).toMatchObject({ hosting: false });
    house.tell(MOVED);
    expect(table.opened()).toMatchObject({
      tableId: 'table-1',
      hosting: true,
      addresses: ['10.77.0.1:27505'],
    });
    table.connection('player');
    const [use, { addresses, newcomer, takeOver }] = house.connected.at(-1)!;
    expect([use, addresses, newcomer.keeperToken, takeOver]).toEqual([
      'player',
      [{ host: '127.0.0.1', port: 27505 }],
      'mine',
      undefined,
    ]);
    expect(house.heard).toEqual(['takes journal for me, player', 'player hung up']);
  });

  test('to this machine is given up where the other one does not let go of it', async () => {
    vi.useFakeTimers();
    try {
      await offer();
      await vi.advanceTimersByTimeAsync(HELD_MS);
      expect(house.heard).toContain('given up');
      house.tell(MOVED);
      expect(table.opened()).toMatchObject({ hosting: false });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['cannot be taken', null, null],
    ['nobody could reach here', [], []],
  ])('that %s stays where it is', async (_, taken, places) => {
    house.taken = taken;
    expect(await offer()).toEqual(places);
    house.tell(MOVED);
    expect(table.opened()).toMatchObject({ hosting: false });
  });

  test('from this machine is one we came to from then on, with our seat and no right over it', async () => {
    await table.open(HOUSE, 'Inês');
    expect(house.connected.at(-1)?.[1].takeOver).toBeUndefined();
    house.tell(MOVED);
    expect([table.opened(), table.guests()]).toMatchObject([{ hosting: false, addresses: [] }, 0]);
    table.connection('player');
    expect(house.connected.at(-1)?.[1]).toMatchObject({
      addresses: [{ host: '10.77.0.2', port: 27501 }],
      newcomer: { as: 'seat', name: 'Inês' },
    });
    expect(house.connected.at(-1)?.[1].newcomer).not.toHaveProperty('keeperToken');
    await table.leave();
    expect(house.heard).not.toContain('host closed');
  });
});
