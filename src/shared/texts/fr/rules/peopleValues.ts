import type { TableSlot } from '../../rules/sentence';
import type { WordsOf } from '../../rules/valueWords';

/** How people sit: the pace, what happens while somebody is away, how long a turn may take, when points are seen. */
export const PEOPLE_VALUES: WordsOf<TableSlot> = {
  pace: {
    slow: {
      word: 'tranquillement',
      short: 'rythme tranquille',
      says: 'Les robots et le compte prennent leur temps.',
    },
    normal: {
      word: 'à un rythme normal',
      short: 'rythme normal',
      says: 'Les robots posent environ un domino par seconde.',
    },
    brisk: { word: 'd’un bon pas', short: 'rythme vif', says: 'Quand on joue depuis un moment.' },
  },
  awayAfter: {
    null: {
      word: 'on attend',
      short: 'on attend',
      says: 'Qui tient la table peut laisser un robot jouer.',
    },
    15: {
      word: 'un robot joue après 15 secondes',
      short: 'un robot après 15 secondes',
      says: 'Pour une table qui ne s’arrête jamais.',
    },
    60: {
      word: 'un robot joue après une minute',
      short: 'un robot après une minute',
      says: 'Jusqu’au retour de la personne à sa place.',
    },
    120: {
      word: 'un robot joue après deux minutes',
      short: 'un robot après deux minutes',
      says: 'Quand le Wi-Fi passe mal à l’autre bout de la maison.',
    },
  },
  turnTime: {
    null: { word: 'le temps qu’il faut', short: 'tours sans limite', says: 'Rien ne presse.' },
    30: {
      word: '30 secondes',
      after: ', puis un robot le joue',
      short: '30 secondes par tour',
      says: 'Vite, quand on connaît le jeu.',
    },
    60: {
      word: 'une minute',
      after: ', puis un robot le joue',
      short: 'une minute par tour',
      says: 'Assez pour compter ce qui est tombé.',
    },
    120: {
      word: 'deux minutes',
      after: ', puis un robot le joue',
      short: 'deux minutes par tour',
      says: 'Pour tout le monde, même pour qui n’est pas là.',
    },
  },
  pointsShown: {
    before: {
      word: 'avant de le jouer',
      short: 'points visibles avant le coup',
      says: 'Chaque place dit ce qu’elle rapporterait.',
    },
    after: {
      word: 'une fois le domino posé',
      short: 'points visibles après le coup',
      says: 'Quand on compte les bouts de tête.',
    },
  },
  hints: {
    off: {
      word: 'personne ne reçoit de conseils',
      short: 'sans conseils',
      says: 'Chaque personne réfléchit pour elle-même.',
    },
    on: {
      word: 'on peut demander un conseil',
      short: 'avec conseils',
      says: 'Qui demande apprend, sans que personne d’autre l’entende, ce qui serait le mieux et pourquoi.',
    },
  },
};
