import { describe, expect, test } from 'vitest';
import { legalMoves } from '../../../src/shared/engine/legal';
import { play } from '../../../src/shared/engine/play';
import type { State } from '../../../src/shared/engine/state';
import type { PresetName } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { dealTable } from '../../helpers/table';
import type { CountedRules } from '../../independent/moveCounter';
import { countMoves } from '../../independent/moveCounter';

/** How many sequences of exactly so many moves the engine allows from here. */
function perft(state: State, moves: number): number {
  const { phase } = state.table;
  if (moves === 0) return 1;
  if (phase.at !== 'turn') return 0;
  return legalMoves(state.table, state.secrets.hands[phase.toMove]!).reduce((sum, move) => {
    const step = play(state, phase.toMove, move);
    if (!step.ok) throw new Error(`A legal move was refused: ${step.error}`);
    return sum + perft(step.value.state, moves - 1);
  }, 0);
}

type Case = {
  readonly preset: PresetName;
  readonly rules?: ChosenRules;
  readonly hands: readonly string[];
  readonly boneyard?: string;
  /** The rules in the counter's own words. */
  readonly counted: Partial<CountedRules>;
  /** The tile that must be led; none where any may be. */
  readonly lead?: string;
};

const TWO = ['1-3 4-4 3-4 2-4 0-4 6-6 4-5', '5-5 4-6 3-3 5-6 1-4 2-3 2-6'];
const THREE = ['0-5 1-3 2-3 4-4 1-2 4-5', '0-1 4-6 1-1 0-6 5-5 0-3', '5-6 3-5 3-6 1-5 2-5 0-0'];
const FOUR = [
  '1-1 3-3 0-6 4-5 1-4 0-3',
  '2-3 1-3 5-5 0-0 1-6 4-6',
  '4-4 5-6 1-2 0-2 0-5 0-1',
  '2-4 1-5 2-5 3-5 3-4 3-6',
];
const REST = '2-2';
const DRAWING = { drawsInATurn: Infinity };

const CASES: Readonly<Record<string, Case>> = {
  'Block, 2 seats': { preset: 'block', hands: TWO, boneyard: REST, counted: {}, lead: '6-6' },
  'Block, 3 seats': { preset: 'block', hands: THREE, boneyard: REST, counted: {}, lead: '5-5' },
  'Block, 4 seats': { preset: 'block', hands: FOUR, boneyard: REST, counted: {}, lead: '5-5' },
  'Draw, 2 seats': {
    preset: 'draw',
    hands: TWO,
    boneyard: '2-5 0-0 0-1 0-5 1-6',
    counted: DRAWING,
    lead: '6-6',
  },
  'Draw, 3 seats': { preset: 'draw', hands: THREE, boneyard: '1-4 2-2 1-6', counted: DRAWING, lead: '5-5' },
  'Draw, 4 seats': {
    preset: 'draw',
    hands: FOUR,
    boneyard: REST,
    counted: DRAWING,
    lead: '5-5',
  },
  'one tile a turn, a reserve of one, 3 seats': {
    preset: 'draw',
    rules: { drawing: 'one', reserve: 1 },
    hands: THREE,
    boneyard: '1-4 2-2 1-6',
    counted: { drawsInATurn: 1, reserve: 1 },
    lead: '5-5',
  },
  'two tiles a turn by choice, 2 seats': {
    preset: 'draw',
    rules: { drawing: 'two', drawByChoice: true },
    hands: TWO,
    boneyard: '2-5 0-0 0-1',
    counted: { drawsInATurn: 2, mayDrawByChoice: true },
    lead: '6-6',
  },
  'by choice down to a reserve of two, counter-clockwise, 4 seats': {
    preset: 'draw',
    rules: { drawByChoice: true, reserve: 2, direction: 'counter-clockwise' },
    hands: FOUR,
    boneyard: '2-2 2-6 0-4',
    counted: { ...DRAWING, mayDrawByChoice: true, reserve: 2, direction: -1 },
    lead: '5-5',
  },
  'All Fives with a spinner, 2 seats': {
    preset: 'all-fives',
    hands: TWO,
    boneyard: '2-5 0-0 0-1',
    counted: { ...DRAWING, spins: true },
    lead: '6-6',
  },
  'All Fives with a spinner, won in mid-round, 2 seats': {
    preset: 'all-fives',
    rules: { target: 25 },
    hands: TWO,
    boneyard: '2-5 0-0 0-1',
    counted: { ...DRAWING, spins: true, target: 25 },
    lead: '6-6',
  },
  'All Fives in partners, won in mid-round, one tile a turn, 4 seats': {
    preset: 'all-fives',
    rules: { teams: 'partners', target: 15, drawing: 'one' },
    hands: FOUR,
    boneyard: '2-2 2-6',
    counted: { drawsInATurn: 1, spins: true, sides: 2, target: 15 },
    lead: '5-5',
  },
  'Muggins, after the round, 3 seats': {
    preset: 'muggins',
    rules: { target: 20, targetReached: 'after-round' },
    hands: THREE,
    boneyard: '1-4 2-2',
    counted: DRAWING,
    lead: '5-5',
  },
  'Latin partners, counter-clockwise, 4 seats': {
    preset: 'latin-partners',
    rules: { direction: 'counter-clockwise' },
    hands: FOUR,
    boneyard: REST,
    counted: { direction: -1, sides: 2 },
    lead: '5-5',
  },
  'the highest double held, any tile led, a reserve by players, two tiles a turn, 3 seats': {
    preset: 'draw',
    rules: { firstLead: 'highest-double-any-tile', drawing: 'two', reserve: 'by-players' },
    hands: THREE,
    boneyard: '1-4 2-2',
    counted: { drawsInATurn: 2, reserve: 1 },
  },
  'set 9, no double held, the heaviest led, 2 seats': {
    preset: 'draw',
    rules: { set: 9, noDouble: 'heaviest' },
    hands: ['8-9 0-9 3-8 1-7 2-9', '7-9 0-8 1-3 2-7 4-9'],
    boneyard: '9-9 0-3 5-8',
    counted: DRAWING,
    lead: '8-9',
  },
  'a spinner that may not be led, block, 4 seats': {
    preset: 'block',
    rules: { spinner: 'first-double', firstLead: 'random' },
    hands: FOUR,
    counted: { spins: true },
  },
};

/** Counting stops beyond this many sequences, or when all rounds are over. */
const ENOUGH = 3000;

describe(
  'the sequences of moves from a known deal are as many as an independent counter finds',
  { timeout: 60_000 },
  () => {
    test.each(Object.entries(CASES))(
      '%s',
      (_name, { preset, rules = {}, hands, boneyard = '', counted, lead }) => {
        const leader = rules.firstLead === 'random' ? 0 : null;
        const state = dealTable({ preset, rules, hands, boneyard, leader });
        const round = {
          hands: state.secrets.hands,
          boneyard: state.secrets.boneyard,
          toMove: state.table.leader,
          lead: lead ?? null,
          line: [],
          drawn: 0,
          points: hands.map(() => 0),
          rules: {
            drawsInATurn: 0,
            reserve: 0,
            mayDrawByChoice: false,
            spins: false,
            direction: 1,
            sides: hands.length,
            target: Infinity,
            ...counted,
          },
        } as const;
        let found = 1;
        for (let moves = 1; found > 0 && found < ENOUGH; moves++) {
          found = perft(state, moves);
          expect({ moves, found }).toEqual({ moves, found: countMoves(round, moves) });
        }
      },
    );
  },
);
