import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/renderer/fairDeal';
import { makeCommit } from '../../src/shared/fairness/commit';
import { hexHashOf } from '../../src/shared/fairness/hash';
import type { FromHost } from '../../src/shared/protocol/messages';
import { FakeTable, playOn } from '../main/host/fakeTable';
import type { Guest } from '../main/host/fakeTable';

/*
 * A device believes the host nothing. The host here is the real one; what it says is changed on its way to one
 * device, which is all that a host that cheats could do.
 */

const OTHER = 'ab'.repeat(32);

type At = { readonly table: FakeTable; readonly ana: Guest; readonly ben: Guest };

function two(): At {
  let given = 0;
  const table = new FakeTable(
    { setup: { preset: 'draw', chosen: { target: 1000 }, seats: 2 } },
    { makeSecret: () => hexHashOf([String(given++)]) },
  );
  return { table, ana: table.keeper({ name: 'Ana' }), ben: table.come({ name: 'Ben' }) };
}

/** What the host says to somebody becomes something else. */
function bend(guest: Guest, change: (message: FromHost) => FromHost): void {
  const hear = guest.fairDeal.hear.bind(guest.fairDeal);
  guest.fairDeal.hear = (message) => hear(change(message));
}

function verdictOf({ fairDeal }: Guest): Verdict | null | undefined {
  return fairDeal.shown?.verdict;
}

/** Plays a round to its end, with what Ben hears bent, and gives what Ana and Ben found out. */
function playBent(change: (message: FromHost) => FromHost) {
  const { table, ana, ben } = two();
  bend(ben, change);
  ana.say({ type: 'begin' });
  table.clock.pass(10_000);
  playOn(table, [ana, ben], () => ana.facts.at === 'roundOver');
  return {
    ana: verdictOf(ana),
    ben: verdictOf(ben),
    digests: [ana, ben].map((each) => each.fairDeal.shown?.digest),
  };
}

test('with nothing changed a device proves the deal', () => {
  const { ana, ben, digests } = playBent((message) => message);
  expect([ana, ben]).toEqual([{ is: 'verified' }, { is: 'verified' }]);
  expect(digests[0]).toEqual(digests[1]);
});

describe('a device finds out, and says so,', () => {
  test('that it is shown another list than others: its four tiles are others, and the deal does not fit', () => {
    const { ben, digests } = playBent((message) =>
      message.type === 'commits' ? { ...message, commits: { ...message.commits, host: OTHER } } : message,
    );
    expect(digests[0]).not.toEqual(digests[1]);
    expect(ben).toEqual({ is: 'broken', reason: { code: 'other-commit', who: 'host' } });
  });

  test('that somebody else’s part was changed in what it was shown', () => {
    const { ben } = playBent((message) => {
      if (message.type !== 'commits') return message;
      const [first, ...rest] = message.commits.seats;
      if (first?.seat !== 0) return message;
      return { ...message, commits: { ...message.commits, seats: [{ seat: 0, commit: OTHER }, ...rest] } };
    });
    expect(ben).toEqual({ is: 'broken', reason: { code: 'other-secret', who: 0 } });
  });

  test('that its own part was changed, and then tells its secret to nobody', () => {
    const { table, ana, ben } = two();
    bend(ben, (message) => {
      if (message.type !== 'commits') return message;
      const seats = message.commits.seats.map((each) =>
        each.seat === 1 ? { seat: 1, commit: OTHER } : each,
      );
      return { ...message, commits: { ...message.commits, seats } };
    });
    ana.say({ type: 'begin' });
    expect(ana.facts.at).toBe('gathering');
    expect(verdictOf(ben)).toEqual({ is: 'broken', reason: { code: 'own-commit-missing' } });
    table.clock.pass(10_000);
    expect(ana.last('commits').dropped).toEqual([{ seat: 1, name: 'Ben' }]);
  });

  test.each<readonly [string, (message: FromHost) => FromHost, object]>([
    [
      'that the host tells another secret than it was bound to',
      (message) =>
        message.type === 'opened'
          ? { ...message, transcript: { ...message.transcript, secret: OTHER } }
          : message,
      { code: 'other-secret', who: 'host' },
    ],
    [
      'that the host changed its mind and bound itself anew',
      (message) => {
        if (message.type !== 'opened') return message;
        const { transcript } = message;
        const host = makeCommit(transcript.context, 'host', OTHER);
        const commits = { ...transcript.commits, host };
        return { ...message, transcript: { ...transcript, secret: OTHER, commits } };
      },
      { code: 'other-commit', who: 'host' },
    ],
    [
      'that a seat’s secret is not its own, as soon as it is told',
      (message) => {
        if (message.type !== 'reveals') return message;
        const reveals = message.reveals.map((each) => (each.seat === 0 ? { seat: 0, secret: OTHER } : each));
        return { ...message, reveals };
      },
      { code: 'other-secret', who: 0 },
    ],
    [
      'that a seat was taken out of the proof afterwards',
      (message) => {
        if (message.type !== 'opened') return message;
        const { transcript } = message;
        const seats = transcript.commits.seats.filter(({ seat }) => seat !== 0);
        const reveals = transcript.reveals.filter(({ seat }) => seat !== 0);
        const commits = { ...transcript.commits, seats };
        return { ...message, transcript: { ...transcript, commits, reveals } };
      },
      { code: 'other-commit', who: 0 },
    ],
    [
      'that the proof is of another deal',
      (message) => {
        if (message.type !== 'opened') return message;
        const { transcript } = message;
        return { ...message, transcript: { ...transcript, context: { ...transcript.context, deal: 9 } } };
      },
      { code: 'other-deal' },
    ],
    [
      'that it was dealt another hand',
      (message) => {
        if (message.type !== 'step' || message.view.as !== 'seat') return message;
        if (!message.events.some(({ type }) => type === 'dealt')) return message;
        return { ...message, view: { ...message.view, hand: message.view.hand.slice(1) } };
      },
      { code: 'other-hand', seat: 1 },
    ],
  ])('%s', (_, change, reason) => {
    expect(playBent(change).ben).toEqual({ is: 'broken', reason });
  });

  test('that a list is another one when it is told again', () => {
    const { ana, ben } = two();
    ana.say({ type: 'begin' });
    const told = ben.last('commits');
    ben.fairDeal.hear({ ...told, commits: { ...told.commits, host: OTHER } });
    expect(verdictOf(ben)).toEqual({ is: 'broken', reason: { code: 'other-commit', who: 'host' } });
  });

  test('that the secrets are told before the round is over', () => {
    const { table, ana, ben } = two();
    ana.say({ type: 'begin' });
    const early = two();
    early.ana.say({ type: 'begin' });
    playOn(early.table, [early.ana, early.ben], () => early.ana.facts.at === 'roundOver');
    ben.fairDeal.hear(early.ben.last('opened'));
    expect(verdictOf(ben)).toEqual({ is: 'broken', reason: { code: 'other-course' } });
    expect(table.clock.now()).toBe(0);
  });
});

describe('a device', () => {
  test('that comes back in mid-round still knows what it was shown, and proves the deal', () => {
    const { table, ana, ben } = two();
    ana.say({ type: 'begin' });
    const { token } = ben;
    ben.drop();
    const again = table.come({ seatToken: token });
    // The same page on a new connection.
    for (const message of again.said) ben.fairDeal.hear(message);
    bend(again, (message) => {
      ben.fairDeal.hear(message);
      return message;
    });
    playOn(table, [ana, again], () => ana.facts.at === 'roundOver');
    expect(verdictOf(ben)).toEqual({ is: 'verified' });
    expect(verdictOf(again)).toEqual({ is: 'checked', because: 'watched' });
  });

  test('answers nothing where it is not asked: another table, another seat, a screen that watches', () => {
    const { table, ana } = two();
    const tv = table.come({ as: 'watch' });
    ana.say({ type: 'begin' });
    const asked = ana.last('dealing');
    expect(tv.fairDeal.hear(asked)).toBeNull();
    expect(ana.fairDeal.hear({ ...asked, seats: [1] })).toBeNull();
    expect(ana.fairDeal.hear({ ...asked, context: { ...asked.context, tableId: 'other' } })).toBeNull();
    expect(ana.fairDeal.hear(asked)).toMatchObject({ type: 'commit' });
  });

  test('gives another secret every time', () => {
    const { ana } = two();
    ana.say({ type: 'begin' });
    const asked = ana.last('dealing');
    const commits = Array.from({ length: 20 }, () => JSON.stringify(ana.fairDeal.hear(asked)));
    expect(new Set(commits).size).toBe(20);
  });
});
