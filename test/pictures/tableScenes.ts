import type { Page } from 'playwright';
import { dealGiven } from '../../src/shared/engine/dealGiven';
import type { Move } from '../../src/shared/engine/moves';
import { firstOpening } from '../../src/shared/engine/opening';
import { ENDS } from '../../src/shared/engine/line';
import { parseTile } from '../../src/shared/engine/tile';
import type { Tile } from '../../src/shared/engine/tile';
import type { View } from '../../src/shared/engine/view';
import type { StartGame } from '../../src/main/host/game';
import type { ChosenRules } from '../../src/shared/rules/rules';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import type { TableOptions } from '../../src/shared/protocol/tableFacts';
import type { PresetName } from '../../src/shared/rules/presets';
import { at, begun, doorIs, FOUR, isMine, laid, lookOn, TWO } from './scenes';
import type { Scene } from './scenes';
import type { GalleryTable, TableInNode } from './tableInNode';

/*
 * Tables of all rules: the moment of All Fives that the mocks show, many seats, big sets, every form of a result.
 */

function tile(name: string): Tile {
  const parsed = parseTile(name);
  if (parsed === null) throw new Error(`No such tile: ${name}`);
  return parsed;
}

function given(hands: readonly (readonly string[])[], boneyard: readonly string[]): StartGame {
  return (rules, seats, random) => {
    const dealt = dealGiven(firstOpening(rules, seats), {
      hands: hands.map((hand) => hand.map(tile)),
      boneyard: boneyard.map(tile),
      leader: null,
      lots: null,
      random,
    });
    if (!dealt.ok) throw new Error(dealt.error.code);
    return dealt.value;
  };
}

function move(text: string): Move {
  if (text === 'draw' || text === 'pass') return { type: text };
  const [name = '', end] = text.split('@');
  return { type: 'play', tile: tile(name), end: ENDS.find((each) => each === end) ?? null };
}

/** design/src/README.md: the seats in order of play are Inês, Nico, Rosa, Abel. */
const MOCK_HANDS = [
  ['6-6', '0-2', '2-4', '2-5', '4-4', '0-5'],
  ['6-3', '6-5', '1-2', '1-3', '2-6', '3-3'],
  ['6-1', '5-4', '4-1', '3-0', '0-1', '1-5'],
  ['1-1', '6-0', '5-5', '4-0', '3-2', '4-6'],
];
const MOCK_MOVES =
  '6-6 6-3@right 6-1@left 1-1@left draw 3-4@right 6-5@up 5-4@up 6-0@down 0-5@down 1-2@left 4-1@right 5-5@down';
const MOCK_REST =
  '2-5@left 1-3@right 3-0@right 4-0@up 0-0@up draw 5-3@left 0-1@right 3-2@left 2-4@left pass 1-5@right';

const MOCK: GalleryTable = {
  ...FOUR,
  others: ['Nico', 'Rosa', 'Abel'],
  bots: 0,
  setup: { preset: 'all-fives', chosen: { teams: 'partners', handSize: 6 }, seats: 4 },
  start: given(MOCK_HANDS, ['0-0', '3-4', '2-2', '5-3']),
};

function mock(
  moves: string,
  screen: 'player' | 'table' = 'player',
  options: TableOptions = USUAL_OPTIONS,
): TableInNode {
  const players = ['Nico', 'Rosa', 'Abel'];
  const others = screen === 'player' ? players : ['Inês', ...players];
  const table = at({ ...MOCK, me: screen === 'player' ? 'Inês' : 'TV', others, options }, screen);
  table.say({ type: 'begin' });
  table.playMoves(moves.split(' ').map(move));
  return table;
}

function by(preset: PresetName, chosen: ChosenRules, others: readonly string[] = ['Rosa', 'Abel', 'Nico']) {
  return { ...FOUR, others, bots: 0, setup: { preset, chosen, seats: others.length + 1 } };
}

const SEEDS_TRIED = 40;

const NAMES = ['Rosa', 'Abel', 'Nico', 'Teo', 'Mara', 'Wilhelmina', 'Zoë', 'Bo', 'Grandad'];
const many = (seats: number): readonly string[] => NAMES.slice(0, seats - 1);

const isEnded =
  (ended: 'out' | 'blocked' | 'target') =>
  ({ table: { phase } }: View): boolean =>
    (phase.at === 'roundOver' || phase.at === 'gameOver') && phase.end.ended === ended;
const isWon = (view: View): boolean => {
  const { phase } = view.table;
  return phase.at === 'roundOver' && phase.end.winner !== null;
};
const isReduced = ({ table: { phase } }: View): boolean => phase.at === 'roundOver' && phase.end.takenOff > 0;
const both =
  (one: (view: View) => boolean, other: (view: View) => boolean) =>
  (view: View): boolean =>
    one(view) && other(view);

/** The table of the first seed that comes there before its game is over. */
function sought(
  table: GalleryTable,
  isThere: (view: View) => boolean,
  screen: 'player' | 'table',
): TableInNode {
  for (let seed = 0; seed < SEEDS_TRIED; seed++) {
    try {
      return begun({ ...table, seed: `gallery ${seed}` }, isThere, screen);
    } catch (trouble) {
      if (seed === SEEDS_TRIED - 1) throw trouble;
    }
  }
  throw new Error('No seed was tried');
}

const tv = (table: GalleryTable, isThere: (view: View) => boolean, act?: Scene['act']): Scene => ({
  table: () => sought({ ...table, me: 'TV', others: ['Inês', ...table.others] }, isThere, 'table'),
  path: '/tv',
  ...(act === undefined ? {} : { act }),
});
const player = (table: GalleryTable, isThere: (view: View) => boolean, act?: Scene['act']): Scene => ({
  table: () => sought(table, isThere, 'player'),
  ...(act === undefined ? {} : { act }),
});
const result = (table: GalleryTable, isThere: (view: View) => boolean): Scene =>
  player(table, isThere, lookOn);

const isLong =
  (tiles: number) =>
  (view: View): boolean =>
    laid(view) >= tiles && view.table.phase.at === 'turn';

export const TABLE_SCENES: Readonly<Record<string, Scene>> = {
  fives: { table: () => mock(MOCK_MOVES) },
  fivesChosen: { table: () => mock(MOCK_MOVES), act: chooseFive },
  fivesDragged: { table: () => mock(MOCK_MOVES), act: dragTo(150, 110) },
  fivesSnapped: { table: () => mock(MOCK_MOVES), act: dragTo(20, 50) },
  fivesArranged: { table: () => mock(MOCK_MOVES), act: dragAlong },
  fivesUnsaid: {
    table: () => mock(MOCK_MOVES, 'player', { ...USUAL_OPTIONS, pointsShown: 'after' }),
    act: chooseFive,
  },
  fivesTips: player(by('all-fives', {}), (view) => isMine(view) && laid(view) > 2 && tipsClosed(view)),
  fivesTwo: player({ ...by('all-fives', {}, ['Rosa']) }, (view) => isMine(view) && laid(view) > 8),
  fivesFour: player(by('all-fives', {}), (view) => isMine(view) && laid(view) > 8),
  fivesResult: { table: () => mock(`${MOCK_MOVES} ${MOCK_REST}`), act: lookOn },
  tvFives: { table: () => mock(MOCK_MOVES, 'table'), path: '/tv' },
  tvFivesResult: {
    table: () => mock(`${MOCK_MOVES} ${MOCK_REST}`, 'table'),
    path: '/tv',
    act: lookOn,
  },
  tvFivesTold: tv(
    by('all-fives', {}, ['Rosa', 'Abel', 'Wilhelmina-Gwendolyn-Jo']),
    (view) => laid(view) > 9,
    playOneMore,
  ),
  tvLeads: tv(
    { ...by('draw', {}, ['Rosa', 'Abel']), bots: 1, setup: { preset: 'draw', chosen: {}, seats: 4 } },
    (view) => laid(view) === 0,
  ),
  tvBots: tv(
    { ...by('all-fives', {}, ['Rosa']), bots: 2, setup: { preset: 'all-fives', chosen: {}, seats: 4 } },
    (view) => laid(view) > 6,
  ),
  tvCode: tv(
    { ...by('all-fives', {}, ['Rosa']), bots: 2, setup: { preset: 'all-fives', chosen: {}, seats: 4 } },
    (view) => laid(view) > 8,
    doorIs({}),
  ),
  tvCodeTwo: tv(
    { ...by('all-fives', {}, []), bots: 1, setup: { preset: 'all-fives', chosen: {}, seats: 2 } },
    (view) => laid(view) > 6,
    doorIs({}),
  ),
  tvDrawFour: tv(by('draw', {}), (view) => laid(view) > 10),
  tvSixty: tv(by('block', { set: 12, handSize: 22, target: 1000 }), isLong(60)),
  tvTen: tv(by('big-table', { set: 9 }, many(10)), isLong(16)),
  tvEight: tv(by('big-table', { set: 18 }, many(8)), isLong(20)),
  playEight: player(by('big-table', { set: 9 }, many(8)), (view) => isMine(view) && laid(view) > 14),
  playTen: player(by('big-table', { set: 9 }, many(10)), (view) => isMine(view) && laid(view) > 14),
  playEighteen: player(by('big-table', { set: 18 }, many(8)), (view) => isMine(view) && laid(view) > 16),
  playBigHand: player(by('draw', { set: 18, handSize: 25 }), (view) => isMine(view) && laid(view) > 2),
  playChoice: player(by('draw-club', {}), (view) => isMine(view) && laid(view) > 4 && mayChoose(view)),
  playLots: {
    table: () => at(by('draw-sevens', {}, ['Rosa', 'Abel'])),
    act: async (page, table) => {
      table.say({ type: 'begin' });
      await page.waitForTimeout(2000);
    },
  },
  playShort: player(
    { ...TWO, setup: { preset: 'block', chosen: {}, seats: 2 }, seed: 'short' },
    (view) => laid(view) > 6 && isMine(view),
  ),
  playPrescribed: player(by('silent-partners', {}), (view) => isMine(view) && laid(view) > 9),
  tvPrescribed: tv(by('silent-partners', {}), (view) => laid(view) > 9),
  playFull: player(by('block', { handSize: 7 }), (view) => laid(view) > 20 && isMine(view)),
  resultMinusOwn: result(by('draw', { blockScore: 'minus-own' }), both(isEnded('blocked'), isReduced)),
  resultMinusEach: result(
    by('block', { blockScore: 'minus-own-each', handSize: 7 }),
    both(isEnded('blocked'), isReduced),
  ),
  resultBoneyard: result(by('draw', { countBoneyard: true, reserve: 2 }), both(isEnded('out'), isWon)),
  resultTeams: result(by('latin-partners', { teamScore: 'all' }), both(isEnded('blocked'), isWon)),
  resultTeamOut: result(by('partners', { teamScore: 'all' }), both(isEnded('out'), isWon)),
  resultFivesBlocked: result(
    by('all-fives', { drawing: 'none', blockScore: 'minus-own' }),
    both(isEnded('blocked'), isReduced),
  ),
  resultTarget: result(by('all-fives', { target: 40 }), isEnded('target')),
  resultTie: result(
    by('block', { blockTie: 'lightest-tile', target: 1000 }),
    both(isEnded('blocked'), isTied),
  ),
  resultEight: result(by('big-table', { set: 9 }, many(8)), both(isEnded('out'), isWon)),
  tvResultEight: { ...tv(by('big-table', { set: 9 }, many(8)), both(isEnded('out'), isWon)), act: lookOn },
};

function tipsClosed({ table: { line } }: View): boolean {
  return line.spinner !== null && line.ends.up === undefined;
}

function mayChoose(view: View): boolean {
  return (
    view.as === 'seat' && ['play', 'draw'].every((type) => view.legal.some((each) => each.type === type))
  );
}

function isTied({ table: { phase } }: View): boolean {
  if (phase.at !== 'roundOver') return false;
  const pips = phase.end.hands.map((hand) => hand.pips).sort((a, b) => a - b);
  return pips[0] === pips[1];
}

/** The page sees a move being made, and tells it: one that scores, if any does. */
async function playOneMore(page: Page, table: TableInNode): Promise<void> {
  const isScored = ({ table: { turns } }: View): boolean => {
    const last = turns.at(-1);
    return last?.did === 'play' && (last.scored ?? 0) > 0;
  };
  table.playOn(isScored);
  await page.waitForTimeout(4000);
}

async function chooseFive(page: Page): Promise<void> {
  await page.locator('.rail [aria-label^="2-5"]').press('Enter');
}

/** A tile under the pointer: on its way, or where it clicks onto a place. */
function dragTo(x: number, y: number): (page: Page) => Promise<void> {
  return async (page) => {
    const tile = await page.locator('.rail [aria-label^="2-5"]').boundingBox();
    if (tile === null) throw new Error('There is no 2-5 in the hand');
    await page.mouse.move(tile.x + tile.width / 2, tile.y + tile.height / 2);
    await page.mouse.down();
    await page.mouse.move(tile.x, tile.y - 20, { steps: 4 });
    const place = await page.locator('.place').first().boundingBox();
    if (place === null) throw new Error('There is no place for it');
    await page.mouse.move(place.x + place.width / 2 + x, place.y + place.height / 2 + y, { steps: 6 });
  };
}

/** A tile between the others of the hand, which make room. */
async function dragAlong(page: Page): Promise<void> {
  const tiles = page.locator('.rail .hand button[data-tile]');
  const [from, to] = [await tiles.last().boundingBox(), await tiles.first().boundingBox()];
  if (from === null || to === null) throw new Error('There is no hand');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2 + 10, to.y + to.height / 2, { steps: 8 });
}
