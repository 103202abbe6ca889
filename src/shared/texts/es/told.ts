import type { LeadReason } from '../../engine/state';
import type { Texts } from '../book';
import type { Who } from '../who';
import { allDoing, countOf, doing, listOf, numberOf, tilesOf } from './words';

/** Why somebody leads, said before the first tile lies. */
const LEADS: Readonly<Record<LeadReason, (who: Who) => string>> = {
  'highest-double': (who) =>
    `${doing(who, 'tienes', 'tiene')} el doble más alto y ${who.isYou ? 'sales' : 'sale'} con ese doble.`,
  'heaviest-tile': (who) => `Nadie tiene un doble. ${doing(who, 'sales', 'sale')} con la ficha más pesada.`,
  'top-double': (who) =>
    `${doing(who, 'tienes', 'tiene')} el doble mayor y ${who.isYou ? 'sales' : 'sale'} con ese doble.`,
  lots: (who) => `${doing(who, 'sacaste', 'sacó')} la mejor ficha y ${who.isYou ? 'sales' : 'sale'}.`,
  chance: (who) => (who.isYou ? 'Por sorteo sales tú.' : `Por sorteo sale ${who.name}.`),
  rotation: (who) => `${doing(who, 'sales', 'sale')} en esta ronda.`,
  winner: (who) => `${doing(who, 'ganaste', 'ganó')} la última ronda y ${who.isYou ? 'sales' : 'sale'}.`,
  'same-again': (who) => `${doing(who, 'sales', 'sale')} otra vez.`,
};

/** What the tile led is, where it decided who leads. */
const LED_AS: Readonly<Partial<Record<LeadReason, string>>> = {
  'highest-double': ', el doble más alto',
  'heaviest-tile': ', la ficha más pesada',
  'top-double': ', el doble mayor',
};

export const told: Texts['told'] = {
  redrawn: {
    any: (times) => `Nadie tenía un doble. Se repartió otra vez, ${countOf(times, 'vez', 'veces')}.`,
    top: (times) => `Nadie tenía el doble mayor. Se repartió otra vez, ${countOf(times, 'vez', 'veces')}.`,
  },
  lot: (who, tile) => `${doing(who, 'sacaste', 'sacó')} ${tile}.`,
  dealt: (round) => `Ronda ${numberOf(round)}.`,
  leads: LEADS,
  led: (who, tile) => `${doing(who, 'saliste', 'salió')} con ${tile}.`,
  ledBy: (who, tile, why) => `${doing(who, 'saliste', 'salió')} con ${tile}${LED_AS[why] ?? ''}.`,
  played: (who, tile, on) => `${doing(who, 'jugaste', 'jugó')} ${tile} en el ${numberOf(on)}.`,
  ends: (pips) => `Puntas ${listOf(pips.map(numberOf))}.`,
  adds: (counts, sum, points) =>
    `Puntas ${counts.map(numberOf).join(', ')}: ${numberOf(sum)}, ${points === 0 ? 'sin puntos' : countOf(points, 'punto', 'puntos')}.`,
  drew: (who, count) => `${doing(who, 'robas', 'roba')} ${tilesOf(count)}.`,
  passed: (who) => `${doing(who, 'pasas', 'pasa')}.`,
  out: (who) => `${doing(who, 'dominaste', 'dominó')}.`,
  blocked: 'Tranca: nadie puede jugar.',
  target: (who, target) => `${doing(who, 'llegas', 'llega')} a ${numberOf(target)}.`,
  coming: {
    away: (who) => `${doing(who, 'te ausentaste', 'se ausentó')}.`,
    bot: (who) => `Ahora un robot juega por ${who.isYou ? 'ti' : who.name}.`,
    back: (who) => `${doing(who, 'ya volviste', 'ya volvió')}.`,
  },
  won: (side) => `${allDoing(side, 'ganaste', 'ganó', 'ganaron')} la partida.`,
};
