import { describe, expect, test } from 'vitest';
import { ANSWER_MS } from '../../../src/main/host/ceremony';
import { GO_ON_MS } from '../../../src/main/host/course';
import type { RoomOptions, RoomParts } from '../../../src/main/host/roomParts';
import { seedRandom } from '../../../src/shared/engine/random';
import { startGame } from '../../../src/shared/engine/deal';
import { hexHashOf } from '../../../src/shared/fairness/hash';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { makeRules } from '../../../src/shared/rules/presets';
import type { Guest } from './fakeTable';
import { FakeTable, playOn } from './fakeTable';

const THREE: Setup = { preset: 'draw', chosen: { target: 1000 }, seats: 3 };

/** The host's secrets in a test: others every time, the same in every run. */
function secrets(): () => string {
  let given = 0;
  return () => hexHashOf(['host', String(given++)]);
}

type Three = { readonly table: FakeTable; readonly ana: Guest; readonly ben: Guest; readonly cara: Guest };

function three(options: Partial<RoomOptions> = {}, parts: Partial<RoomParts> = {}): Three {
  const table = new FakeTable({ setup: THREE, ...options }, { makeSecret: secrets(), ...parts });
  const ana = table.keeper({ name: 'Ana' });
  return { table, ana, ben: table.come({ name: 'Ben' }), cara: table.come({ name: 'Cara' }) };
}

function typesOf(guest: Guest, from = 0): readonly string[] {
  return guest.said.slice(from).map(({ type }) => type);
}

function verdicts(...guests: readonly Guest[]) {
  return guests.map(({ fairDeal }) => fairDeal.shown?.verdict);
}

function roundOver({ table, ana, ben, cara }: Three, guests = [ana, ben, cara]): void {
  playOn(table, guests, () => ana.facts.at === 'roundOver');
}

describe('a deal', () => {
  test('asks everybody who sits and is here, shows what all are bound to, tells it, and deals', () => {
    const { table, ana, ben } = three();
    const tv = table.come({ as: 'watch' });
    const before = ben.said.length;
    ana.say({ type: 'begin' });
    expect(typesOf(ben, before)).toEqual(['dealing', 'commits', 'reveals', 'step', 'lobby']);
    expect(typesOf(tv, 1)).toEqual(['dealing', 'commits', 'reveals', 'step', 'lobby']);
    expect(ben.last('dealing')).toMatchObject({ seats: [0, 1, 2], context: { deal: 1, attempt: 1 } });
    expect(ben.last('commits').commits.seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(ben.facts.at).toBe('playing');
  });

  test('is opened when the round is over, and every device finds it in order; so is the next', () => {
    const at = three();
    const tv = at.table.come({ as: 'watch' });
    at.ana.say({ type: 'begin' });
    for (let round = 1; round <= 3; round++) {
      expect(verdicts(at.ana, tv)).toEqual([null, null]);
      roundOver(at);
      expect(at.ana.last('opened').transcript.context).toMatchObject({ deal: round, attempt: 1 });
      expect(verdicts(at.ana, at.ben, at.cara)).toEqual([
        { is: 'verified' },
        { is: 'verified' },
        { is: 'verified' },
      ]);
      expect(verdicts(tv)).toEqual([{ is: 'checked', because: 'watched' }]);
      for (const guest of [at.ana, at.ben, at.cara]) guest.say({ type: 'ready' });
    }
  });

  test('shows the same four tiles everywhere, also to who comes later', () => {
    const at = three();
    at.ana.say({ type: 'begin' });
    const late = at.table.come({ as: 'watch' });
    const digest = at.ana.fairDeal.shown?.digest;
    expect(digest).toHaveLength(4);
    expect(at.ben.fairDeal.shown?.digest).toEqual(digest);
    expect(late.fairDeal.shown?.digest).toEqual(digest);
    roundOver(at);
    expect(verdicts(late, at.table.come({ as: 'watch' }))).toEqual([
      { is: 'checked', because: 'watched' },
      { is: 'checked', because: 'watched' },
    ]);
  });

  test('needs nobody where only bots sit: the host alone is bound, and watchers may check', () => {
    const table = new FakeTable(
      { setup: THREE, begins: 'when-full', keeperToken: null, bots: 3 },
      { makeSecret: secrets() },
    );
    table.room.open();
    const tv = table.come({ as: 'watch' });
    expect(tv.facts.at).toBe('playing');
    expect(tv.last('commits').commits.seats).toEqual([]);
    playOn(table, [], () => tv.facts.at === 'roundOver');
    expect(verdicts(tv)).toEqual([{ is: 'checked', because: 'watched' }]);
  });

  test('bots have no part in it', () => {
    const table = new FakeTable({ setup: THREE, bots: 2 }, { makeSecret: secrets() });
    const ana = table.keeper();
    ana.say({ type: 'begin' });
    expect(ana.last('commits').commits.seats.map(({ seat }) => seat)).toEqual([0]);
  });
});

describe('a device that is silent', () => {
  test('before it is bound costs two seconds and has no part; nothing was told, so nothing is counted', () => {
    const { table, ana, ben } = three();
    ben.isSilent = true;
    ana.say({ type: 'begin' });
    expect(ana.facts.at).toBe('gathering');
    table.clock.pass(ANSWER_MS - 1);
    expect(ana.facts.at).toBe('gathering');
    table.clock.pass(1);
    expect(ana.facts.at).toBe('playing');
    expect(ana.last('commits')).toMatchObject({ context: { attempt: 1 }, dropped: [] });
    expect(ana.last('commits').commits.seats.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('after it was bound is dealt without: the deal begins anew, counted, and says who it was', () => {
    const at = three();
    const { table, ana, ben, cara } = at;
    let answers = 0;
    const sayNothingTwice = ben.fairDeal.hear.bind(ben.fairDeal);
    ben.fairDeal.hear = (message) => {
      const answer = sayNothingTwice(message);
      return answer?.type === 'reveal' && ++answers > 0 ? null : answer;
    };
    ana.say({ type: 'begin' });
    expect(ana.facts.at).toBe('gathering');
    table.clock.pass(ANSWER_MS);
    expect(ana.facts.at).toBe('playing');
    expect(ana.last('commits')).toMatchObject({
      context: { deal: 1, attempt: 2 },
      dropped: [{ seat: 1, name: 'Ben' }],
    });
    roundOver(at);
    expect(verdicts(ana, ben, cara)).toEqual([
      { is: 'verified' },
      { is: 'checked', because: 'leftOut' },
      { is: 'verified' },
    ]);
    ana.say({ type: 'ready' });
    ben.say({ type: 'ready' });
    cara.say({ type: 'ready' });
    table.clock.pass(ANSWER_MS);
    expect(ana.last('dealing')).toMatchObject({ context: { deal: 2, attempt: 2 }, seats: [0, 2] });
  });

  test('is not waited for when its connection is lost, before it is bound or after', () => {
    for (const isBound of [false, true]) {
      const { table, ana, ben, cara } = three();
      cara.isSilent = true;
      ben.isSilent = !isBound;
      const hear = ben.fairDeal.hear.bind(ben.fairDeal);
      ben.fairDeal.hear = (message) => (message.type === 'commits' ? null : hear(message));
      ana.say({ type: 'begin' });
      if (isBound) table.clock.pass(ANSWER_MS);
      const { attempt } = ana.last('dealing').context;
      cara.drop();
      ben.drop();
      expect(ana.facts.at).toBe('playing');
      expect([attempt, ana.last('commits').context.attempt]).toEqual([1, isBound ? 2 : 1]);
      expect(ana.last('commits').commits.seats.map(({ seat }) => seat)).toEqual([0]);
    }
  });

  test('that tells another secret than it is bound to has told nothing', () => {
    const { table, ana, ben } = three();
    const hear = ben.fairDeal.hear.bind(ben.fairDeal);
    ben.fairDeal.hear = (message) => {
      const answer = hear(message);
      return answer?.type === 'reveal' ? { ...answer, secret: 'ab'.repeat(32) } : answer;
    };
    ana.say({ type: 'begin' });
    table.clock.pass(ANSWER_MS);
    expect(ana.last('commits').dropped).toEqual([{ seat: 1, name: 'Ben' }]);
    expect(ana.facts.at).toBe('playing');
  });

  test('all of them together cannot keep the table from dealing', () => {
    const at = three();
    const guests = [at.ana, at.ben, at.cara];
    for (const guest of guests) {
      const hear = guest.fairDeal.hear.bind(guest.fairDeal);
      guest.fairDeal.hear = (message) => (message.type === 'commits' ? null : hear(message));
    }
    at.ana.say({ type: 'begin' });
    at.table.clock.pass(ANSWER_MS);
    expect(at.ana.facts.at).toBe('playing');
    expect(at.ana.last('commits')).toMatchObject({ context: { attempt: 2 }, commits: { seats: [] } });
  });
});

describe('while tiles are dealt', () => {
  test('rules, seats and bots stay as they are, nothing begins twice, and nobody moves', () => {
    const { table, ana, ben } = three();
    ben.isSilent = true;
    ana.say({ type: 'begin' });
    const late = table.come({ name: 'Late' });
    expect(late.seat).toBe(-1);
    const { options } = ana.facts;
    for (const wish of [
      { type: 'begin' },
      { type: 'setup', setup: { ...THREE, seats: 4 }, options },
      { type: 'bot', seat: 1, sits: true },
      { type: 'sit', seat: 0, person: ben.id! },
    ] as const) {
      ana.say(wish);
      expect(ana.refusal).toBe('in-play');
    }
    ana.move({ type: 'draw' });
    expect(ana.refusal).toBe('not-in-play');
    const told = ana.said.length;
    ana.say({ type: 'ready' });
    expect(typesOf(ana, told)).toEqual(['lobby']);
    expect(ana.said.filter(({ type }) => type === 'dealing')).toHaveLength(1);
    table.clock.pass(ANSWER_MS);
    expect(late.facts.at).toBe('playing');
  });

  test('somebody may come back and still take part', () => {
    const at = three();
    const { ana, ben, table } = at;
    ben.isSilent = true;
    ana.say({ type: 'begin' });
    const again = table.come({ seatToken: ben.token });
    expect(ana.facts.at).toBe('playing');
    roundOver({ ...at, ben: again }, [ana, again, at.cara]);
    expect(verdicts(ana, again)).toEqual([{ is: 'verified' }, { is: 'verified' }]);
  });

  test('somebody who gets up is left out, and a bot has the chair', () => {
    const { ana, ben } = three();
    ben.isSilent = true;
    ana.say({ type: 'begin' });
    ben.say({ type: 'leave' });
    expect(ana.facts).toMatchObject({ at: 'playing', chairs: [{}, { is: 'bot' }, {}] });
    expect(ana.last('commits').commits.seats.map(({ seat }) => seat)).toEqual([0, 2]);
  });

  test('a table that everybody leaves gathers again', () => {
    const table = new FakeTable({ setup: THREE }, { makeSecret: secrets() });
    const tv = table.keeper({ as: 'watch' });
    const [ana, ben] = [table.come(), table.come()];
    ana.isSilent = ben.isSilent = true;
    tv.say({ type: 'begin' });
    for (const guest of [ana, ben]) guest.say({ type: 'leave' });
    table.clock.pass(GO_ON_MS);
    expect(tv.facts).toMatchObject({
      at: 'gathering',
      chairs: [{ is: 'empty' }, { is: 'empty' }, { is: 'bot' }],
    });
    expect(tv.said.some(({ type }) => type === 'step')).toBe(false);
  });
});

describe('a table that is carried on by another process', () => {
  test('counts a deal that died when something had been told, and says that it was dealt again', () => {
    for (const isTold of [false, true]) {
      const { table, ana, ben } = three();
      const hear = ben.fairDeal.hear.bind(ben.fairDeal);
      ben.fairDeal.hear = (message) => (message.type === 'commits' ? null : hear(message));
      ben.isSilent = !isTold;
      ana.say({ type: 'begin' });
      expect(ana.facts.at).toBe('gathering');

      const later = new FakeTable({ setup: THREE }, { makeSecret: secrets() }, table.stopped());
      later.room.open();
      const again = [later.keeper({ seatToken: ana.token }), later.come({ seatToken: ben.token })];
      again[0]!.say({ type: 'begin' });
      expect(again[0]!.last('commits')).toMatchObject({
        context: { deal: 1, attempt: isTold ? 2 : 1 },
        dropped: [],
      });
      expect(again[1]!.fairDeal.shown?.attempt).toBe(isTold ? 2 : 1);
    }
  });

  test('opens the deal of a round that was being played, and everybody finds it in order', () => {
    const { table, ana, ben, cara } = three();
    ana.say({ type: 'begin' });
    const later = new FakeTable({ setup: THREE }, { makeSecret: secrets() }, table.stopped());
    later.room.open();
    const again = [ana, ben, cara].map((guest) => later.come({ seatToken: guest.token }));
    const [first] = again;
    expect(first!.last('commits')).toEqual(ana.last('commits'));
    playOn(later, again, () => first!.facts.at === 'roundOver');
    expect(verdicts(...again)).toEqual(Array(3).fill({ is: 'checked', because: 'watched' }));
    for (const guest of again) guest.say({ type: 'ready' });
    expect(first!.last('dealing').context).toMatchObject({ deal: 2, attempt: 1 });
  });
});

describe('a host that cheats', () => {
  test('with other tiles than the secrets give is found out by everybody whose tiles they are', () => {
    const rules = makeRules('draw', 3, { target: 1000 });
    const stacked = startGame(rules, 3, seedRandom('stacked'));
    const at = three({}, { start: () => stacked });
    at.ana.say({ type: 'begin' });
    roundOver(at);
    for (const verdict of verdicts(at.ana, at.ben, at.cara)) expect(verdict).toMatchObject({ is: 'broken' });
  });
});
