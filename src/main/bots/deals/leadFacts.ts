import { byWeight, isDouble } from '../../../shared/engine/tile';
import type { Tile } from '../../../shared/engine/tile';
import type { SeatView } from '../../../shared/engine/view';
import { isDecidingTileLed } from '../../../shared/rules/lead';

type SeenTable = SeatView['table'];

/** What the lead told about the hands as they were dealt (rules.md section 3). */
export type LeadFacts =
  /** It was no matter of the hands. */
  | { readonly told: 'nothing' }
  /** No hand was dealt any of these. */
  | { readonly told: 'tile'; readonly without: (tile: Tile) => boolean }
  /** The leader was dealt one of some tiles, heaviest first, and nobody one that excludes it; nobody saw which. */
  | {
      readonly told: 'holder';
      readonly decides: (tile: Tile) => boolean;
      readonly without: (decider: Tile) => (tile: Tile) => boolean;
    };

const NOTHING: LeadFacts = { told: 'nothing' };

/** The tiles that no hand held where this one decided by its weight among all, or among the doubles. */
function heavierThan(decider: Tile): (tile: Tile) => boolean {
  const isAmongDoubles = isDouble(decider);
  return (tile) => {
    if (isDouble(tile) !== isAmongDoubles) return !isAmongDoubles;
    return byWeight(tile, decider) < 0;
  };
}

export function leadFactsOf({ rules, round, leadReason, line }: SeenTable): LeadFacts {
  if (leadReason !== 'highest-double' && leadReason !== 'heaviest-tile') return NOTHING;
  if (isDecidingTileLed(rules, round)) {
    const [led] = line.laid;
    return led === undefined ? NOTHING : { told: 'tile', without: heavierThan(led.tile) };
  }
  const decides = leadReason === 'highest-double' ? isDouble : (tile: Tile) => !isDouble(tile);
  return { told: 'holder', decides, without: heavierThan };
}
