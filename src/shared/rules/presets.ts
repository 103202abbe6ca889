import { tileCount } from '../engine/tile';
import type { ChosenRules, Rules } from './rules';

/** The presets of rules.md section 8, by their names in records.md. */
export const PRESETS = [
  'draw',
  'block',
  'all-fives',
  'muggins',
  'partners',
  'latin-partners',
  'draw-club',
  'draw-sevens',
  'live-duel',
  'silent-partners',
  'all-fives-club',
  'cuban',
  'big-table',
] as const;
export type PresetName = (typeof PRESETS)[number];

/** Every option but the hand, which depends on the seats: the Draw game. */
export const DRAW: Omit<Rules, 'handSize'> = {
  set: 6,
  teams: 'none',
  direction: 'clockwise',
  firstLead: 'highest-double',
  noDouble: 'redraw',
  lots: 'heaviest',
  laterLead: 'rotate',
  tiedLead: 'rotate',
  drawing: 'until-playable',
  reserve: 0,
  drawByChoice: false,
  spinner: 'none',
  placing: 'free',
  blockScore: 'others',
  blockTie: 'nobody',
  teamBlock: 'team-total',
  teamScore: 'opponents',
  countBoneyard: false,
  playScoring: 'none',
  roundBonus: 'rounded',
  target: 100,
  targetReached: 'at-once',
};

/** What a preset may look at: how many sit, and every option settled so far, those set by hand above all. */
type Asked = { readonly seats: number; readonly set: number; readonly teams: Rules['teams'] };

/** How one preset differs from Draw. */
type Preset = {
  readonly options: (seats: number) => Partial<Rules>;
  readonly handSize: (asked: Asked) => number;
  readonly target: (asked: Asked) => number;
};

/** The hand a screen proposes for five or more: seven tenths of the set dealt out, 7 tiles each at most. */
function proposedHand({ set, seats }: Asked): number {
  return Math.max(1, Math.min(7, Math.floor((0.7 * tileCount(set)) / seats)));
}

/** Tiles each for 2, 3 and 4 players; for more, the proposal. */
function tilesFor(two: number, three: number, four: number): (asked: Asked) => number {
  return (asked) => [two, three, four][asked.seats - 2] ?? proposedHand(asked);
}

/** One target for two players or two teams, another for three or more who play alone. */
function targetFor(twoSides: number, more: number): (asked: Asked) => number {
  return ({ seats, teams }) => (seats === 2 || teams === 'partners' ? twoSides : more);
}

const DRAW_HAND = tilesFor(7, 5, 5);

const like = (options: Partial<Rules>, numbers: Partial<Omit<Preset, 'options'>> = {}): Preset => ({
  options: () => options,
  handSize: DRAW_HAND,
  target: () => DRAW.target,
  ...numbers,
});

const ALL_FIVES: Partial<Rules> = { playScoring: 'fives', spinner: 'first-double' };
const ALL_FIVES_TARGET = targetFor(250, 200);

const TABLE: Readonly<Record<PresetName, Preset>> = {
  draw: like({}),
  block: like({ drawing: 'none' }),
  'all-fives': like(ALL_FIVES, { target: ALL_FIVES_TARGET }),
  muggins: like({ ...ALL_FIVES, spinner: 'none' }, { target: ALL_FIVES_TARGET }),
  partners: like({ teams: 'partners' }),
  'latin-partners': like({ teams: 'partners', drawing: 'none' }, { handSize: () => 7 }),
  'draw-club': like(
    { firstLead: 'draw-lots', reserve: 2, drawByChoice: true, blockScore: 'minus-own' },
    { handSize: tilesFor(7, 7, 6), target: targetFor(100, 61) },
  ),
  'draw-sevens': like({ firstLead: 'draw-lots' }, { handSize: () => 7 }),
  'live-duel': like({ noDouble: 'heaviest' }, { handSize: () => 7 }),
  'silent-partners': {
    ...like({}),
    options: (seats) => ({
      direction: 'counter-clockwise',
      firstLead: 'draw-lots',
      placing: 'prescribed',
      teams: seats === 4 ? 'partners' : 'none',
    }),
  },
  'all-fives-club': like(
    { ...ALL_FIVES, laterLead: 'winner', tiedLead: 'random', firstLead: 'draw-lots' },
    { handSize: tilesFor(9, 7, 5), target: ALL_FIVES_TARGET },
  ),
  cuban: like(
    { set: 9, teams: 'partners', drawing: 'none', direction: 'counter-clockwise' },
    { handSize: () => 10, target: () => 150 },
  ),
  'big-table': like({ set: 9 }, { handSize: proposedHand }),
};

/** For how many a preset is meant, where its name says more than its set can deal (rules.md section 8). */
const MEANT_FOR: Readonly<Partial<Record<PresetName, readonly [least: number, most: number]>>> = {
  partners: [4, 4],
  'latin-partners': [4, 4],
  'live-duel': [2, 2],
  'silent-partners': [2, 4],
  cuban: [4, 4],
  'big-table': [5, 10],
};

/** Whether a preset is one for so many seats; `check` says whether its rules can be played by them. */
export function isMeantFor(preset: PresetName, seats: number): boolean {
  const [least, most] = MEANT_FOR[preset] ?? [-Infinity, Infinity];
  return seats >= least && seats <= most;
}

/**
 * A preset's rules for this many seats, with the options chosen by hand over it (rules.md section 8). A chosen set or
 * team form moves the hand and the target that follow from it. What comes out may still be unplayable: `check` says.
 */
export function makeRules(preset: PresetName, seats: number, chosen: ChosenRules): Rules {
  const { options, handSize, target } = TABLE[preset];
  const settled = { ...DRAW, ...options(seats), ...withoutGaps(chosen) };
  const asked: Asked = { seats, set: settled.set, teams: settled.teams };
  return { ...settled, handSize: chosen.handSize ?? handSize(asked), target: chosen.target ?? target(asked) };
}

/** Options that were never set, so that spreading them cannot blank one that was. */
function withoutGaps(chosen: ChosenRules): Partial<Rules> {
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}
