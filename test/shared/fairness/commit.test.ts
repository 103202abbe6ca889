import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../../src/shared/engine/deal';
import { tilesOfSet } from '../../../src/shared/engine/tile';
import { chanceOf, digestOf, makeCommit } from '../../../src/shared/fairness/commit';
import { hexHashOf, makeSecret, plainText } from '../../../src/shared/fairness/hash';
import { hashOfRules } from '../../../src/shared/fairness/transcript';
import type { DealContext } from '../../../src/shared/fairness/transcript';
import { makeRules } from '../../../src/shared/rules/presets';

const SECRET = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(makeSecret);
const RULES = makeRules('draw', 2, {});
const CONTEXT: DealContext = {
  tableId: 'table',
  deal: 3,
  attempt: 1,
  rules: hashOfRules(RULES),
  seats: 2,
};

/** The hash of lan.md section 5 by Node alone. */
function byNode(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(Buffer.byteLength(text));
    hash.update(length).update(text);
  }
  return hash.digest('hex');
}

describe('a hash', () => {
  test('is SHA-256 over every text with its length before it', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        expect(hexHashOf(texts)).toBe(byNode(texts));
      }),
    );
  });

  test('tells lists apart that run together to the same text', () => {
    expect(hexHashOf(['ab', 'c'])).not.toBe(hexHashOf(['a', 'bc']));
    expect(hexHashOf(['a', ''])).not.toBe(hexHashOf(['a']));
  });

  test('of rules is the same in whatever order they were written down, and another for other rules', () => {
    const backwards = Object.fromEntries(Object.entries(RULES).reverse()) as typeof RULES;
    expect(hashOfRules(backwards)).toBe(hashOfRules(RULES));
    expect(hashOfRules({ ...RULES, target: 150 })).not.toBe(hashOfRules(RULES));
  });

  test('of anything that crosses the network is what it was before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(plainText(JSON.parse(JSON.stringify(value)))).toBe(plainText(value));
        expect(JSON.parse(plainText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('a commit', () => {
  test('is the hash of its label, the deal, whose it is and the secret', () => {
    const secret = 'cd'.repeat(32);
    expect(makeCommit(CONTEXT, 1, secret)).toBe(
      byNode(['dl/commit/1', 'table', '3', '1', CONTEXT.rules, '2', '1', secret]),
    );
  });

  test('is another for anybody else, any other deal and any other secret', () => {
    fc.assert(
      fc.property(SECRET, SECRET, (secret, other) => {
        const commits = [
          makeCommit(CONTEXT, 0, secret),
          makeCommit(CONTEXT, 1, secret),
          makeCommit(CONTEXT, 'host', secret),
          makeCommit({ ...CONTEXT, deal: 4 }, 0, secret),
          makeCommit({ ...CONTEXT, attempt: 2 }, 0, secret),
          makeCommit({ ...CONTEXT, tableId: 'other' }, 0, secret),
          ...(secret === other ? [] : [makeCommit(CONTEXT, 0, other)]),
        ];
        expect(new Set(commits).size).toBe(commits.length);
      }),
    );
  });
});

describe('the chance of a deal', () => {
  const parts = (mine: string, host: string, theirs = 'ef'.repeat(32)) => {
    const reveals = [
      { seat: 0, secret: mine },
      { seat: 1, secret: theirs },
    ];
    const seats = reveals.map(({ seat, secret }) => ({ seat, commit: makeCommit(CONTEXT, seat, secret) }));
    return { commits: { host: makeCommit(CONTEXT, 'host', host), seats }, reveals, secret: host };
  };
  const handOf = (mine: string, host: string): string =>
    startGame(RULES, 2, chanceOf(CONTEXT, parts(mine, host))).state.secrets.hands[0]!.join(' ');

  test('is another by anybody’s secret: whoever chooses theirs first or last chooses nothing', () => {
    fc.assert(
      fc.property(SECRET, SECRET, SECRET, (mine, other, host) => {
        fc.pre(mine !== other);
        expect(chanceOf(CONTEXT, parts(mine, host))).not.toEqual(chanceOf(CONTEXT, parts(other, host)));
        expect(chanceOf(CONTEXT, parts(host, mine))).not.toEqual(chanceOf(CONTEXT, parts(host, other)));
      }),
    );
  });

  test('gives a seat each tile equally often, whatever secret the seat itself insists on', () => {
    const DEALS = 6000;
    const mine = '00'.repeat(32);
    const counts = new Map<string, number>(tilesOfSet(6).map((tile) => [tile, 0]));
    for (let deal = 0; deal < DEALS; deal++) {
      for (const tile of handOf(mine, hexHashOf([String(deal)])).split(' '))
        counts.set(tile, counts.get(tile)! + 1);
    }
    const mean = (DEALS * RULES.handSize) / counts.size;
    // Tiles are drawn without being put back, so each count varies less than mean would say: p(1 − p) a deal.
    const variance = mean * (1 - RULES.handSize / counts.size);
    const z = [...counts.values()].map((count) => (count - mean) / Math.sqrt(variance));
    expect(Math.max(...z.map(Math.abs))).toBeLessThan(4.5);
  });
});

describe('four tiles', () => {
  test('stand for a list of commits: they are the same everywhere, and others for another list', () => {
    const lists = Array.from({ length: 200 }, (_, at) => ({ host: hexHashOf([String(at)]), seats: [] }));
    const digests = lists.map((commits) => digestOf(CONTEXT, commits).join(' '));
    expect(digests).toEqual(lists.map((commits) => digestOf(CONTEXT, commits).join(' ')));
    expect(new Set(digests).size).toBeGreaterThan(198);
    for (const digest of digests) expect(digest.split(' ')).toHaveLength(4);
  });
});
