import { beforeAll, describe, expect, test } from 'vitest';
import { startGame } from '../../../../src/shared/engine/deal';
import type { FromHost } from '../../../../src/shared/protocol/messages';
import { USUAL_OPTIONS } from '../../../../src/shared/protocol/tableFacts';
import { makeRules } from '../../../../src/shared/rules/presets';
import type { GameSetup } from '../../../helpers/gameSteps';
import { leaksIn, leaksInCard } from './leaks';
import { hiddenAt, part, PLANTS } from './plants';
import type { Json } from './plants';
import type { Seen } from './seen';
import { WholeGame } from './wholeGame';
import { WholeTable } from './wholeTable';

/*
 * That the look for leaks finds them: what the host really sends to a seat and to a TV in mid-round passes, and with
 * one thing written into it, in any of the forms a leak could take, it does not.
 */

const SETUP: GameSetup = {
  preset: 'draw',
  chosen: {},
  rules: makeRules('draw', 3, {}),
  seats: 3,
  seed: 'planted',
};

let table: WholeTable;
let [ana, tv]: (Seen | undefined)[] = [];

beforeAll(async () => {
  table = new WholeTable(SETUP, USUAL_OPTIONS, 1);
  for (const name of ['Keeper', 'Ana']) table.kept.open.add(name);
  const keeper = await table.come({ as: 'seat', name: 'Keeper', keeperToken: table.keeperToken });
  ana = await table.come({ as: 'seat', name: 'Ana', link: table.room.link() });
  tv = await table.come({ as: 'watch' });
  await keeper.say({ type: 'begin' });
  await table.pass(3000);
  for (let turn = 0; turn < 4; turn++) {
    for (const seen of [keeper, ana]) {
      const [move] = seen.view?.as === 'seat' ? seen.view.legal : [];
      if (move !== undefined && move.type !== 'pass') await seen.move(move);
    }
    await table.pass(1500);
  }
  await ana.move({ type: 'draw' });
});

function sent(to: Seen | undefined, kind: FromHost['type']): string {
  const text = to?.newest.get(kind);
  if (text === undefined) throw new Error(`Nothing of this kind was sent: ${kind}`);
  return text;
}

function found(to: Seen | undefined, text: string): readonly string[] {
  if (to === undefined) throw new Error('Nobody is there');
  return leaksIn(text, to.receiver(), table.secrets);
}

test('what is really sent tells nothing', () => {
  expect(table.leaks).toEqual([]);
  for (const kind of ['welcome', 'lobby', 'step', 'commits', 'reveals', 'door', 'refused'] as const) {
    expect(found(ana, sent(ana, kind))).toEqual([]);
  }
  for (const kind of ['welcome', 'lobby', 'step', 'commits'] as const) {
    expect(found(tv, sent(tv, kind))).toEqual([]);
  }
});

describe.each([
  ['a seat', () => ana],
  ['a TV', () => tv],
])('what is written into something sent to %s is found', (_, to) => {
  test.each(PLANTS)('%s', (_what, kind, plant) => {
    const text = sent(to(), kind);
    const message = JSON.parse(text) as Json;
    plant(message, hiddenAt(table));
    expect(JSON.stringify(message)).not.toBe(text);
    expect(found(to(), JSON.stringify(message))).not.toEqual([]);
  });

  test('what everybody gave to the deal, as it is opened, before the round is over', () => {
    const { context, commits } = JSON.parse(sent(to(), 'commits')) as Json;
    const { reveals } = JSON.parse(sent(ana, 'reveals')) as Json;
    const transcript = {
      version: 1,
      context,
      commits,
      reveals,
      secret: hiddenAt(table).hostSecret,
      redraws: 0,
    };
    expect(found(to(), JSON.stringify({ type: 'opened', transcript }))).not.toEqual([]);
  });
});

describe('what is meant for one is found at another', () => {
  test("a seat's hand at a TV, and at another seat", () => {
    expect(found(tv, sent(ana, 'step'))).not.toEqual([]);
    const step = JSON.parse(sent(ana, 'step')) as Json;
    const { hand } = hiddenAt(table);
    part(step, 'view')['hand'] = hand;
    expect(found(ana, JSON.stringify(step))).not.toEqual([]);
    part(step, 'view')['seat'] = 0;
    expect(found(ana, JSON.stringify(step))).not.toEqual([]);
  });

  test('what stands on the door at a screen that showed nothing', () => {
    expect(found(tv, sent(ana, 'door'))).not.toEqual([]);
  });

  test('the welcome of one at another', () => {
    expect(found(tv, sent(ana, 'welcome'))).not.toEqual([]);
  });
});

test('what is written on the card for strangers is found', () => {
  const card = table.room.card();
  expect(leaksInCard(JSON.stringify(card), table.secrets)).toEqual([]);
  const { code, tile, boneyard } = hiddenAt(table);
  for (const planted of [{ code }, { door: code }, { name: tile }, { round: 31 }, { id: boneyard.join() }]) {
    expect(leaksInCard(JSON.stringify({ ...card, ...planted }), table.secrets)).not.toEqual([]);
  }
});

describe('a whole game at a host that leaks is not let through', () => {
  test('where the table carries what is drawn next', async () => {
    const start: typeof startGame = (rules, seats, random) => {
      const { state, events } = startGame(rules, seats, random);
      const open = { ...state.table, next: state.secrets.boneyard[0] };
      return { state: { ...state, table: open }, events };
    };
    const game = new WholeGame(SETUP, { start });
    await game.play();
    expect(game.table.leaks).not.toEqual([]);
  });

  test('where two people are given the same token', async () => {
    const game = new WholeGame(SETUP, { makeToken: () => 'the-same-for-everybody' });
    await game.play();
    expect(game.table.leaks).not.toEqual([]);
  });
});
