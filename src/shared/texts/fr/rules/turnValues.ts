import type { WordsOf } from '../../rules/valueWords';

/** What happens in a turn, and where a tile may go. */
export const TURN_VALUES: WordsOf<'drawing' | 'reserve' | 'drawByChoice' | 'spinner' | 'placing'> = {
  drawing: {
    'until-playable': {
      before: 'on pioche ',
      word: 'jusqu’à pouvoir poser',
      short: 'on pioche jusqu’à pouvoir poser',
      says: 'Ce qui n’allait pas reste dans ta main.',
    },
    one: {
      before: 'on pioche ',
      word: 'un domino',
      short: 'on pioche un domino par tour',
      says: 'S’il ne va pas non plus, le tour est fini.',
    },
    two: {
      before: 'on pioche ',
      word: 'jusqu’à deux dominos',
      short: 'on pioche deux dominos par tour',
      says: 'Si aucun ne va, le tour est fini.',
    },
    none: {
      word: 'on boude',
      short: 'personne ne pioche',
      says: 'Les dominos qui restent sont hors jeu pour la manche.',
    },
  },
  reserve: {
    0: { word: 'rien ne dort', short: 'on pioche tout', says: 'Rien n’est mis de côté.' },
    1: { word: 'un domino dort', short: 'un domino dort', says: 'Le dernier n’est jamais vu.' },
    2: {
      word: 'deux dominos dorment',
      short: 'deux dominos dorment',
      says: 'Beaucoup de livres laissent les deux derniers hors jeu.',
    },
    'by-players': {
      word: 'quelques dominos dorment',
      short: 'quelques dominos dorment',
      says: 'Deux quand on joue à deux, un à trois ou plus.',
    },
  },
  drawByChoice: {
    false: {
      word: 'doit jouer',
      short: 'qui peut jouer joue',
      says: 'Ne pioche que qui ne peut pas jouer.',
    },
    true: {
      word: 'peut piocher avant',
      short: 'qui peut jouer peut piocher avant',
      says: 'Règle de club. À ce tour il faut quand même poser quelque chose.',
    },
  },
  spinner: {
    none: {
      word: 'est comme les autres',
      short: 'toujours deux bouts',
      says: 'La chaîne a deux bouts, jamais plus.',
    },
    'first-double': {
      word: 'ouvre quatre bouts',
      short: 'le premier double ouvre quatre bouts',
      says: 'On y pose des quatre côtés, dès que ses deux longs côtés sont pris.',
    },
  },
  placing: {
    free: {
      word: 'va où on veut',
      short: 'on choisit le bout',
      says: 'Qui le joue choisit.',
    },
    prescribed: {
      word: 'va au plus proche',
      short: 'chaque domino va au bout le plus proche',
      says: 'Équipes muettes : personne ne fait signe en posant.',
    },
  },
};
