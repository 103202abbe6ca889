import type { WordsOf } from '../../rules/valueWords';

/** What scores, and when a game is won. */
export const SCORE_VALUES: WordsOf<
  | 'playScoring'
  | 'teamScore'
  | 'roundBonus'
  | 'countBoneyard'
  | 'teamBlock'
  | 'blockScore'
  | 'blockTie'
  | 'targetReached'
> = {
  playScoring: {
    none: {
      before: 'Nadie anota ',
      word: 'antes de que termine la ronda',
      short: 'sin puntos durante el juego',
      says: 'Solo cuenta el final de la ronda.',
    },
    fives: {
      before: 'Las puntas que suman ',
      word: 'un múltiplo de cinco',
      after: ' anotan en el acto',
      short: 'anotan los múltiplos de cinco',
      says: 'Las puntas se suman después de cada ficha.',
    },
  },
  teamScore: {
    opponents: {
      word: 'las fichas del otro lado',
      short: 'solo cuentan las fichas del otro lado',
      says: 'Lo que le queda a tu pareja no cuenta.',
    },
    all: {
      word: 'todas las que quedan',
      short: 'cuentan todas las que quedan',
      says: 'También las de tu pareja.',
    },
  },
  roundBonus: {
    rounded: {
      word: 'al cinco más cercano',
      short: 'se redondea al cinco más cercano',
      says: '12 puntos valen 10, 13 valen 15.',
    },
    none: {
      word: 'nada por sí solo',
      short: 'ganar la ronda no vale nada',
      says: 'Solo cuenta lo que se anotó jugando.',
    },
  },
  countBoneyard: {
    false: {
      word: 'no cuentan',
      short: 'el pozo no cuenta',
      says: 'En casi toda casa solo cuentan las manos.',
    },
    true: {
      word: 'también cuentan',
      short: 'el pozo también cuenta',
      says: 'Una forma de jugar con pozo: los anota quien gana.',
    },
  },
  teamBlock: {
    'team-total': {
      word: 'menos puntos entre las dos manos',
      short: 'tranca: las dos manos juntas',
      says: 'La pareja suma lo que tiene.',
    },
    'lowest-hand': {
      word: 'la mano más ligera',
      short: 'tranca: la mano más ligera',
      says: 'Una mano ligera gana por las dos, tenga lo que tenga la pareja.',
    },
  },
  blockScore: {
    others: {
      word: 'lo que tienen los demás',
      short: 'tranca: lo que tienen los demás',
      says: 'Como cuando alguien domina.',
    },
    'minus-own': {
      word: 'lo que tienen los demás, menos lo propio',
      short: 'tranca: menos los puntos propios',
      says: 'Los puntos de quien gana se restan una vez. Como en los clubes.',
    },
    'minus-own-each': {
      word: 'lo que tienen los demás, menos lo propio cada vez',
      short: 'tranca: menos lo propio en cada mano',
      says: 'Más duro: los puntos de quien gana se restan de cada mano.',
    },
  },
  blockTie: {
    nobody: { word: 'nadie', short: 'un empate no es de nadie', says: 'La ronda no vale nada.' },
    'lightest-tile': {
      word: 'quien tiene la ficha más ligera',
      short: 'el empate es de la ficha más ligera',
      says: 'De quienes empatan gana la ficha sola con menos puntos.',
    },
  },
  targetReached: {
    'at-once': {
      word: 'con esa misma ficha',
      short: 'se gana con esa misma ficha',
      says: 'Aun a media ronda.',
    },
    'after-round': {
      word: 'al terminar la ronda',
      short: 'se gana al terminar la ronda',
      says: 'Gana entonces quien tiene más; si empatan arriba, otra ronda.',
    },
  },
};
