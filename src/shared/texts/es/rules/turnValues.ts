import type { WordsOf } from '../../rules/valueWords';

/** What happens in a turn, and where a tile may go. */
export const TURN_VALUES: WordsOf<'drawing' | 'reserve' | 'drawByChoice' | 'spinner' | 'placing'> = {
  drawing: {
    'until-playable': {
      before: 'se roba ',
      word: 'hasta que algo entre',
      short: 'se roba hasta que algo entre',
      says: 'Lo que no entró se queda en tu mano.',
    },
    one: {
      before: 'se roba ',
      word: 'una ficha',
      short: 'se roba una ficha por turno',
      says: 'Si tampoco entra, se acaba el turno.',
    },
    two: {
      before: 'se roban ',
      word: 'hasta dos fichas',
      short: 'se roban dos fichas por turno',
      says: 'Si ninguna entra, se acaba el turno.',
    },
    none: {
      word: 'se pasa',
      short: 'nadie roba',
      says: 'Las fichas que sobran no entran en la ronda.',
    },
  },
  reserve: {
    0: { word: 'la última ficha', short: 'se roba todo el pozo', says: 'No se guarda nada.' },
    1: {
      word: 'una ficha que duerme',
      short: 'una ficha no se roba nunca',
      says: 'La última no se ve nunca.',
    },
    2: {
      word: 'dos fichas que duermen',
      short: 'dos fichas no se roban nunca',
      says: 'Muchos libros dejan las dos últimas fuera de juego.',
    },
    'by-players': {
      word: 'las fichas que duermen',
      short: 'algunas fichas no se roban nunca',
      says: 'Dos con dos personas, una con tres o más.',
    },
  },
  drawByChoice: {
    false: {
      word: 'tiene que jugar',
      short: 'quien puede jugar, juega',
      says: 'Solo roba quien no puede jugar.',
    },
    true: {
      word: 'puede robar antes',
      short: 'quien puede jugar puede robar antes',
      says: 'Reglas de club. En ese turno hay que jugar algo que entre.',
    },
  },
  spinner: {
    none: {
      word: 'es como los demás',
      short: 'siempre dos puntas',
      says: 'La línea tiene dos puntas, nunca más.',
    },
    'first-double': {
      word: 'abre cuatro puntas',
      short: 'el primer doble abre cuatro puntas',
      says: 'Toma fichas por los cuatro lados, cuando sus dos lados largos tienen una.',
    },
  },
  placing: {
    free: { word: 'va en la que quieras', short: 'se elige la punta', says: 'Elige quien la juega.' },
    prescribed: {
      word: 'va en la más cercana',
      short: 'va en la punta más cercana',
      says: 'Parejas calladas: nadie da señas al poner la ficha.',
    },
  },
};
