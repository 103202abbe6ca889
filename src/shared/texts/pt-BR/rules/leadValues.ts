import type { WordsOf } from '../../rules/valueWords';

/** Who leads a round. */
export const LEAD_VALUES: WordsOf<'firstLead' | 'noDouble' | 'lots' | 'laterLead' | 'tiedLead'> = {
  firstLead: {
    'highest-double': {
      before: 'a ',
      word: 'maior carroça',
      short: 'a maior carroça abre',
      says: 'Quem tem sai com ela. O jeito mais comum em casa.',
    },
    'highest-double-any-tile': {
      word: 'quem tem a maior carroça',
      short: 'a maior carroça abre, com qualquer pedra',
      says: 'Essa pessoa sai, mas com a pedra que quiser.',
    },
    'top-double-only': {
      before: 'só ',
      word: 'a carroça máxima',
      short: 'só a carroça máxima abre',
      says: 'A maior do dominó inteiro: no duplo-seis, a 6-6.',
    },
    'draw-lots': {
      word: 'quem tira a melhor pedra',
      short: 'a saída é por sorteio',
      says: 'Uma pedra aberta para cada, antes das mãos. Regra de clube.',
    },
    random: {
      word: 'quem a sorte escolher',
      short: 'a sorte escolhe quem abre',
      says: 'Sai com qualquer pedra. Ninguém procura carroça.',
    },
  },
  noDouble: {
    redraw: {
      word: 'damos de novo',
      short: 'sem carroça: damos de novo',
      says: 'Quantas vezes for preciso.',
    },
    heaviest: {
      word: 'abre a pedra mais pesada',
      short: 'sem carroça: abre a pedra mais pesada',
      says: 'A pedra com mais pontos faz as vezes da carroça.',
    },
  },
  lots: {
    heaviest: {
      word: 'a mais pesada',
      short: 'a pedra mais pesada ganha o sorteio',
      says: 'Mais pontos; a 6-3 vem antes da 5-4.',
    },
    'highest-double': {
      word: 'a maior carroça',
      short: 'a maior carroça ganha o sorteio',
      says: 'Se ninguém tirou carroça, então a mais pesada.',
    },
  },
  laterLead: {
    rotate: { word: 'a próxima pessoa', short: 'a saída roda', says: 'Todo mundo sai, um depois do outro.' },
    winner: {
      word: 'quem ganhou',
      short: 'quem ganha sai',
      says: 'Como nas quatro pontas de clube. Ganhar sem pontos também vale.',
    },
    'highest-double': {
      word: 'a maior carroça',
      short: 'toda rodada abre com a maior carroça',
      says: 'Cada rodada abre como a primeira, e com essa carroça.',
    },
  },
  tiedLead: {
    rotate: {
      word: 'a próxima pessoa',
      short: 'sem vitória: sai a próxima pessoa',
      says: 'Como se a saída rodasse.',
    },
    same: {
      word: 'a mesma pessoa',
      short: 'sem vitória: sai a mesma pessoa',
      says: 'Sai mais uma vez.',
    },
    random: {
      word: 'quem a sorte escolher',
      short: 'sem vitória: a sorte escolhe quem sai',
      says: 'Como nas quatro pontas de clube.',
    },
  },
};
