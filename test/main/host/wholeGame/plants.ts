import { hashToken } from '../../../../src/main/host/tokens';
import { highOf, lowOf, tilesOfSet } from '../../../../src/shared/engine/tile';
import type { Tile } from '../../../../src/shared/engine/tile';
import type { FromHost } from '../../../../src/shared/protocol/messages';
import type { WholeTable } from './wholeTable';

export type Json = Record<string, unknown>;
export type Hidden = ReturnType<typeof hiddenAt>;

/** What nobody at a table but one, or nobody at all, may know in mid-round, in the forms it could be written in. */
export function hiddenAt(table: WholeTable) {
  const { state } = table.truth;
  if (state?.table.phase.at !== 'turn') throw new Error('The round must be on');
  const { hands, boneyard, random } = state.secrets;
  const [tile] = hands[0] ?? [];
  if (tile === undefined || !('key' in random)) throw new Error('Nothing is hidden');
  const set = tilesOfSet(6);
  return {
    tile,
    hand: hands[0] ?? [],
    boneyard,
    indices: boneyard.map((each) => set.indexOf(each)),
    faces: boneyard.map((each) => [lowOf(each), highOf(each)]),
    key: random.key,
    words: random.left,
    hostSecret: table.secrets.hosts.at(-1) ?? '',
    token: table.keeperToken,
    code: table.room.door().code ?? '',
    link: table.room.link(),
  };
}

/** Somewhere in a message, by its path. */
export function part(message: Json, ...path: readonly string[]): Json {
  return path.reduce((inside, name) => inside[name] as Json, message);
}

function backwards(tile: Tile): string {
  return `${highOf(tile)}-${lowOf(tile)}`;
}

type Plant = (message: Json, hidden: Hidden) => void;

/** Leaks of every form: what it is, the message it is written into, and how. */
export const PLANTS: readonly (readonly [string, FromHost['type'], Plant])[] = [
  ['a hidden tile in the table', 'step', (m, { tile }) => (part(m, 'view', 'table')['next'] = tile)],
  [
    'a hidden tile in an event',
    'step',
    (m, { tile }) => ((m['events'] as unknown[])[0] = { type: 'drew', seat: 0, count: 1, tile }),
  ],
  [
    'a hidden tile as one that was laid',
    'step',
    (m, { tile }) => (part(m, 'view', 'table', 'line', 'laid')['0'] = { tile, seat: 0, end: null }),
  ],
  [
    'a tile the other way round',
    'lobby',
    (m, { tile }) => (part(m, 'facts')['name'] = `Kitchen ${backwards(tile)}`),
  ],
  ['a tile instead of a name', 'lobby', (m, { tile }) => (part(m, 'facts', 'chairs', '2')['name'] = tile)],
  ['all hands beside the table', 'step', (m, { hand }) => (part(m, 'view')['hands'] = [hand])],
  ['a hand beside the message', 'lobby', (m, { hand }) => (m['hand'] = hand)],
  [
    'the boneyard in its order',
    'step',
    (m, { boneyard }) => (part(m, 'view', 'table')['boneyard'] = boneyard),
  ],
  [
    'the boneyard as places in the set',
    'step',
    (m, { indices }) => (part(m, 'view', 'table')['order'] = indices),
  ],
  [
    'the boneyard as places in the set, where counts stand',
    'step',
    (m, { indices }) => (part(m, 'view', 'table')['held'] = indices),
  ],
  ['the boneyard as pairs of numbers', 'lobby', (m, { faces }) => (part(m, 'facts')['faces'] = faces)],
  [
    'the pips of a tile instead of a score',
    'step',
    (m, { faces }) => (part(m, 'view', 'table')['scores'] = faces[0]),
  ],
  [
    'the boneyard written in letters',
    'lobby',
    (m, { boneyard }) => (part(m, 'facts')['id'] = Buffer.from(boneyard.join()).toString('base64')),
  ],
  [
    'the boneyard in a number',
    'lobby',
    (m, { indices }) => (part(m, 'facts')['wait'] = Number(indices.slice(0, 6).join(''))),
  ],
  [
    'the boneyard in what was agreed',
    'lobby',
    (m, { indices }) => (part(m, 'facts', 'rules')['target'] = indices[0]),
  ],
  ['the seed of the deal', 'step', (m, { key }) => (part(m, 'view', 'table')['seed'] = key)],
  ['the seed of the deal instead of a commit', 'commits', (m, { key }) => (part(m, 'commits')['host'] = key)],
  ['what chance gives next', 'step', (m, { words }) => (m['random'] = words)],
  [
    "the host's secret before the round is over",
    'commits',
    (m, { hostSecret }) => (m['secret'] = hostSecret),
  ],
  [
    "the host's secret instead of its commit",
    'commits',
    (m, { hostSecret }) => (part(m, 'commits')['host'] = hostSecret),
  ],
  ["somebody else's token", 'lobby', (m, { token }) => (part(m, 'facts', 'chairs', '0')['token'] = token)],
  [
    "somebody else's token instead of who they are",
    'lobby',
    (m, { token }) => (part(m, 'facts', 'chairs', '0')['person'] = token),
  ],
  ['the hash of a token', 'lobby', (m, { token }) => (part(m, 'facts')['keepers'] = [hashToken(token)])],
  ["somebody else's token as one's own", 'welcome', (m, { token }) => (m['seatToken'] = token)],
  ['the code where anybody reads it', 'lobby', (m, { code }) => (part(m, 'facts')['name'] = code)],
  ['the link where anybody reads it', 'lobby', (m, { link }) => (part(m, 'facts')['link'] = link)],
];
