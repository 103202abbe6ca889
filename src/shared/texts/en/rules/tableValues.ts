import type { WordsOf } from '../../rules/valueWords';

/** How the table is laid: the set, the sides and the way round. */
export const TABLE_VALUES: WordsOf<'set' | 'teams' | 'direction'> = {
  set: {
    6: { word: 'double-six', short: 'double-six', says: '28 tiles, for two to four. In most homes.' },
    9: { word: 'double-nine', short: 'double-nine', says: '55 tiles, for up to ten.' },
    12: { word: 'double-twelve', short: 'double-twelve', says: '91 tiles, for big tables.' },
    15: { word: 'double-fifteen', short: 'double-fifteen', says: '136 tiles, for big hands at big tables.' },
    18: { word: 'double-eighteen', short: 'double-eighteen', says: '190 tiles, the biggest set there is.' },
  },
  teams: {
    none: { word: 'each alone', short: 'each alone', says: 'Everybody has a score of their own.' },
    partners: {
      before: 'as ',
      word: 'partners',
      short: 'partners',
      says: 'Two against two, seated across from each other. One score a side.',
    },
  },
  direction: {
    clockwise: { word: 'to the left', short: 'turns to the left', says: 'As most rule books have it.' },
    'counter-clockwise': {
      word: 'to the right',
      short: 'turns to the right',
      says: 'As at Cuban tables and with silent partners.',
    },
  },
};
