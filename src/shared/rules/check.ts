import type { SetTop } from '../engine/tile';
import { SET_TOPS, tileCount } from '../engine/tile';
import type { RuleName, Rules } from './rules';

/** How many may sit at a table, and at one that plays with the double-six set (rules.md section 2). */
export const SEATS_LEAST = 2;
export const SEATS_MOST = 10;
const SIX_SET_SEATS_MOST = 4;

/** Why an option cannot be played as it is. */
export const RULE_TROUBLES = [
  'too-few-seats',
  'too-many-seats',
  'set-too-small',
  'hand-too-large',
  'needs-four-seats',
  'needs-drawing',
] as const;
export type RuleTroubleCode = (typeof RULE_TROUBLES)[number];

/** An option that cannot be played as it is, and the nearest value of it that can. */
export type RuleTrouble = {
  readonly rule: RuleName | 'seats';
  readonly code: RuleTroubleCode;
  readonly nearest: string | number | boolean;
};

/** Everything that keeps these rules from being played by so many seats; empty when they can be. */
export function check(rules: Rules, seats: number): readonly RuleTrouble[] {
  return [...troublesOfSeats(rules, seats), ...troublesOfSet(rules, seats), ...troublesOfDrawing(rules)];
}

function troublesOfSeats({ set, teams, placing }: Rules, seats: number): readonly RuleTrouble[] {
  const troubles: RuleTrouble[] = [];
  const most = set === 6 ? SIX_SET_SEATS_MOST : SEATS_MOST;
  if (seats < SEATS_LEAST) troubles.push({ rule: 'seats', code: 'too-few-seats', nearest: SEATS_LEAST });
  if (seats > most) troubles.push({ rule: 'seats', code: 'too-many-seats', nearest: most });
  if (teams === 'partners' && seats !== 4) {
    troubles.push({ rule: 'teams', code: 'needs-four-seats', nearest: 'none' });
  }
  if (placing === 'prescribed' && seats > 4) {
    troubles.push({ rule: 'placing', code: 'too-many-seats', nearest: 'free' });
  }
  return troubles;
}

function isBigEnough(set: SetTop, seats: number, handSize: number): boolean {
  return seats * handSize <= tileCount(set) && (set > 6 || seats <= SIX_SET_SEATS_MOST);
}

function troublesOfSet({ set, handSize }: Rules, seats: number): readonly RuleTrouble[] {
  if (isBigEnough(set, seats, handSize)) return [];
  const troubles: RuleTrouble[] = [];
  if (seats * handSize > tileCount(set)) {
    const nearest = Math.floor(tileCount(set) / seats);
    troubles.push({ rule: 'handSize', code: 'hand-too-large', nearest });
  }
  const nearest = SET_TOPS.find((top) => isBigEnough(top, seats, handSize));
  if (nearest !== undefined) troubles.push({ rule: 'set', code: 'set-too-small', nearest });
  return troubles;
}

function troublesOfDrawing({ drawing, drawByChoice, countBoneyard }: Rules): readonly RuleTrouble[] {
  if (drawing !== 'none') return [];
  const troubles: RuleTrouble[] = [];
  if (drawByChoice) troubles.push({ rule: 'drawByChoice', code: 'needs-drawing', nearest: false });
  if (countBoneyard) troubles.push({ rule: 'countBoneyard', code: 'needs-drawing', nearest: false });
  return troubles;
}
