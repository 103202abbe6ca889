import type { TableSlot } from '../../rules/sentence';
import type { WordsOf } from '../../rules/valueWords';

/** How people sit: the pace, what happens while somebody is away, how long a turn may take, when points are seen. */
export const PEOPLE_VALUES: WordsOf<TableSlot> = {
  pace: {
    slow: { word: 'con calma', short: 'con calma', says: 'Los robots y la cuenta se toman su tiempo.' },
    normal: {
      word: 'a ritmo normal',
      short: 'ritmo normal',
      says: 'Los robots juegan una ficha por segundo, más o menos.',
    },
    brisk: { word: 'a buen paso', short: 'a buen paso', says: 'Para quienes ya llevan tiempo jugando.' },
  },
  awayAfter: {
    null: {
      word: 'esperamos',
      short: 'esperamos',
      says: 'Quien cuida la mesa puede poner un robot en su lugar.',
    },
    15: {
      word: 'un robot juega a los 15 segundos',
      short: 'robot a los 15 segundos',
      says: 'Para una mesa que nunca se detiene.',
    },
    60: {
      word: 'un robot juega al minuto',
      short: 'robot al minuto',
      says: 'Hasta que vuelva esa persona a su lugar.',
    },
    120: {
      word: 'un robot juega a los dos minutos',
      short: 'robot a los dos minutos',
      says: 'Para cuando el Wi-Fi llega mal al otro lado de la casa.',
    },
  },
  turnTime: {
    null: { word: 'lo que haga falta', short: 'turnos sin tiempo', says: 'Nadie tiene prisa.' },
    30: {
      word: '30 segundos',
      after: ', y después lo juega un robot',
      short: '30 segundos por turno',
      says: 'Rápido, para quienes conocen el juego.',
    },
    60: {
      word: 'un minuto',
      after: ', y después lo juega un robot',
      short: 'un minuto por turno',
      says: 'Alcanza para contar lo que se ha jugado.',
    },
    120: {
      word: 'dos minutos',
      after: ', y después lo juega un robot',
      short: 'dos minutos por turno',
      says: 'Para todos, también para quien se ausentó.',
    },
  },
  pointsShown: {
    before: {
      word: 'antes de jugarla',
      short: 'puntos a la vista antes de jugar',
      says: 'Cada punta dice cuánto anotaría.',
    },
    after: {
      word: 'con la ficha en la mesa',
      short: 'puntos a la vista después de jugar',
      says: 'Para quienes cuentan las puntas por su cuenta.',
    },
  },
  hints: {
    off: { word: 'nadie recibe pistas', short: 'sin pistas', says: 'Cada quien piensa por su cuenta.' },
    on: {
      word: 'se puede pedir una pista',
      short: 'con pistas',
      says: 'A quien la pide se le dice, sin que nadie más lo sepa, qué sería mejor y por qué.',
    },
  },
};
