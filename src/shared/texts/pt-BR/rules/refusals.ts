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
      return 'Para jogar é preciso ter pelo menos duas pessoas.';
    case 'too-many-seats':
      return rule === 'placing'
        ? 'Com mais de quatro pessoas não dá para saber qual ponta está mais perto.'
        : tooManyForSet(rules);
    case 'needs-four-seats':
      return 'Em duplas jogam quatro pessoas, dupla contra dupla.';
    case 'needs-drawing':
      return rule === 'countBoneyard'
        ? 'Aqui ninguém compra, então as pedras que sobram não contam.'
        : 'Aqui ninguém compra, então também não dá para comprar antes.';
    default:
      return unreachable(code);
  }
}

function tooFewTiles({ set, handSize }: Rules, seats: number): string {
  const most = Math.floor(tileCount(set) / seats);
  return `Com ${numberOf(handSize)} para cada, são ${numberOf(seats * handSize)} pedras, e o dominó tem ${numberOf(tileCount(set))}. ${capital(inWords(most, 'a'))} é o máximo para ${fewOf(seats, 'a', 'pessoa', 'pessoas')}.`;
}

function tooManyForSet({ set }: Rules): string {
  return `O ${VALUES.set[set].word} é para quatro pessoas no máximo.`;
}
