import type { WordsOf } from '../../rules/valueWords';

/** How the table is laid: the set, the sides and the way round. */
export const TABLE_VALUES: WordsOf<'set' | 'teams' | 'direction'> = {
  set: {
    6: {
      word: 'duplo-seis',
      short: 'duplo-seis',
      says: '28 pedras, para duas a quatro pessoas. O de quase toda casa.',
    },
    9: { word: 'duplo-nove', short: 'duplo-nove', says: '55 pedras, para até dez pessoas.' },
    12: { word: 'duplo-doze', short: 'duplo-doze', says: '91 pedras, para mesas grandes.' },
    15: { word: 'duplo-quinze', short: 'duplo-quinze', says: '136 pedras, para mão cheia em mesa grande.' },
    18: { word: 'duplo-dezoito', short: 'duplo-dezoito', says: '190 pedras, o maior que existe.' },
  },
  teams: {
    none: { word: 'cada um por si', short: 'individual', says: 'Cada pessoa tem o seu placar.' },
    partners: {
      before: 'em ',
      word: 'duplas',
      short: 'duplas',
      says: 'Dupla contra dupla, de frente na mesa. Um placar por dupla.',
    },
  },
  direction: {
    clockwise: { word: 'para a esquerda', short: 'vez para a esquerda', says: 'Como na maioria dos livros.' },
    'counter-clockwise': {
      word: 'para a direita',
      short: 'vez para a direita',
      says: 'Como na mesa cubana, nas duplas caladas e em muita mesa do Brasil.',
    },
  },
};
