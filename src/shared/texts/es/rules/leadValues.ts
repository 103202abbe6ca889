import type { WordsOf } from '../../rules/valueWords';

/** Who leads a round. */
export const LEAD_VALUES: WordsOf<'firstLead' | 'noDouble' | 'lots' | 'laterLead' | 'tiedLead'> = {
  firstLead: {
    'highest-double': {
      before: 'el ',
      word: 'doble más alto',
      short: 'abre el doble más alto',
      says: 'Quien lo tiene sale con ese doble. Lo usual en casa.',
    },
    'highest-double-any-tile': {
      word: 'quien tiene el doble más alto',
      short: 'abre el doble más alto, con cualquier ficha',
      says: 'Esa persona sale, pero con la ficha que quiera.',
    },
    'top-double-only': {
      before: 'solo ',
      word: 'el doble mayor',
      short: 'solo abre el doble mayor',
      says: 'El doble más alto de todo el juego: 6-6 en un doble seis.',
    },
    'draw-lots': {
      word: 'quien saca la mejor ficha',
      short: 'se sortea la salida',
      says: 'Una ficha cada quien, boca arriba, antes de repartir. Reglas de club.',
    },
    random: {
      word: 'alguien por sorteo',
      short: 'la suerte dice quién abre',
      says: 'Se sale con cualquier ficha. No se buscan dobles.',
    },
  },
  noDouble: {
    redraw: {
      word: 'se reparte otra vez',
      short: 'sin doble: se reparte otra vez',
      says: 'Las veces que haga falta.',
    },
    heaviest: {
      word: 'abre la ficha más pesada',
      short: 'sin doble: abre la ficha más pesada',
      says: 'La ficha con más puntos hace de doble.',
    },
  },
  lots: {
    heaviest: {
      word: 'la más pesada',
      short: 'gana la ficha más pesada',
      says: 'La de más puntos; 6-3 va antes que 5-4.',
    },
    'highest-double': {
      word: 'el doble más alto',
      short: 'el doble más alto gana el sorteo',
      says: 'Si no salió ningún doble, la más pesada.',
    },
  },
  laterLead: {
    rotate: { word: 'quien sigue', short: 'la salida va rotando', says: 'Todos salen cuando les toca.' },
    winner: {
      word: 'quien ganó',
      short: 'quien gana sale otra vez',
      says: 'Como en los clubes. También cuenta ganar sin puntos.',
    },
    'highest-double': {
      word: 'el doble más alto',
      short: 'cada ronda abre el doble más alto',
      says: 'Cada ronda abre como la primera, y se sale con ese doble.',
    },
  },
  tiedLead: {
    rotate: { word: 'quien sigue', short: 'nadie ganó: sale quien sigue', says: 'Como si la salida rotara.' },
    same: {
      word: 'la misma persona',
      short: 'nadie ganó: sale la misma persona',
      says: 'Sale una vez más.',
    },
    random: {
      word: 'cualquiera por sorteo',
      short: 'nadie ganó: se sortea quién sale',
      says: 'Como en los clubes de múltiplos de cinco.',
    },
  },
};
