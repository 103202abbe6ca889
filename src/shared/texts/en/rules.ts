import type { Rules } from '../../rules/rules';
import { PRESETS_SAY, PRESET_NAMES } from './rules/presets';
import { refusal } from './rules/refusals';
import { SECTIONS, SENTENCES } from './rules/sheet';
import { OPTION_NAMES, VALUES } from './rules/values';
import { capital, countOf, fewOf, inWords, listOf, numberOf } from './words';

/** The rules of a table: the sheet they stand on, what was changed, and what cannot be played. */
export const rules = {
  title: 'House rules',
  preset: PRESET_NAMES,
  presetSays: PRESETS_SAY,
  sections: SECTIONS,
  sentences: SENTENCES,
  values: VALUES,
  refusal,

  short: (set: Rules['set'], target: number) =>
    `${capital(VALUES.set[set].word)}, first to ${numberOf(target)}.`,
  shortSpinner: (set: Rules['set'], target: number) =>
    `${capital(VALUES.set[set].word)}, spinner, first to ${numberOf(target)}.`,
  tiles: (tiles: number) => countOf(tiles, 'tile', 'tiles'),
  tilesEach: (tiles: number) => `${countOf(tiles, 'tile', 'tiles')} each`,
  each: (tiles: number) => `${numberOf(tiles)} each`,
  firstTo: (target: number) => `first to ${numberOf(target)}`,
  number: numberOf,
  usually: (now: string, usual: string) => `${capital(now)}, usually ${usual}`,
  now: capital,
  usual: (usual: string) => `usually ${usual}`,

  for: 'for',
  people: (seats: number) => fewOf(seats, 'person', 'people'),
  seats: (seats: number) => countOf(seats, 'seat', 'seats'),
  /** What a choice is called when it is opened. */
  option: OPTION_NAMES,
  more: 'More',
  moreOf: (section: string) => `More about ${section}`,
  less: 'Less',

  leaves: (tiles: number, boneyard: number) =>
    boneyard === 0
      ? `${numberOf(tiles)} each leaves none in the boneyard.`
      : `${numberOf(tiles)} each leaves ${numberOf(boneyard)} in the boneyard.`,
  leavesUnused: (tiles: number, over: number) =>
    over === 0
      ? `${numberOf(tiles)} each deals every tile.`
      : `${numberOf(tiles)} each leaves ${numberOf(over)} that take no part.`,
  targetSays: (target: number) => `The first to reach ${numberOf(target)} wins the game.`,
  seatsSay: (seats: number) => `${capital(fewOf(seats, 'person sits', 'people sit'))} at this table.`,
  otherNumber: 'Another number',
  takeIt: 'Take it',
  range: (most: number) => `Any whole number from 1 to ${numberOf(most)}.`,
  /** The nearest that works, to be pressed. */
  instead: (shorts: readonly string[]) => `Instead: ${listOf(shorts)}`,

  changed: 'Changed here',
  unchanged: 'Nothing is changed here.',
  undo: 'Undo',
  undoOf: (now: string, usual: string) => `Undo ${now}: back to ${usual}`,
  works: 'This table works',
  worksNot: 'This table does not work yet',
  mendIt: 'Make it work',
  sum: (seats: number, tiles: number, all: number) =>
    `${numberOf(seats)} people × ${countOf(tiles, 'tile', 'tiles')} = ${numberOf(seats * tiles)} of ${numberOf(all)}.`,
  /** What moved with the teams or the set. */
  comesWith: (now: readonly string[], cause: readonly string[]) =>
    `${capital(listOf(now))} ${now.length === 1 ? 'comes' : 'come'} with ${listOf(cause)}.`,
  proposed: (tiles: number, seats: number) =>
    `Rule books leave it to the table how many tiles ${fewOf(seats, 'person', 'people')} draw. ${capital(inWords(tiles))} each would do: is that right?`,
  confirm: (tiles: number) => `Yes, ${numberOf(tiles)} each`,

  /** After another number of seats: what moved with it, and what people chose that stays. */
  seatsMoved: (seats: number, moved: readonly string[], kept: readonly string[]) => {
    const now =
      moved.length === 0
        ? `${capital(fewOf(seats, 'seat', 'seats'))} now`
        : `${capital(listOf(moved))} now, as ${inWords(seats)} play it`;
    return kept.length === 0
      ? `${now}.`
      : `${now}; your ${listOf(kept)} ${kept.length === 1 ? 'stays' : 'stay'}.`;
  },
  keptTarget: (target: number) => `target of ${numberOf(target)}`,
  startMoved: (name: string, seats: number) =>
    `${capital(fewOf(seats, 'seat', 'seats'))} now: ${name} is played by so many.`,
  forPeople: (seats: number) => `for ${inWords(seats)}`,
  onlyFor: (preset: string, seats: number) => `${preset}, only for ${fewOf(seats, 'person', 'people')}`,

  done: 'Play by these rules',
  cancel: 'Cancel',
  back: 'Back to the table',
  paper: 'The rules of this table',
  close: 'Close',
  readAll: 'Read all',

  shelf: {
    list: 'Kept in this house',
    save: 'Save with a name',
    name: 'Name of these rules',
    saveIt: 'Save',
    saveOver: (name: string) => `Save over ${name}`,
    rename: 'Rename',
    delete: 'Delete',
    deleteAsk: (name: string) => `Delete ${name} for good?`,
    deleteYes: 'Delete it',
    keep: 'Keep it',
    share: 'Share as a file',
    import: 'Take from a file',
    saved: (name: string) => `${name} is saved.`,
    shared: (file: string) => `Written to ${file}.`,
    imported: (name: string) => `${name} now stands with your house rules.`,
    renamed: (name: string) => `Now called ${name}.`,
    deleted: (name: string) => `${name} is deleted.`,
    unplayable: (nearest: string) =>
      `Those rules cannot be played as they are; with ${nearest} they could. Nothing was kept.`,
  },

  changedSince: 'New since you said OK',
};
