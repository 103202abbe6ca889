import type { SetTop } from '../engine/tile';
import { SET_TOPS, tileCount } from '../engine/tile';
import { DRAWING, RESERVE } from './drawing';
import { FIRST_LEAD, LATER_LEAD, LOTS, NO_DOUBLE, TIED_LEAD } from './lead';
import { PLACING } from './placing';
import { PLAY_SCORING, ROUND_BONUS } from './playScore';
import { DRAW } from './presets';
import { BLOCK_SCORE, BLOCK_TIE, TEAM_BLOCK, TEAM_SCORE } from './roundScore';
import type { RuleName, Rules } from './rules';
import { SPINNER } from './spinner';
import { TARGET_REACHED } from './target';

/** How many may sit at a table, and at one that plays with the double-six set (rules.md section 2). */
export const SEATS_LEAST = 2;
export const SEATS_MOST = 10;
const SIX_SET_SEATS_MOST = 4;

/** Why an option cannot be played as it is. */
export const RULE_TROUBLES = [
  'not-yet',
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

type Listed = Exclude<RuleName, 'handSize' | 'target'>;

/** The values that can be played so far, as text; an option that is not here can be played with any. */
const PLAYABLE: ReadonlyMap<Listed, readonly string[]> = new Map<Listed, readonly string[]>([
  ['firstLead', Object.keys(FIRST_LEAD)],
  ['noDouble', Object.keys(NO_DOUBLE)],
  ['lots', Object.keys(LOTS)],
  ['laterLead', Object.keys(LATER_LEAD)],
  ['tiedLead', Object.keys(TIED_LEAD)],
  ['drawing', Object.keys(DRAWING)],
  ['reserve', Object.keys(RESERVE)],
  ['spinner', Object.keys(SPINNER)],
  ['placing', Object.keys(PLACING)],
  ['blockScore', Object.keys(BLOCK_SCORE)],
  ['blockTie', Object.keys(BLOCK_TIE)],
  ['teamBlock', Object.keys(TEAM_BLOCK)],
  ['teamScore', Object.keys(TEAM_SCORE)],
  ['playScoring', Object.keys(PLAY_SCORING)],
  ['roundBonus', Object.keys(ROUND_BONUS)],
  ['targetReached', Object.keys(TARGET_REACHED)],
]);

/** Whether the engine plays this value of an option yet; whether it goes with the other options, `check` says. */
export function isPlayable<Name extends Listed>(rule: Name, value: Rules[Name]): boolean {
  return PLAYABLE.get(rule)?.includes(String(value)) ?? true;
}

/** Everything that keeps these rules from being played by so many seats; empty when they can be. */
export function check(rules: Rules, seats: number): readonly RuleTrouble[] {
  return [
    ...troublesOfValues(rules),
    ...troublesOfSeats(rules, seats),
    ...troublesOfSet(rules, seats),
    ...troublesOfDrawing(rules),
  ];
}

function troublesOfValues(rules: Rules): readonly RuleTrouble[] {
  const unplayable = [...PLAYABLE.keys()].filter((rule) => !isPlayable(rule, rules[rule]));
  return unplayable.map((rule) => ({ rule, code: 'not-yet', nearest: DRAW[rule] }));
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
