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
      before: 'Ninguém marca ',
      word: 'antes do fim da rodada',
      short: 'sem pontos durante a rodada',
      says: 'Compra e Bloqueio: só conta o fim da rodada.',
    },
    fives: {
      before: 'Pontas que somam ',
      word: 'múltiplo de cinco',
      after: ' marcam na hora',
      short: 'múltiplo de cinco marca',
      says: 'Quatro pontas: depois de cada pedra se somam as pontas.',
    },
  },
  teamScore: {
    opponents: {
      word: 'os pontos da outra dupla',
      short: 'só contam as pedras da outra dupla',
      says: 'O que ficou com a sua dupla não entra.',
    },
    all: {
      word: 'tudo o que sobrou',
      short: 'contam todas as pedras que sobraram',
      says: 'Também as pedras da sua dupla.',
    },
  },
  roundBonus: {
    rounded: {
      word: 'arredondando de 5 em 5',
      short: 'arredonda de 5 em 5',
      says: '12 pontos na mão valem 10; 13 valem 15.',
    },
    none: {
      word: 'zero',
      short: 'ganhar a rodada vale zero',
      says: 'Só conta o que foi marcado durante a rodada.',
    },
  },
  countBoneyard: {
    false: {
      word: 'não contam',
      short: 'o monte não conta',
      says: 'Só as mãos contam, em quase toda casa.',
    },
    true: {
      word: 'contam também',
      short: 'o monte conta também',
      says: 'Uma forma do jogo de compra: quem ganha leva também o monte.',
    },
  },
  teamBlock: {
    'team-total': {
      word: 'menos pontos nas duas mãos',
      short: 'fechou: as duas mãos somadas',
      says: 'A dupla soma o que tem.',
    },
    'lowest-hand': {
      word: 'a mão mais leve da mesa',
      short: 'fechou: a mão mais leve',
      says: 'Uma mão leve ganha pela dupla, seja qual for a outra.',
    },
  },
  blockScore: {
    others: {
      word: 'o que há nas outras mãos',
      short: 'fechou: as outras mãos',
      says: 'Como quando alguém bate.',
    },
    'minus-own': {
      word: 'o que há nas outras mãos, menos a própria',
      short: 'fechou: menos a própria mão',
      says: 'A mão de quem ganha desconta uma vez. Como nos clubes.',
    },
    'minus-own-each': {
      word: 'cada outra mão, menos a própria',
      short: 'fechou: menos a própria em cada mão',
      says: 'Mais rígido: a mão de quem ganha desconta em cada outra mão.',
    },
  },
  blockTie: {
    nobody: { word: 'ninguém', short: 'no empate ninguém marca', says: 'A rodada não vale nada.' },
    'lightest-tile': {
      word: 'quem tem a pedra mais leve',
      short: 'no empate ganha a pedra mais leve',
      says: 'Entre quem empatou, ganha a pedra com menos pontos.',
    },
  },
  targetReached: {
    'at-once': {
      word: 'já naquela pedra',
      short: 'ganha já naquela pedra',
      says: 'Mesmo no meio da rodada.',
    },
    'after-round': {
      word: 'no fim da rodada',
      short: 'ganha no fim da rodada',
      says: 'Aí ganha o maior placar; se der empate no topo, mais uma rodada.',
    },
  },
};
