import { tileCount } from '../../../engine/tile';
import { unreachable } from '../../../result';
import type { RuleTrouble } from '../../../rules/check';
import type { Rules } from '../../../rules/rules';
import { capital, fewOf, inWords, numberOf } from '../words';
import { VALUES } from './values';

/** Why these rules cannot be played by so many people. */
export function refusal({ rule, code }: RuleTrouble, rules: Rules, seats: number): string {
  switch (code) {
    case 'hand-too-large':
      return tooFewTiles(rules, seats);
    case 'set-too-small':
      return seats * rules.handSize > tileCount(rules.set) ? tooFewTiles(rules, seats) : tooManyForSet(rules);
    case 'too-few-seats':
      return 'Para jugar hacen falta al menos dos personas.';
    case 'too-many-seats':
      return rule === 'placing'
        ? 'Con más de cuatro personas no se sabe qué punta está más cerca.'
        : tooManyForSet(rules);
    case 'needs-four-seats':
      return 'Las parejas son dos contra dos, o sea cuatro personas.';
    case 'needs-drawing':
      return rule === 'countBoneyard'
        ? 'Aquí nadie roba, así que las fichas que sobran no pueden contar.'
        : 'Aquí nadie roba, así que tampoco se puede robar antes.';
    default:
      return unreachable(code);
  }
}

function tooFewTiles({ set, handSize }: Rules, seats: number): string {
  const most = Math.floor(tileCount(set) / seats);
  return `Con ${numberOf(handSize)} por persona harían falta ${numberOf(seats * handSize)} fichas, y el juego tiene ${numberOf(tileCount(set))}. ${capital(inWords(most, 'la'))} es lo máximo para ${fewOf(seats, 'la', 'persona', 'personas')}.`;
}

function tooManyForSet({ set }: Rules): string {
  return `El ${VALUES.set[set].word} es para cuatro personas como máximo.`;
}
