import type { LeadReason } from '../../engine/state';
import type { Texts } from '../book';
import { allDoing, countOf, doing, listOf, nameIn, numberOf, stones } from './words';
import type { Who } from '../who';

/** Why somebody leads, said before the first tile lies. */
const LEADS: Readonly<Record<LeadReason, (who: Who) => string>> = {
  'highest-double': (who) => `${doing(who, 'tem')} a maior carroça e sai com ela.`,
  'heaviest-tile': (who) => `Ninguém tem carroça. ${doing(who, 'sai')} com a pedra mais pesada.`,
  'top-double': (who) => `${doing(who, 'tem')} a carroça máxima e sai com ela.`,
  lots: (who) => `${doing(who, 'tirou')} a melhor pedra e sai.`,
  chance: (who) => `Por sorteio, sai ${nameIn(who)}.`,
  rotation: (who) => `${doing(who, 'sai')} nesta rodada.`,
  winner: (who) => `${doing(who, 'ganhou')} a última rodada e sai.`,
  'same-again': (who) => `${doing(who, 'sai')} de novo.`,
};

/** What the tile led is, where it decided who leads. */
const LED_AS: Readonly<Partial<Record<LeadReason, string>>> = {
  'highest-double': ', a maior carroça',
  'heaviest-tile': ', a pedra mais pesada',
  'top-double': ', a carroça máxima',
};

export const told: Texts['told'] = {
  redrawn: {
    any: (times) => `Ninguém tinha carroça. Pedras dadas de novo, ${countOf(times, 'vez', 'vezes')}.`,
    top: (times) =>
      `Ninguém tinha a carroça máxima. Pedras dadas de novo, ${countOf(times, 'vez', 'vezes')}.`,
  },
  lot: (who, tile) => `${doing(who, 'tirou')} ${tile}.`,
  dealt: (round) => `Rodada ${numberOf(round)}.`,
  leads: LEADS,
  led: (who, tile) => `${doing(who, 'saiu')} com ${tile}.`,
  ledBy: (who, tile, why) => `${doing(who, 'saiu')} com ${tile}${LED_AS[why] ?? ''}.`,
  played: (who, tile, on) => `${doing(who, 'jogou')} ${tile} no ${numberOf(on)}.`,
  ends: (pips) => `Pontas ${listOf(pips.map(numberOf))}.`,
  adds: (counts, sum, points) =>
    `Pontas ${counts.map(numberOf).join(', ')}: ${numberOf(sum)}, ${points === 0 ? 'sem pontos' : countOf(points, 'ponto', 'pontos')}.`,
  drew: (who, count) => `${doing(who, 'compra')} ${stones(count)}.`,
  passed: (who) => `${doing(who, 'passa')}.`,
  out: (who) => `${doing(who, 'bateu')}.`,
  blocked: 'Fechou: ninguém tem jogo.',
  target: (who, target) => `${doing(who, 'chega')} a ${numberOf(target)}.`,
  coming: {
    away: (who) => `${doing(who, 'se ausentou')}.`,
    bot: (who) => `Agora um robô joga por ${nameIn(who)}.`,
    back: (who) => `${doing(who, 'voltou')}.`,
  },
  won: (side) => `${allDoing(side, 'ganhou', 'ganharam')} o jogo.`,
};
