import type { Page } from 'playwright';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import { at, begun, isMine, laid, lookOn } from './scenes';
import type { Scene } from './scenes';
import type { GalleryTable, TableInNode } from './tableInNode';

/*
 * Tables where not everybody plays for themselves: away, idle, played for by a bot, back again, out of time.
 */

const FOUR_PEOPLE: GalleryTable = {
  name: 'Inês’s table',
  me: 'Inês',
  others: ['Rosa', 'Abel', 'Nico'],
  bots: 0,
  setup: { preset: 'all-fives', chosen: { teams: 'partners', handSize: 6 }, seats: 4 },
  seed: 'away',
};
const ALONE: GalleryTable = { ...FOUR_PEOPLE, setup: { preset: 'draw', chosen: {}, seats: 4 } };
const EIGHT: GalleryTable = {
  ...FOUR_PEOPLE,
  others: ['Rosa', 'Abel', 'Nico', 'Teo', 'Mara', 'Wilhelmina', 'Zoë'],
  setup: { preset: 'big-table', chosen: { set: 9 }, seats: 8 },
};
const MINUTE = 60_000;
const IDLE = 90_000;

/** Of the others one is away and played for, one is away and waited for. */
function twoAway(table: GalleryTable, screen: 'player' | 'table' = 'player'): TableInNode {
  const made = begun(table, (view) => laid(view) > 5 && (screen === 'table' || isMine(view)), screen);
  made.drop('Rosa');
  made.clock.pass(MINUTE);
  made.drop('Abel');
  return made;
}

function asTv(table: GalleryTable): GalleryTable {
  return { ...table, me: 'TV', others: ['Inês', ...table.others] };
}

const isRosas = ({ table: { phase } }: { table: { phase: { at: string; toMove?: number } } }): boolean =>
  phase.at === 'turn' && phase.toMove === 1;

const about =
  (name: string) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name: `About ${name}’s seat` }).click();

const handOver = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Hand the table over' }).click();

export const AWAY_SCENES: Readonly<Record<string, Scene>> = {
  away: { table: () => twoAway(FOUR_PEOPLE) },
  awayAlone: { table: () => twoAway(ALONE), act: about('Rosa') },
  awayEight: { table: () => twoAway(EIGHT), act: about('Nico') },
  awayBack: {
    table: () => twoAway(FOUR_PEOPLE),
    act: async (page, table) => {
      table.comeBack('Rosa');
      await page.waitForTimeout(300);
    },
  },
  awayHeldUp: {
    table: () => {
      const made = begun(
        { ...ALONE, options: { ...USUAL_OPTIONS, awayAfter: null } },
        (view) => laid(view) > 4 && isRosas(view),
      );
      made.drop('Rosa');
      return made;
    },
  },
  idle: {
    table: () => {
      const made = begun(FOUR_PEOPLE, (view) => laid(view) > 4 && isRosas(view));
      made.clock.pass(IDLE);
      return made;
    },
  },
  playedFor: {
    table: () => {
      const made = begun(FOUR_PEOPLE, (view) => laid(view) > 4 && isMine(view));
      made.clock.pass(IDLE);
      made.othersSay({ type: 'standIn', person: made.personOf(''), sits: true });
      return made;
    },
  },
  turnTime: {
    table: () => {
      const made = begun(
        { ...FOUR_PEOPLE, options: { ...USUAL_OPTIONS, turnTime: 30 } },
        (view) => laid(view) > 4 && isMine(view),
      );
      made.clock.pass(21_000);
      made.say({ type: 'options', options: { ...USUAL_OPTIONS, turnTime: 30 } });
      return made;
    },
  },
  turnTimeTheirs: {
    table: () => {
      const made = begun(
        { ...ALONE, options: { ...USUAL_OPTIONS, turnTime: 30 } },
        (view) => laid(view) > 4 && isRosas(view),
      );
      made.clock.pass(21_000);
      made.say({ type: 'options', options: { ...USUAL_OPTIONS, turnTime: 30 } });
      return made;
    },
  },
  tvAway: { table: () => twoAway(asTv(FOUR_PEOPLE), 'table'), path: '/tv' },
  tvAwayAlone: { table: () => twoAway(asTv(ALONE), 'table'), path: '/tv' },
  tvTurnTime: {
    table: () => {
      const made = begun(
        asTv({ ...ALONE, options: { ...USUAL_OPTIONS, turnTime: 30 } }),
        (view) => laid(view) > 4 && isRosas(view),
        'table',
      );
      made.clock.pass(21_000);
      made.say({ type: 'options', options: { ...USUAL_OPTIONS, turnTime: 30 } });
      return made;
    },
    path: '/tv',
  },
  menuOptions: {
    table: () => begun(FOUR_PEOPLE, (view) => isMine(view) && laid(view) > 4),
    act: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  menuPeople: {
    table: () => begun(FOUR_PEOPLE, (view) => isMine(view) && laid(view) > 4),
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'How people sit here' }).click();
      await page.getByRole('button', { name: 'a bot plays after a minute' }).click();
    },
  },
  menuPhone: {
    table: () => begun(FOUR_PEOPLE, (view) => isMine(view) && laid(view) > 4),
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'My seat to my phone' }).click();
    },
  },
  handOverLobby: { table: () => at({ ...ALONE, hasDesktops: true }), act: handOver },
  handOverResult: {
    table: () => begun({ ...ALONE, hasDesktops: true }, ({ table }) => table.phase.at === 'roundOver'),
    act: async (page) => {
      await lookOn(page);
      await handOver(page);
    },
  },
  takenOver: {
    table: () => at(ALONE),
    act: async (page, table) => {
      table.tell({ is: 'said', message: { type: 'bye', reason: 'takenOver' } });
      await page.waitForTimeout(100);
    },
  },
  rulesAtTable: {
    table: () => at(ALONE),
    act: async (page) => {
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await page.locator('.sheet').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
    },
  },
};
