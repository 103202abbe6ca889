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
      return 'A game needs two people at least.';
    case 'too-many-seats':
      return rule === 'placing'
        ? 'With more than four people nobody can tell which end is nearer.'
        : tooManyForSet(rules);
    case 'needs-four-seats':
      return 'Partners are two against two, so four people.';
    case 'needs-drawing':
      return rule === 'countBoneyard'
        ? 'Nobody draws here, so the leftover tiles cannot count.'
        : 'Nobody draws here, so nobody may draw first either.';
    default:
      return unreachable(code);
  }
}

function tooFewTiles({ set, handSize }: Rules, seats: number): string {
  const most = Math.floor(tileCount(set) / seats);
  return `${numberOf(handSize)} each would take ${numberOf(seats * handSize)} tiles and the set has ${numberOf(tileCount(set))}. ${capital(inWords(most))} is the most for ${fewOf(seats, 'person', 'people')}.`;
}

function tooManyForSet({ set }: Rules): string {
  return `A ${VALUES.set[set].word} set is for four people at most.`;
}
