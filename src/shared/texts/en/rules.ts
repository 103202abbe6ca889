import type { PresetName } from '../../rules/presets';
import { countOf, numberOf } from './words';

const PRESET_NAMES: Readonly<Record<PresetName, string>> = {
  draw: 'Draw',
  block: 'Block',
  'all-fives': 'All Fives',
  muggins: 'Muggins',
  partners: 'Partners',
  'latin-partners': 'Latin partners',
  'draw-club': 'Draw, club rules',
  'draw-sevens': 'Draw, sevens',
  'live-duel': 'Live duel',
  'silent-partners': 'Silent partners',
  'all-fives-club': 'All Fives, club rules',
  cuban: 'Cuban table',
  'big-table': 'Big table',
};

const SET_NAMES: Readonly<Record<number, string>> = {
  6: 'Double-six',
  9: 'Double-nine',
  12: 'Double-twelve',
  15: 'Double-fifteen',
  18: 'Double-eighteen',
};

export const rules = {
  title: 'House rules',
  preset: PRESET_NAMES,
  presetSays: {
    draw: 'Nothing fits? Draw until something does.',
    block: 'Nothing fits? Knock, and keep your tiles.',
  },
  short: (set: number, target: number) =>
    `${SET_NAMES[set] ?? `Double-${set}`}, first to ${numberOf(target)}.`,
  tilesEach: (tiles: number) => `${countOf(tiles, 'tile', 'tiles')} each`,
  each: (tiles: number) => `${numberOf(tiles)} each`,
  firstTo: (target: number) => `First to ${numberOf(target)}`,
  to: (target: number) => numberOf(target),
  usually: (now: string, usual: string) => `${now}, usually ${usual}`,
  undo: 'As usual',
  undoOf: (what: string) => `${what}: back to the usual`,

  game: 'Game',
  people: 'Seats',
  peopleOf: (seats: number) => countOf(seats, 'seat', 'seats'),
  hand: 'Tiles each',
  leaves: (boneyard: number) =>
    boneyard === 0 ? 'Leaves none in the boneyard.' : `Leaves ${numberOf(boneyard)} in the boneyard.`,
  leavesUnused: (tiles: number) =>
    tiles === 0 ? 'Every tile is dealt.' : `${countOf(tiles, 'tile', 'tiles')} would take no part.`,
  target: 'First to',
  otherTarget: 'Another number',
  targetRange: (most: number) => `Any whole number from 1 to ${numberOf(most)}.`,
  tooMany: (tiles: number, seats: number, most: number) =>
    `${countOf(tiles, 'tile', 'tiles')} for each of ${numberOf(seats)} is more than the set has. ${numberOf(most)} each is the most.`,
  done: 'Play by these rules',
  cancel: 'Leave them as they were',

  sheet: {
    lead: 'The highest double opens the game. Later rounds open with the next person.',
    draw: 'If nothing fits, draw until something does.',
    block: 'If nothing fits, knock.',
    out: 'Whoever goes out scores the pips in all other hands.',
    stuck: 'When nobody can move, the fewest pips wins what the others hold. A tie scores for nobody.',
    winning: (target: number) => `First to ${numberOf(target)} wins.`,
  },
};
