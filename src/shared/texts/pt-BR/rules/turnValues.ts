import type { WordsOf } from '../../rules/valueWords';

/** What happens in a turn, and where a tile may go. */
export const TURN_VALUES: WordsOf<'drawing' | 'reserve' | 'drawByChoice' | 'spinner' | 'placing'> = {
  drawing: {
    'until-playable': {
      before: 'compra ',
      word: 'até servir',
      short: 'compra até servir',
      says: 'O jogo de compra. O que não serviu fica na mão.',
    },
    one: {
      before: 'compra ',
      word: 'uma pedra',
      short: 'compra uma pedra por vez',
      says: 'Se essa também não serve, a vez passa.',
    },
    two: {
      before: 'compra ',
      word: 'até duas pedras',
      short: 'compra duas pedras por vez',
      says: 'Se nenhuma das duas serve, a vez passa.',
    },
    none: {
      word: 'passa',
      short: 'ninguém compra',
      says: 'O jogo de bloqueio. As pedras que sobram ficam fora da rodada.',
    },
  },
  reserve: {
    0: { word: 'a última pedra', short: 'o monte é comprado inteiro', says: 'Nada fica guardado.' },
    1: { word: 'sobrar uma pedra', short: 'uma pedra dorme', says: 'A última ninguém vê.' },
    2: {
      word: 'sobrarem duas pedras',
      short: 'duas pedras dormem',
      says: 'Muitos livros deixam as duas últimas dormindo.',
    },
    'by-players': {
      word: 'sobrarem as que dormem',
      short: 'algumas pedras dormem',
      says: 'Com duas pessoas dormem duas; com três ou mais, uma.',
    },
  },
  drawByChoice: {
    false: { word: 'tem que jogar', short: 'quem pode jogar joga', says: 'Só compra quem não tem jogo.' },
    true: {
      word: 'pode comprar antes',
      short: 'quem pode jogar pode comprar antes',
      says: 'Regra de clube. Mesmo assim, na mesma vez, tem que jogar.',
    },
  },
  spinner: {
    none: {
      word: 'é como as outras',
      short: 'sem quatro pontas',
      says: 'O jogo tem duas pontas, nunca mais.',
    },
    'first-double': {
      word: 'abre quatro pontas',
      short: 'quatro pontas',
      says: 'Recebe pedra dos quatro lados, depois que os dois maiores têm uma.',
    },
  },
  placing: {
    free: { word: 'vai em qualquer uma', short: 'a pedra vai em qualquer ponta', says: 'Quem joga escolhe.' },
    prescribed: {
      word: 'vai na mais perto',
      short: 'a pedra vai na ponta mais perto',
      says: 'Duplas caladas: ninguém dá sinal pelo jeito de jogar.',
    },
  },
};
