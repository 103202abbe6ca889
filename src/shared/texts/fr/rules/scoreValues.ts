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
      before: 'Personne ne marque ',
      word: 'avant la fin de la manche',
      short: 'aucun point pendant la manche',
      says: 'Seule la fin de la manche compte.',
    },
    fives: {
      before: 'Les bouts qui font ',
      word: 'un multiple de cinq',
      after: ' rapportent aussitôt',
      short: 'les multiples de cinq rapportent',
      says: 'On additionne les bouts après chaque domino.',
    },
  },
  teamScore: {
    opponents: {
      word: 'les dominos de l’autre équipe',
      short: 'seuls comptent les dominos de l’autre équipe',
      says: 'Ce qui reste dans ton équipe ne compte pas.',
    },
    all: {
      word: 'tous ceux qui restent',
      short: 'tous ceux qui restent comptent',
      says: 'Même ceux de ton équipe.',
    },
  },
  roundBonus: {
    rounded: {
      word: 'arrondis à cinq près',
      short: 'arrondi à cinq près',
      says: '12 points en valent 10, 13 en valent 15.',
    },
    none: {
      word: 'zéro point',
      short: 'gagner une manche ne rapporte rien',
      says: 'Seul compte ce qui est marqué en jouant.',
    },
  },
  countBoneyard: {
    false: {
      word: 'ne comptent pas',
      short: 'la pioche ne compte pas',
      says: 'Chez presque tout le monde, seules les mains comptent.',
    },
    true: {
      word: 'comptent aussi',
      short: 'la pioche compte aussi',
      says: 'Une façon de jouer avec pioche : qui gagne les marque aussi.',
    },
  },
  teamBlock: {
    'team-total': {
      word: 'le moins de points à deux',
      short: 'bloqué : les deux mains ensemble',
      says: 'L’équipe additionne ce qu’elle a.',
    },
    'lowest-hand': {
      word: 'la main la plus légère',
      short: 'bloqué : la main la plus légère',
      says: 'Une seule main légère gagne pour deux, quelle que soit l’autre.',
    },
  },
  blockScore: {
    others: {
      word: 'ce qu’ont les autres',
      short: 'bloqué : ce qu’ont les autres',
      says: 'Comme quand quelqu’un fait domino.',
    },
    'minus-own': {
      word: 'ce qu’ont les autres, moins sa propre main',
      short: 'bloqué : moins sa propre main',
      says: 'Les points de la main gagnante se retirent une fois. Comme en club.',
    },
    'minus-own-each': {
      word: 'ce qu’ont les autres, moins sa propre main à chaque fois',
      short: 'bloqué : moins sa propre main à chaque fois',
      says: 'Plus dur : ils se retirent de chacune des autres mains.',
    },
  },
  blockTie: {
    nobody: {
      word: 'personne ne marque',
      short: 'égalité : personne ne marque',
      says: 'La manche ne vaut rien.',
    },
    'lightest-tile': {
      word: 'le domino le plus léger gagne',
      short: 'égalité : le domino le plus léger gagne',
      says: 'Entre les mains à égalité, le seul domino qui a le moins de points.',
    },
  },
  targetReached: {
    'at-once': {
      word: 'au domino même',
      short: 'on gagne au domino même',
      says: 'Même en pleine manche.',
    },
    'after-round': {
      word: 'à la fin de la manche',
      short: 'on gagne à la fin de la manche',
      says: 'Le plus haut total gagne ; une égalité en tête fait jouer une manche de plus.',
    },
  },
};
