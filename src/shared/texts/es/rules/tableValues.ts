import type { WordsOf } from '../../rules/valueWords';

/** How the table is laid: the set, the sides and the way round. */
export const TABLE_VALUES: WordsOf<'set' | 'teams' | 'direction'> = {
  set: {
    6: {
      word: 'doble seis',
      short: 'doble seis',
      says: '28 fichas, para dos a cuatro. El de casi toda casa.',
    },
    9: { word: 'doble nueve', short: 'doble nueve', says: '55 fichas, para hasta diez.' },
    12: { word: 'doble doce', short: 'doble doce', says: '91 fichas, para mesas grandes.' },
    15: {
      word: 'doble quince',
      short: 'doble quince',
      says: '136 fichas, para manos grandes en mesas grandes.',
    },
    18: {
      word: 'doble dieciocho',
      short: 'doble dieciocho',
      says: '190 fichas, el juego más grande que hay.',
    },
  },
  teams: {
    none: {
      word: 'cada quien por su lado',
      short: 'cada quien por su lado',
      says: 'Cada quien tiene sus puntos.',
    },
    partners: {
      before: 'en ',
      word: 'parejas',
      short: 'parejas',
      says: 'Dos contra dos, frente a frente. Los puntos son de la pareja.',
    },
  },
  direction: {
    clockwise: {
      word: 'hacia la izquierda',
      short: 'turno a la izquierda',
      says: 'Como en casi todos los libros.',
    },
    'counter-clockwise': {
      word: 'hacia la derecha',
      short: 'turno a la derecha',
      says: 'Como en las mesas cubanas y con parejas calladas.',
    },
  },
};
