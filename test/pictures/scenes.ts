import type { Page } from 'playwright';
import type { Nearby } from '../../src/shared/desktop';
import type { Door } from '../../src/shared/protocol/door';
import type { Setup } from '../../src/shared/protocol/tableFacts';
import type { View } from '../../src/shared/engine/view';
import { TableInNode } from './tableInNode';
import type { GalleryTable, Machine } from './tableInNode';

/** One picture: the table it is taken at, and what is done on the page before. */
export type Scene = {
  readonly table: () => TableInNode;
  readonly path?: string;
  readonly act?: (page: Page, table: TableInNode) => Promise<void>;
};

export const NEARBY: Nearby = {
  discovery: 'looking',
  silent: [],
  tables: [
    {
      id: 'a',
      name: 'Rosa’s table',
      preset: 'draw',
      seats: 4,
      free: 1,
      round: 0,
      sameVersion: true,
      code: true,
      address: 'x:1',
    },
    {
      id: 'b',
      name: 'Grandad’s corner',
      preset: 'block',
      seats: 4,
      free: 0,
      round: 2,
      sameVersion: true,
      code: false,
      address: 'x:2',
    },
  ],
};
const NOBODY: Nearby = { discovery: 'looking', tables: [], silent: [] };
export const BLOCKED: Nearby = { discovery: 'blocked', tables: [], silent: [] };

const DRAW_4: Setup = { preset: 'draw', chosen: {}, seats: 4 };
const DRAW_2: Setup = { preset: 'draw', chosen: { target: 150 }, seats: 2 };
const BLOCK_3: Setup = { preset: 'block', chosen: { handSize: 7, target: 50 }, seats: 3 };
const BLOCK_4: Setup = { preset: 'block', chosen: { handSize: 7, target: 50 }, seats: 4 };

export const FOUR: GalleryTable = {
  name: 'Inês’s table',
  me: 'Inês',
  others: ['Rosa', 'Abel'],
  bots: 1,
  setup: DRAW_4,
  seed: 'gallery',
};
export const TWO: GalleryTable = { ...FOUR, others: ['Rosa'], bots: 0, setup: DRAW_2 };
export const THREE: GalleryTable = { ...FOUR, others: ['Rosa'], bots: 1, setup: BLOCK_3 };
export const LONG: GalleryTable = {
  ...FOUR,
  name: 'Maximiliana-Theodora’s table',
  me: 'Maximiliana-Theodora-Ann',
  others: ['Bartholomäus-Ferdinand X', 'Wilhelmina-Gwendolyn-Jo'],
  setup: BLOCK_4,
};

export const home =
  (nearby: Nearby, machine: Machine = {}) =>
  () =>
    new TableInNode(FOUR, null, nearby, machine);
export const at = (table: GalleryTable, screen: 'player' | 'table' = 'player') =>
  new TableInNode(table, screen, NOBODY);

export function begun(
  table: GalleryTable,
  isThere: (view: View) => boolean,
  screen: 'player' | 'table' = 'player',
): TableInNode {
  const made = at(table, screen);
  made.say({ type: 'begin' });
  made.playOn(isThere);
  return made;
}

export const isMine = (view: View): boolean =>
  view.as === 'seat' && view.table.phase.at === 'turn' && view.table.phase.toMove === view.seat;
export const laid = (view: View): number => view.table.line.laid.length;
const mustDraw = (view: View): boolean =>
  view.as === 'seat' && isMine(view) && view.legal.every(({ type }) => type === 'draw');
const hasTwoPlaces = (view: View): boolean =>
  view.as === 'seat' &&
  isMine(view) &&
  view.legal.some(
    (move, index) =>
      move.type === 'play' &&
      view.legal.some((other, at) => at > index && other.type === 'play' && other.tile === move.tile),
  );

/** The last tile is looked at before the hands are. */
export async function lookOn(page: Page): Promise<void> {
  await page.waitForTimeout(4000);
}

export async function chooseTwoPlaces(page: Page): Promise<void> {
  await page.locator('.rail [aria-label*="fits on"][aria-label*=" and "]').first().press('Enter');
}

const FIVES: GalleryTable = {
  ...FOUR,
  others: ['Rosa', 'Abel', 'Nico', 'Teo'],
  bots: 0,
  setup: { preset: 'all-fives', chosen: { teams: 'partners', handSize: 6 }, seats: 4 },
};
const EIGHT: GalleryTable = {
  ...FOUR,
  others: ['Rosa', 'Abel', 'Maximiliana-Theodora-Ann', 'Teo'],
  bots: 2,
  setup: { preset: 'big-table', chosen: { set: 18 }, seats: 8 },
};

const DOOR: Door = {
  code: '641503',
  link: 'kQ3v9ZrT2mYpX8cLwB5nAg',
  locked: false,
  codes: 'open',
  addresses: ['192.168.1.24:27500'],
};

/** The host says what stands on the door. */
export function doorIs(other: Partial<Door>): (page: Page, table: TableInNode) => Promise<void> {
  return async (page, table) => {
    table.tell({ is: 'said', message: { type: 'door', door: { ...DOOR, ...other } } });
    await page.waitForTimeout(200);
  };
}

async function sitDown(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Sit down at/ })
    .first()
    .click();
}

/** Opens the rules from the table before the game, and one of their words. */
const rules =
  (...words: readonly (string | RegExp)[]) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    for (const name of words) await page.getByRole('button', { name }).first().click();
  };

export const SCENES: Readonly<Record<string, Scene>> = {
  home: { table: home(NEARBY) },
  homeEmpty: {
    table: home(BLOCKED),
    act: (page) => page.getByRole('button', { name: /Change your name/ }).click(),
  },
  homeTrouble: {
    table: home(NEARBY),
    act: async (page) => {
      await page.getByLabel('Address of the table').fill('192.168.1.99');
      await page.keyboard.press('Enter');
    },
  },
  homeCode: { table: home(NEARBY, { trouble: 'codeNeeded' }), act: sitDown },
  homeWrongCode: {
    table: home(NEARBY, { trouble: 'wrongCode' }),
    act: async (page) => {
      await sitDown(page);
      await page.keyboard.type('641503');
    },
  },
  host: { table: home(NEARBY), act: (page) => page.keyboard.press('2') },
  lobby: {
    table: () =>
      at({ ...FOUR, others: ['Rosa', 'Abel'], bots: 0, setup: { ...DRAW_4, chosen: { handSize: 6 } } }),
    act: doorIs({}),
  },
  lobbyLocked: { table: () => at({ ...FOUR, others: ['Rosa'] }), act: doorIs({ locked: true }) },
  lobbyClosed: { table: () => at({ ...FOUR, others: ['Rosa'] }), act: doorIs({ codes: 'closed' }) },
  lobbyOpen: { table: () => at({ ...FOUR, others: ['Rosa'] }), act: doorIs({ code: null, link: null }) },
  lobbyLong: { table: () => at({ ...LONG, others: [...LONG.others, 'Nico', 'Teo'], bots: 0 }) },
  lobbyEight: { table: () => at(EIGHT), act: doorIs({}) },
  lobbyLifted: {
    table: () => at(FIVES),
    act: async (page) => {
      await page.getByRole('button', { name: 'Seat Rosa elsewhere' }).press('Enter');
      await page.keyboard.press('ArrowRight');
    },
  },
  lobbyBots: {
    table: () => at({ ...FOUR, others: ['Rosa'], bots: 2 }),
    act: (page) => page.locator('[data-seat="3"] .acts button').first().focus(),
  },
  lobbyPartners: { table: () => at(FIVES) },
  rules: { table: () => at(FIVES), act: rules() },
  rulesHand: { table: () => at(FIVES), act: rules('6 tiles') },
  rulesRefused: { table: () => at({ ...FOUR, setup: { ...DRAW_4, seats: 3 } }), act: rules('each alone') },
  rulesLead: { table: () => at(FIVES), act: rules(/highest double/) },
  rulesOwn: { table: () => at(FIVES), act: rules('Sundays at Rosa’s', 'Save with a name') },
  rulesEight: { table: () => at(FOUR), act: rules('Big table, only for five people', 'five people') },
  rulesPaper: {
    table: () => begun(FIVES, (view) => laid(view) > 6),
    act: (page) => page.keyboard.press('r'),
  },
  play: { table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 6) },
  playChosen: {
    table: () => begun(FOUR, (view) => hasTwoPlaces(view) && laid(view) > 3),
    act: chooseTwoPlaces,
  },
  playDraw: { table: () => begun(FOUR, mustDraw) },
  playTwo: { table: () => begun(TWO, (view) => laid(view) > 5 && !isMine(view)) },
  playLong: { table: () => begun(LONG, (view) => laid(view) > 14 && isMine(view)) },
  playMenu: {
    table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 6),
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  result: { table: () => begun(FOUR, (view) => view.table.phase.at === 'roundOver'), act: lookOn },
  resultBlocked: {
    table: () =>
      begun(LONG, (view) => view.table.phase.at === 'roundOver' && view.table.phase.end.ended === 'blocked'),
    act: lookOn,
  },
  over: { table: () => begun(THREE, (view) => view.table.phase.at === 'gameOver'), act: lookOn },
  watch: { table: () => begun(FOUR, (view) => laid(view) > 8, 'table'), path: '/tv' },
  watchTwo: {
    table: () => begun({ ...TWO, others: ['Rosa', 'Abel'] }, (view) => laid(view) > 8, 'table'),
    path: '/tv',
  },
  watchWaiting: { table: () => at(FOUR, 'table'), path: '/tv', act: doorIs({}) },
  watchWaitingLong: {
    table: () => at(FOUR, 'table'),
    path: '/tv',
    act: async (page, table) => {
      await doorIs({})(page, table);
      await page.waitForTimeout(20_000);
    },
  },
  watchWaitingEmpty: {
    table: () => at({ ...FOUR, others: [], bots: 0 }, 'table'),
    path: '/tv',
    act: doorIs({}),
  },
  watchWaitingEight: { table: () => at(EIGHT, 'table'), path: '/tv', act: doorIs({}) },
  watchWaitingNames: { table: () => at(LONG, 'table'), path: '/tv', act: doorIs({}) },
  watchWaitingClosed: { table: () => at(FOUR, 'table'), path: '/tv', act: doorIs({ codes: 'closed' }) },
  watchWaitingLocked: { table: () => at(FOUR, 'table'), path: '/tv', act: doorIs({ locked: true }) },
  watchWaitingOpen: { table: () => at(FOUR, 'table'), path: '/tv', act: doorIs({ code: null, link: null }) },
  watchDoor: {
    table: () => begun(FOUR, (view) => laid(view) > 8, 'table'),
    path: '/tv',
    act: async (page, table) => {
      await doorIs({})(page, table);
      await page.keyboard.press('c');
    },
  },
  playDoor: {
    table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 6),
    act: async (page, table) => {
      await doorIs({})(page, table);
      await page.keyboard.press('c');
    },
  },
  watchResult: {
    table: () => begun(FOUR, (view) => view.table.phase.at === 'roundOver', 'table'),
    path: '/tv',
    act: lookOn,
  },
  lost: {
    table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 3),
    act: async (page, table) => {
      table.tell({ is: 'looking' });
      await page.waitForTimeout(100);
    },
  },
  ended: {
    table: () => at(FOUR),
    act: async (page, table) => {
      table.tell({ is: 'over', code: 4003 });
      await page.waitForTimeout(100);
    },
  },
};
