import type { WordsOf } from '../../rules/valueWords';

/** How the table is laid: the set, the sides and the way round. */
export const TABLE_VALUES: WordsOf<'set' | 'teams' | 'direction'> = {
  set: {
    6: {
      word: 'double-six',
      short: 'double-six',
      says: '28 dominos, de deux à quatre personnes. Celui de presque toutes les maisons.',
    },
    9: { word: 'double-neuf', short: 'double-neuf', says: '55 dominos, jusqu’à dix.' },
    12: { word: 'double-douze', short: 'double-douze', says: '91 dominos, pour les grandes tables.' },
    15: {
      word: 'double-quinze',
      short: 'double-quinze',
      says: '136 dominos, pour de grandes mains à de grandes tables.',
    },
    18: {
      word: 'double-dix-huit',
      short: 'double-dix-huit',
      says: '190 dominos, le plus grand jeu qui existe.',
    },
  },
  teams: {
    none: {
      word: 'chacun pour soi',
      short: 'chacun pour soi',
      says: 'Chaque personne a ses propres points.',
    },
    partners: {
      before: 'à ',
      word: 'deux contre deux',
      short: 'deux contre deux',
      says: 'Face à face. Les points sont à l’équipe.',
    },
  },
  direction: {
    clockwise: {
      word: 'vers la gauche',
      short: 'tours vers la gauche',
      says: 'Comme dans presque tous les livres.',
    },
    'counter-clockwise': {
      word: 'vers la droite',
      short: 'tours vers la droite',
      says: 'Comme aux tables cubaines et avec les équipes muettes.',
    },
  },
};
