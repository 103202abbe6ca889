import type { LeadReason } from '../../engine/state';
import type { Texts } from '../book';
import type { Who } from '../who';
import { allDoing, countOf, doing, dominoes, listOf, nameIn, numberOf } from './words';
import type { Verb } from './words';

const WIN: Verb = { you: 'gagnes', one: 'gagne', withYou: 'gagnez', several: 'gagnent' };

/** Why somebody leads, said before the first tile lies. */
const LEADS: Readonly<Record<LeadReason, (who: Who) => string>> = {
  'highest-double': (who) => `${doing(who, 'as', 'a')} le plus gros double, qui ouvre.`,
  'heaviest-tile': (who) =>
    `Personne n’a de double. ${doing(who, 'ouvres', 'ouvre')} avec le domino le plus lourd.`,
  'top-double': (who) => `${doing(who, 'as', 'a')} le double maître, qui ouvre.`,
  lots: (who) => `${doing(who, 'as', 'a')} le meilleur tirage et ${who.isYou ? 'ouvres' : 'ouvre'}.`,
  chance: (who) => (who.isYou ? 'Le hasard veut que tu ouvres.' : `Le hasard veut ça : ${who.name} ouvre.`),
  rotation: (who) => `${doing(who, 'ouvres', 'ouvre')} cette manche.`,
  winner: (who) => `${doing(who, 'as', 'a')} gagné la manche d’avant et ${who.isYou ? 'ouvres' : 'ouvre'}.`,
  'same-again': (who) => `${doing(who, 'ouvres', 'ouvre')} encore.`,
};

/** What the tile led is, where it decided who leads. */
const LED_AS: Readonly<Partial<Record<LeadReason, string>>> = {
  'highest-double': ', le plus gros double',
  'heaviest-tile': ', le domino le plus lourd',
  'top-double': ', le double maître',
};

export const told: Texts['told'] = {
  redrawn: {
    any: (times) => `Personne n’avait de double. On a redonné ${countOf(times, 'fois', 'fois')}.`,
    top: (times) => `Personne n’avait le double maître. On a redonné ${countOf(times, 'fois', 'fois')}.`,
  },
  lot: (who, tile) => `${doing(who, 'tires', 'tire')} ${tile}.`,
  dealt: (round) => `Manche ${numberOf(round)}.`,
  leads: LEADS,
  led: (who, tile) => `${doing(who, 'ouvres', 'ouvre')} avec ${tile}.`,
  ledBy: (who, tile, why) => `${doing(who, 'ouvres', 'ouvre')} avec ${tile}${LED_AS[why] ?? ''}.`,
  played: (who, tile, on) => `${doing(who, 'poses', 'pose')} ${tile} sur le ${numberOf(on)}.`,
  ends: (pips) => `Bouts ${listOf(pips.map(numberOf))}.`,
  adds: (counts, sum, points) =>
    `Bouts ${counts.map(numberOf).join(', ')} : ${numberOf(sum)}, ${points === 0 ? 'aucun point' : countOf(points, 'point', 'points')}.`,
  drew: (who, count) => `${doing(who, 'pioches', 'pioche')} ${dominoes(count)}.`,
  passed: (who) => `${doing(who, 'boudes', 'boude')}.`,
  out: (who) => `${doing(who, 'fais', 'fait')} domino.`,
  blocked: 'Jeu bloqué : personne ne peut jouer.',
  target: (who, target) => `${doing(who, 'atteins', 'atteint')} ${numberOf(target)}.`,
  coming: {
    away: (who) => `${doing(who, 'n’es plus là', 'n’est plus là')}.`,
    bot: (who) => `Un robot joue maintenant pour ${nameIn(who)}.`,
    back: (who) => `${doing(who, 'es de retour', 'est de retour')}.`,
  },
  won: (side) => `${allDoing(side, WIN)} la partie.`,
};
