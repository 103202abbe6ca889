import type { LeadReason } from '../../engine/state';
import { allDoing, countOf, doing, listOf, nameIn, numberOf } from './words';
import type { Who } from '../who';

/** Why somebody leads, said before the first tile lies. */
const LEADS: Readonly<Record<LeadReason, (who: Who) => string>> = {
  'highest-double': (who) =>
    `${doing(who, 'hold', 'holds')} the highest double and ${who.isYou ? 'lead' : 'leads'} it.`,
  'heaviest-tile': (who) => `Nobody holds a double. ${doing(who, 'lead', 'leads')} the heaviest tile.`,
  'top-double': (who) =>
    `${doing(who, 'hold', 'holds')} the top double and ${who.isYou ? 'lead' : 'leads'} it.`,
  lots: (who) => `${doing(who, 'drew', 'drew')} the best lot and ${who.isYou ? 'lead' : 'leads'}.`,
  chance: (who) => `By chance ${nameIn(who)} ${who.isYou ? 'lead' : 'leads'}.`,
  rotation: (who) => `${doing(who, 'lead', 'leads')} this round.`,
  winner: (who) => `${doing(who, 'won', 'won')} the last round and ${who.isYou ? 'lead' : 'leads'}.`,
  'same-again': (who) => `${doing(who, 'lead', 'leads')} again.`,
};

/** What the tile led is, where it decided who leads. */
const LED_AS: Readonly<Partial<Record<LeadReason, string>>> = {
  'highest-double': ', the highest double',
  'heaviest-tile': ', the heaviest tile',
  'top-double': ', the top double',
};

/** One line for everything that happens on the table: read aloud, and shown on the TV. */
export const told = {
  redrawn: {
    any: (times: number) => `Nobody held a double. Drawn again, ${countOf(times, 'time', 'times')}.`,
    top: (times: number) => `Nobody held the top double. Drawn again, ${countOf(times, 'time', 'times')}.`,
  },
  lot: (who: Who, tile: string) => `${doing(who, 'drew', 'drew')} ${tile}.`,
  dealt: (round: number) => `Round ${numberOf(round)}.`,
  leads: LEADS,
  led: (who: Who, tile: string) => `${doing(who, 'led', 'led')} ${tile}.`,
  ledBy: (who: Who, tile: string, why: LeadReason) =>
    `${doing(who, 'led', 'led')} ${tile}${LED_AS[why] ?? ''}.`,
  played: (who: Who, tile: string, on: number) =>
    `${doing(who, 'played', 'played')} ${tile} on the ${numberOf(on)}.`,
  ends: (pips: readonly number[]) => `Ends ${listOf(pips.map(numberOf))}.`,
  adds: (counts: readonly number[], sum: number, points: number) =>
    `Ends ${counts.map(numberOf).join(', ')}: ${numberOf(sum)}, ${points === 0 ? 'no points' : countOf(points, 'point', 'points')}.`,
  drew: (who: Who, count: number) => `${doing(who, 'draw', 'draws')} ${countOf(count, 'tile', 'tiles')}.`,
  passed: (who: Who) => `${doing(who, 'knock', 'knocks')}.`,
  out: (who: Who) => `${doing(who, 'are', 'is')} out.`,
  blocked: 'Nobody can move.',
  target: (who: Who, target: number) => `${doing(who, 'reach', 'reaches')} ${numberOf(target)}.`,
  coming: {
    away: (who: Who) => `${doing(who, 'are', 'is')} away.`,
    bot: (who: Who) => `A bot plays for ${nameIn(who)} now.`,
    back: (who: Who) => `${doing(who, 'are', 'is')} back.`,
  },
  won: (side: readonly Who[]) => `${allDoing(side, 'win', 'wins')} the game.`,
};
