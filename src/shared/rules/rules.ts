import * as v from 'valibot';
import { DIRECTIONS, TEAMS } from '../engine/seat';
import { SET_TOPS } from '../engine/tile';

export const FIRST_LEADS = [
  'highest-double',
  'highest-double-any-tile',
  'top-double-only',
  'draw-lots',
  'random',
] as const;
export const NO_DOUBLES = ['redraw', 'heaviest'] as const;
export const LOTS = ['heaviest', 'highest-double'] as const;
export const LATER_LEADS = ['rotate', 'winner', 'highest-double'] as const;
export const TIED_LEADS = ['rotate', 'same', 'random'] as const;
export const DRAWINGS = ['until-playable', 'one', 'two', 'none'] as const;
export const RESERVES = [0, 1, 2, 'by-players'] as const;
export const SPINNERS = ['none', 'first-double'] as const;
export const PLACINGS = ['free', 'prescribed'] as const;
export const BLOCK_SCORES = ['others', 'minus-own', 'minus-own-each'] as const;
export const BLOCK_TIES = ['nobody', 'lightest-tile'] as const;
export const TEAM_BLOCKS = ['team-total', 'lowest-hand'] as const;
export const TEAM_SCORES = ['opponents', 'all'] as const;
export const PLAY_SCORINGS = ['none', 'fives'] as const;
export const ROUND_BONUSES = ['rounded', 'none'] as const;
export const TARGETS_REACHED = ['at-once', 'after-round'] as const;

export const TARGET_MOST = 1000;

/** Every option of rules.md by its name there; a game's rules are one such value and never change during it. */
export const rulesSchema = v.strictObject({
  set: v.picklist(SET_TOPS),
  teams: v.picklist(TEAMS),
  direction: v.picklist(DIRECTIONS),
  handSize: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(190)),
  firstLead: v.picklist(FIRST_LEADS),
  noDouble: v.picklist(NO_DOUBLES),
  lots: v.picklist(LOTS),
  laterLead: v.picklist(LATER_LEADS),
  tiedLead: v.picklist(TIED_LEADS),
  drawing: v.picklist(DRAWINGS),
  reserve: v.picklist(RESERVES),
  drawByChoice: v.boolean(),
  spinner: v.picklist(SPINNERS),
  placing: v.picklist(PLACINGS),
  blockScore: v.picklist(BLOCK_SCORES),
  blockTie: v.picklist(BLOCK_TIES),
  teamBlock: v.picklist(TEAM_BLOCKS),
  teamScore: v.picklist(TEAM_SCORES),
  countBoneyard: v.boolean(),
  playScoring: v.picklist(PLAY_SCORINGS),
  roundBonus: v.picklist(ROUND_BONUSES),
  target: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(TARGET_MOST)),
  targetReached: v.picklist(TARGETS_REACHED),
});

export type Rules = Readonly<v.InferOutput<typeof rulesSchema>>;
export type RuleName = keyof Rules;

/** The options somebody set by hand, over a preset. */
export const chosenRulesSchema = v.partial(rulesSchema);
export type ChosenRules = Readonly<v.InferOutput<typeof chosenRulesSchema>>;
