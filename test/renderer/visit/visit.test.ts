import { beforeEach, describe, expect, test } from 'vitest';
import type { PageUse } from '../../../src/renderer/address';
import type { CardAnswer } from '../../../src/renderer/visit/askCard';
import { parseFragment } from '../../../src/renderer/visit/fragment';
import { brief, keepIn } from '../../../src/renderer/visit/keeping';
import type { OpenSocket } from '../../../src/renderer/visit/line';
import { Papers } from '../../../src/renderer/visit/papers';
import { Visit } from '../../../src/renderer/visit/visit.svelte';
import type { LinkNews } from '../../../src/shared/desktop';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import type { FromHost, FromPage } from '../../../src/shared/protocol/messages';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import { makeCard } from '../../helpers/tableCard';
import { FakeClock } from '../fakeClock';
import { factsWith } from '../tables';

const CARD = makeCard({ id: 'kitchen', name: 'Kitchen' });
const WELCOME: FromHost = {
  type: 'welcome',
  protocol: PROTOCOL,
  you: 'inês',
  seatToken: 'SEAT',
  facts: { ...factsWith(), id: 'kitchen' },
  seq: 7,
  view: null,
};

/** The host's side of one socket. */
type Wire = { readonly said: FromPage[]; isClosed: boolean } & Parameters<OpenSocket>[0];

let clock: FakeClock;
let wires: Wire[];
let answer: CardAnswer;
let isHidden: boolean;
let reloads: number;
let news: LinkNews[];
let wentTo: string[];
const kept = { tab: brief(), browser: brief() };

beforeEach(() => {
  clock = new FakeClock();
  wires = [];
  answer = { is: 'card', card: CARD };
  isHidden = false;
  reloads = 0;
  news = [];
  wentTo = [];
  kept.tab = brief();
  kept.browser = brief();
});

function visitAs(use: PageUse = 'player'): Visit {
  const visit = new Visit({
    use,
    address: '192.168.1.24:27500',
    papers: new Papers(use, keepIn(kept.tab, kept.browser), null),
    askCard: () => Promise.resolve(answer),
    openSocket: (told) => {
      const wire: Wire = { ...told, said: [], isClosed: false };
      wires.push(wire);
      return {
        send: (text) => wire.said.push(JSON.parse(text) as FromPage),
        close: () => (wire.isClosed = true),
      };
    },
    reload: () => reloads++,
    goTo: (address) => wentTo.push(address),
    isHidden: () => isHidden,
    clock,
    chance: () => 0.5,
  });
  visit.listen((word) => news.push(word));
  return visit;
}

/** Lets promises that are due come true. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const last = (): Wire => wires.at(-1) ?? expect.fail('No socket was opened');
const told = (): readonly string[] =>
  news.map((word) => (word.is === 'over' ? `over ${word.code}` : word.is));

function say(message: FromHost): void {
  last().received(JSON.stringify(message));
}

async function letIn(visit: Visit): Promise<void> {
  void visit.come({ as: 'seat', name: 'Inês' });
  await settle();
  last().opened();
  say(WELCOME);
}

describe('a visit', () => {
  test('begins at the door of the table that is here', async () => {
    const visit = visitAs();
    expect(await visit.begin()).toEqual({ is: 'door', why: null });
    expect([visit.card, wires]).toEqual([CARD, []]);
  });

  test('says who comes in, and hears the welcome', async () => {
    const visit = visitAs();
    const coming = visit.come({ as: 'seat', name: 'Inês', code: '641523' });
    await settle();
    last().opened();
    expect(last().said).toEqual([
      { type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Inês', code: '641523' },
    ]);
    say(WELCOME);
    expect(await coming).toMatchObject({ is: 'in', opened: { tableId: 'kitchen', hosting: false } });
    expect(told()).toEqual(['up', 'said']);
    expect(visit.papers.name).toBe('Inês');
  });

  test('has an address that moves its seat to another device, as soon as it has a seat', async () => {
    const visit = visitAs();
    expect(visit.seatLink()).toBeNull();
    await letIn(visit);
    const link = new URL(visit.seatLink() ?? '');
    expect([link.host, parseFragment(link.hash)]).toEqual([
      '192.168.1.24:27500',
      { is: 'seat', token: 'SEAT' },
    ]);
  });

  test('comes back to its seat by itself when the page is opened anew', async () => {
    await letIn(visitAs());
    const arriving = visitAs().begin();
    await settle();
    last().opened();
    say(WELCOME);
    expect(last().said).toMatchObject([{ type: 'hello', as: 'seat', seatToken: 'SEAT' }]);
    expect(await arriving).toMatchObject({ is: 'in' });
  });

  test.each(['tableFull', 'wrongCode', 'locked'] as const)(
    'is told at the door why it was not let in: %s',
    async (reason) => {
      const coming = visitAs().come({ as: 'seat', name: 'Inês' });
      await settle();
      last().opened();
      say({ type: 'bye', reason });
      last().closed(reason === 'tableFull' ? CLOSE_CODES.tableFull : CLOSE_CODES.notLetIn);
      expect(await coming).toEqual({ is: 'door', why: reason });
      expect(told()).toEqual([]);
    },
  );

  test('whose pass is worth nothing stands at the door without it', async () => {
    await letIn(visitAs());
    const visit = visitAs();
    const arriving = visit.begin();
    await settle();
    last().opened();
    say({ type: 'bye', reason: 'notLetIn' });
    last().closed(CLOSE_CODES.notLetIn);
    expect(await arriving).toEqual({ is: 'door', why: null });
    expect(visit.papers.shownAt('kitchen')).toEqual({});
  });

  test('leaves for good: it says so, and opening the page again asks first', async () => {
    const visit = visitAs();
    await letIn(visit);
    visit.leave();
    expect([last().said.at(-1), last().isClosed]).toEqual([{ type: 'leave' }, true]);
    expect(await visit.begin()).toEqual({ is: 'door', why: null });
  });
});

describe('a line that breaks', () => {
  test('is taken up again, later each time, until the host is back (lan.md 3.5)', async () => {
    await letIn(visitAs());
    answer = { is: 'noAnswer' };
    last().closed(1006);
    expect(told().at(-1)).toBe('looking');
    for (const wait of [100, 160, 256, 410, 655, 1000, 2000, 2000]) {
      clock.pass(wait);
      await settle();
    }
    answer = { is: 'card', card: CARD };
    clock.pass(2000);
    await settle();
    expect(wires).toHaveLength(2);
    last().opened();
    say(WELCOME);
    expect(last().said).toMatchObject([{ type: 'hello', seatToken: 'SEAT' }]);
    expect(told().slice(-3)).toEqual(['looking', 'up', 'said']);
  });

  test('is taken up at once when the page is seen again', async () => {
    const visit = visitAs();
    await letIn(visit);
    last().closed(1006);
    visit.wake();
    await settle();
    expect(wires).toHaveLength(2);
  });

  test('that went silent while the page was out of sight is found out within half a second', async () => {
    const visit = visitAs();
    await letIn(visit);
    isHidden = true;
    clock.pass(60_000);
    expect(told().at(-1)).toBe('said');
    isHidden = false;
    visit.wake();
    clock.pass(400);
    expect([told().at(-1), last().isClosed]).toEqual(['looking', true]);
    clock.pass(100);
    await settle();
    expect(wires).toHaveLength(2);
  });

  test('is known by six seconds of silence; beats are answered and keep it', async () => {
    await letIn(visitAs());
    for (let beats = 0; beats < 4; beats++) {
      clock.pass(2500);
      expect(last().said.at(-1)).toEqual({ type: 'beat' });
      say({ type: 'beat' });
    }
    clock.pass(5999);
    expect(told()).not.toContain('looking');
    clock.pass(1);
    expect(told().at(-1)).toBe('looking');
  });

  test.each([
    [CLOSE_CODES.takenOver, true],
    [CLOSE_CODES.removed, false],
    [CLOSE_CODES.tableOver, true],
  ])('by the host’s word %i is not taken up; its pass is kept: %j', async (code, isKept) => {
    const visit = visitAs();
    await letIn(visit);
    last().closed(code);
    clock.pass(10_000);
    await settle();
    expect([told().at(-1), wires.length]).toEqual([`over ${code}`, 1]);
    expect('seatToken' in visit.papers.shownAt('kitchen')).toBe(isKept);
  });

  test('after another device took the seat comes back only when it is asked to, and then with that seat', async () => {
    const visit = visitAs();
    await letIn(visit);
    say({ type: 'bye', reason: 'takenOver' });
    last().closed(CLOSE_CODES.takenOver);
    clock.pass(60_000);
    await settle();
    expect(wires).toHaveLength(1);
    const arriving = visit.begin();
    await settle();
    last().opened();
    expect(last().said).toMatchObject([{ type: 'hello', as: 'seat', seatToken: 'SEAT' }]);
    say(WELCOME);
    expect([await arriving, told().slice(-2)]).toMatchObject([{ is: 'in' }, ['up', 'said']]);
  });

  test.each([
    ['player', 'http://10.77.0.2:27501/#s=SEAT'],
    ['table', 'http://10.77.0.2:27501/tv'],
  ] as const)('to another machine is followed by a page for a %s to %s', async (use, address) => {
    await letIn(visitAs(use));
    say({ type: 'bye', reason: 'moved', places: ['10.77.0.2:27501', '10.77.0.3:27501'] });
    expect(wentTo).toEqual([address]);
  });

  test('leads to no other table that got this address', async () => {
    await letIn(visitAs());
    answer = { is: 'card', card: { ...CARD, id: 'another' } };
    last().closed(1006);
    clock.pass(100);
    await settle();
    expect([told().at(-1), wires.length]).toEqual([`over ${CLOSE_CODES.tableOver}`, 1]);
  });

  test('where another version answers afterwards, its own page is fetched', async () => {
    await letIn(visitAs());
    answer = { is: 'otherVersion' };
    last().closed(1006);
    clock.pass(100);
    await settle();
    expect(reloads).toBe(1);
  });

  test('a page that never fitted its host says so and is not fetched for ever', async () => {
    answer = { is: 'otherVersion' };
    expect(await visitAs().begin()).toEqual({ is: 'door', why: 'otherVersion' });
    expect(reloads).toBe(0);
  });
});

describe('a screen for the room', () => {
  test('comes in nameless by itself', async () => {
    void visitAs('table').begin();
    await settle();
    last().opened();
    expect(last().said).toEqual([{ type: 'hello', protocol: PROTOCOL, as: 'watch' }]);
  });

  test.each([1006, CLOSE_CODES.tableOver, CLOSE_CODES.notLetIn])(
    'comes back for ever, also after %i and to the next table',
    async (code) => {
      void visitAs('table').begin();
      await settle();
      last().opened();
      say({ ...WELCOME, seatToken: null });
      last().closed(code);
      answer = { is: 'card', card: { ...CARD, id: 'next' } };
      for (let seconds = 0; seconds < 8; seconds++) {
        clock.pass(1000);
        await settle();
      }
      expect(wires).toHaveLength(2);
    },
  );
});
