import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/main/host/limits';
import { makeCode, makeToken } from '../../../src/main/host/tokens';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { Guest, HelloParts } from './fakeTable';
import { FakeTable, OPEN_TO_ALL, playOn } from './fakeTable';

const MINUTE = 60_000;
const RIGHT = '641523';
const WRONG = '000000';

function closedTable(): { readonly table: FakeTable; readonly keeper: Guest } {
  const table = new FakeTable({ options: USUAL_OPTIONS, code: RIGHT });
  return { table, keeper: table.keeper() };
}

/** Why somebody was turned away; null where they came in. */
function turnedAway({ id, said, closed }: Guest): string | null {
  const last = said.at(-1);
  if (last?.type === 'bye' && closed === 'notLetIn' && id === null) return last.reason;
  return id === null ? 'unsaid' : null;
}

function tryIn(table: FakeTable, hello: HelloParts): string | null {
  const guest = table.stranger(hello);
  const why = turnedAway(guest);
  guest.drop();
  return why;
}

describe('somebody new', () => {
  test.each<[HelloParts, string | null]>([
    [{ name: 'Ana' }, 'codeNeeded'],
    [{ as: 'watch', name: 'Ana' }, 'codeNeeded'],
    [{ name: 'Ana', code: WRONG }, 'wrongCode'],
    [{ name: 'Ana', code: RIGHT }, null],
    [{ as: 'watch', name: 'Ana', code: RIGHT }, null],
    [{ name: 'Ana', link: 'secret-1' }, null],
    [{ name: 'Ana', link: 'another' }, 'codeNeeded'],
    [{ name: 'Ana', link: 'another', code: RIGHT }, null],
    [{ name: 'Ana', seatToken: 'of another day', code: RIGHT }, null],
    [{ name: 'Ana', seatToken: 'of another day' }, 'notLetIn'],
    [{ name: 'Ana', keeperToken: 'guessed', code: RIGHT }, 'notLetIn'],
    [{ as: 'watch' }, null],
    [{ as: 'watch', code: WRONG }, 'wrongCode'],
  ])('who shows %j is told: %s', (hello, why) => {
    const { table, keeper } = closedTable();
    const before = keeper.facts;
    const guest = table.stranger(hello);
    expect(turnedAway(guest)).toBe(why);
    if (why !== null) expect(keeper.facts).toEqual(before);
  });

  test('needs no code at a table that is open to all, and its card says so', () => {
    const table = new FakeTable({ options: OPEN_TO_ALL });
    const keeper = table.keeper();
    expect([table.room.card().code, tryIn(table, { name: 'Ana', code: WRONG })]).toEqual([false, null]);
    expect(keeper.last('door').door).toMatchObject({ code: null, link: null });
    keeper.say({ type: 'options', options: USUAL_OPTIONS });
    expect([table.room.card().code, tryIn(table, { name: 'Ana' })]).toEqual([true, 'codeNeeded']);
    expect(keeper.last('door').door.code).toMatch(/^[0-6]{6}$/);
  });
});

describe('a device that was in comes back without the code', () => {
  test.each<[string, (guest: Guest) => void]>([
    ['lost its line', (guest) => guest.drop()],
    ['left on purpose', (guest) => guest.say({ type: 'leave' })],
  ])('after it %s, seated or only watching, and under a new code', (_, goes) => {
    const { table, keeper } = closedTable();
    const guests = [
      table.stranger({ name: 'Ana', code: RIGHT }),
      table.stranger({ as: 'watch', name: 'Ben', code: RIGHT }),
    ];
    guests.forEach(goes);
    keeper.say({ type: 'newCode' });
    const back = guests.map((guest, at) =>
      table.stranger({ as: at === 0 ? 'seat' : 'watch', seatToken: guest.token }),
    );
    expect(back.map(turnedAway)).toEqual([null, null]);
    expect(back.map(({ seat }) => seat)).toEqual([1, -1]);
    expect(keeper.facts).toMatchObject({ chairs: [{}, { name: 'Ana', here: true }, {}, {}] });
    expect(keeper.facts.watching).toMatchObject([{ name: 'Ben' }]);
  });

  test('and is one person however often it comes: the newest line is theirs', () => {
    const { table, keeper } = closedTable();
    const first = table.stranger({ as: 'watch', name: 'Ben', code: RIGHT });
    table.stranger({ as: 'watch', seatToken: first.token });
    expect([first.closed, keeper.facts.watching.length]).toEqual(['takenOver', 1]);
  });

  test('but not by its name or by the id that everybody sees', () => {
    const { table } = closedTable();
    const ana = table.stranger({ name: 'Ana', code: RIGHT });
    ana.drop();
    expect(tryIn(table, { name: 'Ana' })).toBe('codeNeeded');
    expect(tryIn(table, { name: 'Ana', seatToken: ana.id! })).toBe('notLetIn');
  });

  test('and not once it was sent away: token, code and link are worth nothing from then on', () => {
    const { table, keeper } = closedTable();
    const ana = table.stranger({ name: 'Ana', code: RIGHT });
    const { code, link } = ana.last('door').door;
    keeper.say({ type: 'remove', person: ana.id! });
    expect(ana.said.filter(({ type }) => type === 'door')).toHaveLength(1);
    expect(tryIn(table, { name: 'Ana', seatToken: ana.token })).toBe('notLetIn');
    expect(tryIn(table, { name: 'Ana', code: code! })).toBe('wrongCode');
    expect(tryIn(table, { name: 'Ana', link: link! })).toBe('codeNeeded');
    expect(tryIn(table, { name: 'Ana', code: keeper.last('door').door.code! })).toBe(null);
  });

  test('also after the host was replaced, to a door as it was', () => {
    const setup = { preset: 'draw', chosen: {}, seats: 2 } as const;
    const table = new FakeTable({ options: USUAL_OPTIONS, setup, keeperToken: null, begins: 'when-full' });
    const door = (): HelloParts => ({ code: table.room.door().code! });
    const [ana, ben] = [
      table.stranger({ name: 'Ana', ...door() }),
      table.stranger({ name: 'Ben', ...door() }),
    ];
    const watchers = [
      table.stranger({ as: 'watch', name: 'Cleo', ...door() }),
      table.stranger({ as: 'watch', name: 'Dan', ...door() }),
    ];
    watchers[1]!.drop();
    ana.say({ type: 'lock', locked: true });
    const later = new FakeTable({ options: OPEN_TO_ALL, setup, keeperToken: null }, {}, table.stopped());
    expect(later.room.door()).toEqual({ ...table.room.door() });
    for (const guest of [ana, ben, ...watchers]) {
      expect(turnedAway(later.stranger({ as: 'watch', seatToken: guest.token }))).toBeNull();
    }
    expect(tryIn(later, { name: 'Eve', code: table.room.door().code! })).toBe('locked');
  });
});

describe('wrong codes are counted for the table as a whole', () => {
  test('after six in a minute nobody’s is looked at, right or wrong, until time has passed', () => {
    const { table } = closedTable();
    for (let tries = 0; tries < LIMITS.wrongCodesPerMinute; tries++) {
      expect(tryIn(table, { name: `Guest ${tries}`, code: WRONG })).toBe('wrongCode');
      table.clock.pass(1000);
    }
    expect(tryIn(table, { name: 'Ana', code: RIGHT })).toBe('waitForCode');
    table.clock.pass(MINUTE - 6001);
    expect(tryIn(table, { name: 'Ana', code: RIGHT })).toBe('waitForCode');
    table.clock.pass(1);
    expect(tryIn(table, { name: 'Ana', code: RIGHT })).toBeNull();
    expect(tryIn(table, { name: 'Ben', code: WRONG })).toBe('wrongCode');
    expect(tryIn(table, { name: 'Ben', code: WRONG })).toBe('waitForCode');
  });

  test('meanwhile the link leads in, a screen comes, and whoever was in comes back', () => {
    const { table, keeper } = closedTable();
    const ana = table.stranger({ name: 'Ana', code: RIGHT });
    ana.drop();
    for (let tries = 0; tries < LIMITS.wrongCodesPerMinute; tries++) table.stranger({ code: WRONG });
    const { link } = keeper.last('door').door;
    expect(tryIn(table, { name: 'Ben', link: link! })).toBeNull();
    expect(tryIn(table, { as: 'watch' })).toBeNull();
    expect(tryIn(table, { seatToken: ana.token })).toBeNull();
  });

  test('right ones do not count', () => {
    const { table } = closedTable();
    for (let people = 0; people < 40; people++) {
      expect(tryIn(table, { as: 'watch', name: 'Ana', code: RIGHT })).toBeNull();
    }
  });

  test('after thirty the door closes to codes, which all who are in are told, until the keeper makes a new one', () => {
    const { table, keeper } = closedTable();
    const ana = table.stranger({ name: 'Ana', code: RIGHT });
    for (let tries = 0; tries < LIMITS.wrongCodes; tries++) {
      expect(keeper.last('door').door.codes).toBe('open');
      expect(tryIn(table, { name: 'Eve', code: WRONG })).toBe('wrongCode');
      table.clock.pass(MINUTE / 6);
    }
    table.clock.pass(60 * MINUTE);
    expect(tryIn(table, { name: 'Ben', code: RIGHT })).toBe('codesClosed');
    for (const guest of [keeper, ana]) expect(guest.last('door').door.codes).toBe('closed');
    expect(tryIn(table, { name: 'Ben', link: keeper.last('door').door.link! })).toBeNull();

    keeper.say({ type: 'newCode' });
    const { code, codes, link } = ana.last('door').door;
    expect([codes, code === RIGHT, link === 'secret-1']).toEqual(['open', false, false]);
    expect(tryIn(table, { name: 'Ben', code: code! })).toBeNull();
    expect(tryIn(table, { name: 'Cleo', link: 'secret-1' })).toBe('codeNeeded');
  });

  test('and a table that is carried on goes on counting', () => {
    const table = new FakeTable({ options: USUAL_OPTIONS, code: RIGHT, keeperToken: null });
    for (let tries = 0; tries < LIMITS.wrongCodes; tries++) {
      table.stranger({ code: WRONG });
      table.clock.pass(MINUTE / 6);
    }
    const later = new FakeTable({ options: USUAL_OPTIONS, keeperToken: null }, {}, table.stopped());
    expect(tryIn(later, { name: 'Ana', code: RIGHT })).toBe('codesClosed');
  });
});

describe('a locked table', () => {
  test.each([
    ['asks for a code', USUAL_OPTIONS],
    ['is open to all', OPEN_TO_ALL],
  ])('lets nobody new in where it %s, and everybody back who was in', (_, options) => {
    const table = new FakeTable({ options, code: RIGHT });
    const keeper = table.keeper();
    const [ana, ben] = [
      table.stranger({ name: 'Ana', code: RIGHT }),
      table.stranger({ as: 'watch', name: 'Ben', code: RIGHT }),
    ];
    ana.drop();
    ben.drop();
    keeper.say({ type: 'lock', locked: true });
    expect(keeper.last('door').door.locked).toBe(true);
    for (const shown of [{}, { code: RIGHT }, { link: 'secret-1' }]) {
      expect(tryIn(table, { name: 'Eve', ...shown })).toBe('locked');
    }
    expect(tryIn(table, { seatToken: ana.token })).toBeNull();
    expect(tryIn(table, { as: 'watch', seatToken: ben.token })).toBeNull();
    keeper.say({ type: 'lock', locked: false });
    expect(tryIn(table, { name: 'Eve', code: RIGHT })).toBeNull();
  });

  test('shows itself to a new screen only by code or link', () => {
    const { table, keeper } = closedTable();
    keeper.say({ type: 'lock', locked: true });
    expect(tryIn(table, { as: 'watch' })).toBe('codeNeeded');
    expect(tryIn(table, { as: 'watch', code: WRONG })).toBe('wrongCode');
    expect(tryIn(table, { as: 'watch', code: RIGHT })).toBeNull();
    expect(tryIn(table, { as: 'watch', link: keeper.last('door').door.link! })).toBeNull();
  });
});

describe('what stands on the door', () => {
  test('is told to everybody who is in, after their welcome, and whenever it changes', () => {
    const { table, keeper } = closedTable();
    const ana = table.stranger({ name: 'Ana', code: RIGHT });
    expect(ana.said.slice(0, 2).map(({ type }) => type)).toEqual(['welcome', 'door']);
    table.room.answersAt(['192.168.1.24:27500']);
    for (const guest of [keeper, ana]) {
      expect(guest.last('door').door).toEqual({
        code: RIGHT,
        link: 'secret-1',
        locked: false,
        codes: 'open',
        addresses: ['192.168.1.24:27500'],
      });
    }
  });

  test('is never told to a screen that came without code or link, in any message', () => {
    const { table, keeper } = closedTable();
    const screen = table.stranger({ as: 'watch' });
    const shown = table.stranger({ as: 'watch', code: RIGHT });
    keeper.say({ type: 'lock', locked: true });
    keeper.say({ type: 'begin' });
    playOn(table, [keeper], () => keeper.facts.at !== 'playing');
    keeper.say({ type: 'newCode' });
    const secrets = [RIGHT, 'secret-1', ...Object.values(keeper.last('door').door)];
    expect(screen.said.filter(({ type }) => type === 'door')).toEqual([]);
    for (const secret of secrets) {
      if (typeof secret === 'string' && secret.length > 4) expect(screen.bytes.join()).not.toContain(secret);
    }
    expect(shown.last('door')).toEqual(keeper.last('door'));
  });

  test('is the keeper’s to change, and nobody else’s', () => {
    const { table, keeper } = closedTable();
    const guests = [
      table.stranger({ name: 'Ana', code: RIGHT }),
      table.stranger({ as: 'watch', code: RIGHT }),
    ];
    for (const guest of guests) {
      for (const wish of [{ type: 'lock', locked: true }, { type: 'newCode' }] as const) {
        guest.say(wish);
        expect(guest.refusal).toBe('not-keeper');
      }
    }
    expect(keeper.last('door').door).toMatchObject({ code: RIGHT, locked: false });
  });
});

describe('the secrets of a table', () => {
  test('a code is six digits from 0 to 6, each as likely at each place', () => {
    const codes = Array.from({ length: 7000 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^[0-6]{6}$/);
    for (let place = 0; place < 6; place++) {
      for (const digit of '0123456') {
        const times = codes.filter((code) => code[place] === digit).length;
        // 1000 expected, standard deviation 29: six of them either way.
        expect(Math.abs(times - 1000)).toBeLessThan(176);
      }
    }
  });

  test('a token has 128 bits and is never the same', () => {
    const tokens = Array.from({ length: 1000 }, makeToken);
    expect(new Set(tokens).size).toBe(1000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(16);
  });
});

describe('so many people', () => {
  test('and so many screens come to a table and no more, and neither takes the place of the other', () => {
    const limits = { ...LIMITS, people: 3, screens: 2 };
    const table = new FakeTable({}, { limits });
    const screens = [0, 1, 2].map(() => table.stranger({ as: 'watch' }));
    expect(screens.map(({ closed }) => closed)).toEqual([null, null, 'tableFull']);
    const people = [0, 1, 2, 3].map(() => table.stranger({}));
    expect(people.map(({ closed }) => closed)).toEqual([null, null, null, 'tableFull']);
    expect(table.keeper().closed).toBeNull();
    people[0]!.drop();
    expect(table.stranger({ seatToken: people[0]!.token }).closed).toBeNull();
  });
});
