import type { Texts } from '../book';
import { countOf } from './words';

export const shell: Texts['shell'] = {
  closing: {
    title: 'Fermer la table ?',
    question: (guests) =>
      `Il y a ${countOf(guests, 'personne', 'personnes')} à ta table. Fermer Boneyard la ferme pour tout le monde ; la partie est gardée ici.`,
    yes: 'Fermer la table',
    no: 'Continuer à jouer',
  },
  settingsPutAside: {
    title: 'Tes réglages repartent à neuf',
    sentence: (file) =>
      `Les réglages ne se lisaient pas, alors Boneyard en prend de nouveaux. L’ancien fichier est gardé à côté sous le nom ${file}.`,
  },
  rulesUnread: {
    title: 'Certaines règles de la maison ne se lisent pas',
    sentence: (file, keptAs) =>
      file === keptAs
        ? `Boneyard ne peut pas lire ${file} comme des règles de la maison. Le fichier reste où il est, dans le dossier des règles.`
        : `Boneyard ne peut pas lire ${file} comme des règles de la maison. Le fichier est gardé à côté des autres sous le nom ${keptAs}.`,
  },
  scoresUnread: {
    title: 'Certaines feuilles de score n’ont pas pu être lues',
    sentence: (file, keptAs) =>
      file === keptAs
        ? `Boneyard ne peut pas lire ${file} comme une feuille de score. Le fichier reste où il est, dans le dossier des scores.`
        : `Boneyard ne peut pas lire ${file} comme une feuille de score. Le fichier reste à côté des autres sous le nom ${keptAs}.`,
  },
  cannotStart: {
    title: 'Boneyard ne peut pas s’ouvrir',
    sentence: (folder) =>
      `Boneyard range ses affaires dans ${folder} et ne peut pas se servir de ce dossier. Vois si tu peux y écrire, puis relance.`,
  },
  notKept: {
    title: 'Cette partie n’a pas été gardée',
    sentence:
      'La partie n’a pas pu être écrite. Vois s’il y a de la place sur le disque ; la prochaine sera gardée.',
  },
  diskTrouble: {
    title: 'La table attend le disque',
    full: 'Le disque est plein. Fais de la place ; la table reprend toute seule.',
    failing:
      'Le disque ne garde rien. Regarde ce qu’il a ; la table réessaie chaque seconde et reprend toute seule.',
  },
  slipped: {
    title: 'Quelque chose a glissé',
    sentence: 'Quelque chose a glissé. Boneyard continue ; si la table ne répond pas, ferme-la et rouvre-la.',
    page: 'Quelque chose a glissé. Rien n’est perdu.',
    backToTable: 'Revenir à la table',
  },
  anyFile: 'N’importe quel fichier',
  ok: 'OK',
};
