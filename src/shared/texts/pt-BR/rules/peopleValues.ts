import type { TableSlot } from '../../rules/sentence';
import type { WordsOf } from '../../rules/valueWords';

/** How people sit: the pace, what happens while somebody is away, how long a turn may take, when points are seen. */
export const PEOPLE_VALUES: WordsOf<TableSlot> = {
  pace: {
    slow: { word: 'com calma', short: 'com calma', says: 'Os robôs e a contagem vão devagar.' },
    normal: {
      word: 'no ritmo normal',
      short: 'ritmo normal',
      says: 'Os robôs jogam quase uma pedra por segundo.',
    },
    brisk: { word: 'bem ligeiro', short: 'bem ligeiro', says: 'Para quem já joga há algum tempo.' },
  },
  awayAfter: {
    null: { word: 'esperamos', short: 'esperamos', says: 'Quem cuida da mesa pode pôr um robô no lugar.' },
    15: {
      word: 'um robô joga depois de 15 segundos',
      short: 'robô depois de 15 segundos',
      says: 'Para uma mesa que nunca para.',
    },
    60: {
      word: 'um robô joga depois de um minuto',
      short: 'robô depois de um minuto',
      says: 'Até a pessoa voltar ao lugar dela.',
    },
    120: {
      word: 'um robô joga depois de dois minutos',
      short: 'robô depois de dois minutos',
      says: 'Para quando o Wi-Fi é fraco do outro lado da casa.',
    },
  },
  turnTime: {
    null: { word: 'o tempo que for', short: 'sem tempo por jogada', says: 'Ninguém tem pressa.' },
    30: {
      word: '30 segundos',
      after: ', e depois um robô joga',
      short: '30 segundos por jogada',
      says: 'Rápido, para quem conhece o jogo.',
    },
    60: {
      word: 'um minuto',
      after: ', e depois um robô joga',
      short: 'um minuto por jogada',
      says: 'Dá para contar o que já foi jogado.',
    },
    120: {
      word: 'dois minutos',
      after: ', e depois um robô joga',
      short: 'dois minutos por jogada',
      says: 'Para todo mundo, também para quem se ausentou.',
    },
  },
  pointsShown: {
    before: {
      word: 'antes de jogar',
      short: 'pontos à vista antes da jogada',
      says: 'Cada ponta diz quanto marcaria.',
    },
    after: {
      word: 'com a pedra na mesa',
      short: 'pontos à vista depois da jogada',
      says: 'Para quem gosta de contar as pontas sem ajuda.',
    },
  },
  hints: {
    off: { word: 'ninguém recebe dicas', short: 'sem dicas', says: 'Cada pessoa pensa por si.' },
    on: {
      word: 'dá para pedir uma dica',
      short: 'com dicas',
      says: 'Só quem pede fica sabendo o que seria melhor, e por quê.',
    },
  },
};
