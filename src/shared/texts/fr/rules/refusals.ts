import { tileCount } from '../../../engine/tile';
import { unreachable } from '../../../result';
import type { RuleTrouble } from '../../../rules/check';
import type { Rules } from '../../../rules/rules';
import { capital, inWords, numberOf, people } from '../words';
import { VALUES } from './values';

/** Why these rules cannot be played by so many people. */
export function refusal({ rule, code }: RuleTrouble, rules: Rules, seats: number): string {
  switch (code) {
    case 'hand-too-large':
      return tooFewTiles(rules, seats);
    case 'set-too-small':
      return seats * rules.handSize > tileCount(rules.set) ? tooFewTiles(rules, seats) : tooManyForSet(rules);
    case 'too-few-seats':
      return 'Il faut au moins deux personnes pour jouer.';
    case 'too-many-seats':
      return rule === 'placing'
        ? 'À plus de quatre, on ne sait plus quel bout est le plus proche.'
        : tooManyForSet(rules);
    case 'needs-four-seats':
      return 'Les équipes, c’est deux contre deux, donc quatre personnes.';
    case 'needs-drawing':
      return rule === 'countBoneyard'
        ? 'Ici personne ne pioche, donc les dominos qui restent ne peuvent pas compter.'
        : 'Ici personne ne pioche, donc on ne peut pas non plus piocher avant.';
    default:
      return unreachable(code);
  }
}

function tooFewTiles({ set, handSize }: Rules, seats: number): string {
  const most = Math.floor(tileCount(set) / seats);
  return `Avec ${numberOf(handSize)} par main il faudrait ${numberOf(seats * handSize)} dominos, et le jeu en a ${numberOf(tileCount(set))}. ${capital(inWords(most, 'un'))} au plus pour ${people(seats)}.`;
}

function tooManyForSet({ set }: Rules): string {
  return `Un jeu de ${VALUES.set[set].word} est pour quatre personnes au plus.`;
}
