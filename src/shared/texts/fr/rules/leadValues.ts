import type { WordsOf } from '../../rules/valueWords';

/** Who leads a round. */
export const LEAD_VALUES: WordsOf<'firstLead' | 'noDouble' | 'lots' | 'laterLead' | 'tiedLead'> = {
  firstLead: {
    'highest-double': {
      before: 'le ',
      word: 'plus gros double',
      short: 'le plus gros double ouvre',
      says: 'Qui l’a ouvre avec ce double. L’usage à la maison.',
    },
    'highest-double-any-tile': {
      word: 'la personne au plus gros double',
      short: 'la personne au plus gros double ouvre, avec un domino au choix',
      says: 'Elle ouvre, mais avec le domino qu’elle veut.',
    },
    'top-double-only': {
      before: 'seulement ',
      word: 'le double maître',
      short: 'seul le double maître ouvre',
      says: 'Le plus gros double de tout le jeu : 6-6 en double-six.',
    },
    'draw-lots': {
      word: 'le meilleur tirage',
      short: 'on tire au sort qui ouvre',
      says: 'Un domino par personne, face visible, avant la donne. Règle de club.',
    },
    random: {
      word: 'une personne au hasard',
      short: 'le hasard dit qui ouvre',
      says: 'On ouvre avec n’importe quel domino. Pas de double à chercher.',
    },
  },
  noDouble: {
    redraw: { word: 'on redonne', short: 'sans double : on redonne', says: 'Autant de fois qu’il faut.' },
    heaviest: {
      word: 'le domino le plus lourd ouvre',
      short: 'sans double : le domino le plus lourd ouvre',
      says: 'Le domino qui a le plus de points tient lieu de double.',
    },
  },
  lots: {
    heaviest: {
      word: 'le domino le plus lourd',
      short: 'le domino le plus lourd gagne le tirage',
      says: 'Le plus de points ; 6-3 passe avant 5-4.',
    },
    'highest-double': {
      word: 'le plus gros double',
      short: 'le plus gros double gagne le tirage',
      says: 'Si aucun double n’est sorti, le plus lourd quand même.',
    },
  },
  laterLead: {
    rotate: {
      word: 'la personne suivante',
      short: 'l’ouverture tourne',
      says: 'Tout le monde ouvre à son tour.',
    },
    winner: {
      word: 'la personne qui a gagné',
      short: 'qui gagne ouvre ensuite',
      says: 'Comme aux multiples de cinq en club. Gagner sans points compte aussi.',
    },
    'highest-double': {
      word: 'le plus gros double',
      short: 'le plus gros double ouvre chaque manche',
      says: 'Chaque manche s’ouvre comme la première, avec ce double.',
    },
  },
  tiedLead: {
    rotate: {
      word: 'la personne suivante',
      short: 'sans victoire : la personne suivante ouvre',
      says: 'Comme si l’ouverture tournait.',
    },
    same: {
      word: 'la même personne',
      short: 'sans victoire : la même personne ouvre',
      says: 'Elle ouvre encore une fois.',
    },
    random: {
      word: 'une personne au hasard',
      short: 'sans victoire : le hasard dit qui ouvre',
      says: 'Comme aux multiples de cinq en club.',
    },
  },
};
