import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOf } from '../../../src/shared/fairness/commit';
import { hexHashOf } from '../../../src/shared/fairness/hash';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { runs } from '../../helpers/runs';
import type { Guest } from './fakeTable';
import { FakeTable, playOn } from './fakeTable';

/*
 * What a deal is made of leaves the host no sooner than it may: a seat's secret when all are bound, the host's own
 * when the round is over, and what all of them come to (from which every tile follows) never in mid-round.
 */

/** The number of the first message in which a text occurs; that of none is infinite. */
function firstWith(guest: Guest, text: string): number {
  const at = guest.bytes.findIndex((bytes) => bytes.includes(text));
  return at === -1 ? Infinity : at;
}

test('no byte sent to anybody tells a secret, or what they all come to, before its time', () => {
  let looked = 0;
  fc.assert(
    fc.property(arbitraryRulesGame(3), fc.nat(2), (game, leaves) => {
      const secrets: string[] = [];
      const makeSecret = (): string => {
        secrets.push(hexHashOf([game.seed, String(secrets.length)]));
        return secrets.at(-1)!;
      };
      const table = new FakeTable(
        { setup: { preset: 'draw', chosen: game.rules, seats: 3 } },
        { makeSecret },
      );
      const players = [table.keeper(), table.come(), table.come()];
      const tv = table.come({ as: 'watch' });
      players[0]!.say({ type: 'begin' });
      if (leaves > 0) players[leaves]!.drop();
      const back = leaves > 0 ? table.come({ seatToken: players[leaves]!.token }) : tv;
      const late = table.come({ as: 'watch' });
      const playing = leaves > 0 ? players.with(leaves, back) : players;
      playOn(table, playing, () => players[0]!.facts.at !== 'playing');

      const { transcript } = players[0]!.last('opened');
      const chance = chanceOf(transcript.context, transcript);
      if (!('key' in chance)) throw new Error('Dealt from something else than the secrets');
      expect(secrets).toContain(transcript.secret);
      for (const guest of [...players, tv, back, late]) {
        const opened = guest.said.findIndex(({ type }) => type === 'opened');
        const commits = guest.said.findIndex(({ type }) => type === 'commits');
        // Whoever dropped out heard nothing of the end.
        const end = opened === -1 ? Infinity : opened;
        expect(firstWith(guest, transcript.secret)).toBe(end);
        expect(firstWith(guest, chance.key)).toBe(Infinity);
        for (const { secret } of transcript.reveals)
          expect(firstWith(guest, secret)).toBeGreaterThan(commits);
        looked += guest.bytes.length;
      }
    }),
    { numRuns: runs(60) },
  );
  expect(looked).toBeGreaterThan(1000);
}, 120_000);
