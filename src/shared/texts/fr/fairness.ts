import type { Unfair } from '../../fairness/unfair';
import type { Who } from '../../fairness/transcript';
import type { Seat } from '../../engine/seat';
import { unreachable } from '../../result';
import type { Texts } from '../book';
import { de, listOf, numberOf } from './words';

/** What is wrong with a deal; `nameOf` says who has a seat. */
function unfairDeal(unfair: Unfair, nameOf: (seat: Seat) => string): string {
  const whose = (who: Who): string => (who === 'host' ? 'de l’ordinateur de la table' : de(nameOf(who)));
  switch (unfair.code) {
    case 'other-rules':
      return 'le relevé de la donne suit d’autres règles';
    case 'other-seats':
      return 'le relevé de la donne est d’une table d’une autre taille';
    case 'other-deal':
      return 'le relevé n’est pas celui de la donne annoncée';
    case 'muddled-seats':
      return 'le relevé ne nomme pas tout le monde une fois et dans l’ordre';
    case 'other-secret':
      return `le secret ${whose(unfair.who)} n’est pas celui qui était scellé avant la donne`;
    case 'other-commit':
      return `le sceau ${whose(unfair.who)} a changé après avoir été montré`;
    case 'own-commit-missing':
      return 'le sceau de cet appareil manque ou a changé';
    case 'other-hand':
      return `d’après les secrets, les dominos ${de(nameOf(unfair.seat))} sont autres`;
    case 'other-boneyard':
      return 'd’après les secrets, la pioche est autre';
    case 'other-lots':
      return 'd’après les secrets, le tirage de l’ouverture est autre';
    case 'other-leader':
      return 'd’après les secrets, quelqu’un d’autre ouvre';
    case 'other-redraws':
      return 'd’après les secrets, on n’a pas redonné autant de fois';
    case 'other-course':
      return 'la manche n’a pas pu se passer comme elle a été montrée';
    default:
      return unreachable(unfair);
  }
}

/** How it came that somebody was dealt without: names, or nobody's where none is known. */
function dealtAgain(names: readonly string[]): string {
  if (names.length === 0) return 'Nouvelle donne : la première n’est pas allée au bout.';
  return names.length === 1
    ? `Nouvelle donne : l’appareil ${listOf(names.map(de))} n’a pas répondu.`
    : `Nouvelle donne : les appareils ${listOf(names.map(de))} n’ont pas répondu.`;
}

export const fair: Texts['fair'] = {
  open: 'Comment a-t-on donné ?',
  how: 'Comment le savoir ?',
  what: 'Qu’est-ce que ça veut dire ?',
  again: (attempt) => (attempt === 2 ? 'donne refaite' : `donne refaite, ${numberOf(attempt)} en tout`),
  title: 'Comment savoir si la donne est honnête ?',
  digest: (tiles) => `Les quatre dominos de cette donne : ${tiles.join(', ')}`,
  verified: 'Donne prouvée',
  checked: 'Donne vérifiée',
  broken: (unfair, nameOf) => `Cette donne ne tient pas : ${unfairDeal(unfair, nameOf)}.`,
  brokenDo:
    'Parlez-en à table avant de continuer. La partie est gardée : on pourra regarder la donne plus tard.',
  dealtAgain,

  tiles: 'Quatre dominos pour cette donne',
  tilesSay:
    'Tous les écrans de la table montrent les mêmes quatre. Si les tiens sont autres, on t’a montré d’autres sceaux.',
  noDeal: 'On n’a pas encore donné, ou c’était pour un essai.',
  makes: 'Comment on mélange',
  makesSay:
    'Avant la donne, l’ordinateur de la table et chaque appareil scellent un nombre secret. Quand tous les sceaux sont montrés, les appareils ouvrent le leur. Tous les nombres ensemble mélangent les dominos, donc personne ne peut les choisir : ni l’ordinateur de la table, ni qui répond en dernier, ni tous les autres réunis.',
  proves: 'Ce que prouve ton appareil',
  provesSay:
    'À la fin de la manche, l’ordinateur de la table ouvre aussi son nombre. Ton appareil mélange tout de nouveau de son côté, et compare avec chaque domino vu.',
  provesNot: 'Ce qu’il ne prouve pas',
  provesNotSay:
    'C’est l’ordinateur de la table qui donne, donc il connaît toutes les mains pendant la manche. Cette preuve ne dit pas si quelqu’un a regardé. Elle dit que personne n’a arrangé la donne.',
  now: 'Cette donne',
  nowOpen: 'La manche n’est pas finie. Ton appareil refera la donne à ce moment-là.',
  nowVerified: 'Ton appareil a donné son propre nombre, et tout concorde.',
  nowWatched: 'Ton appareil n’a pas donné de nombre, mais il a vérifié, et tout concorde.',
  nowLeftOut:
    'Le nombre de ton appareil est venu trop tard ou manque. Il a vérifié quand même, et tout concorde.',
  close: 'Fermer',
};
