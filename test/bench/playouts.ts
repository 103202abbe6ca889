import { Dice } from '../../src/main/bots/fast/dice';
import { FastRound } from '../../src/main/bots/fast/fastRound';
import { moveCode } from '../../src/main/bots/fast/layTable';
import { anything, playOut } from '../../src/main/bots/fast/playOut';
import { startGame } from '../../src/shared/engine/deal';
import { seedRandom } from '../../src/shared/engine/random';
import { faceOf } from '../../src/shared/engine/tile';
import type { Tile } from '../../src/shared/engine/tile';
import type { PresetName } from '../../src/shared/rules/presets';
import { makeRules } from '../../src/shared/rules/presets';
import type { ChosenRules } from '../../src/shared/rules/rules';
import { inNumbers } from '../helpers/inNumbers';
import type { BenchResult } from './bench';
import { median } from './bench';
import type { NaiveRound } from './naiveRound';
import { playNaiveRound } from './naiveRound';

const DEALS = 200;
/** Every deal is played so often in a turn. */
const TIMES = 20;

type Table = readonly [name: string, preset: PresetName, seats: number, chosen: ChosenRules];

const TABLES: readonly Table[] = [
  ['Block, 2 seats', 'block', 2, {}],
  ['Draw, 2 seats', 'draw', 2, {}],
  ['Block, 4 seats', 'block', 4, { handSize: 7 }],
  ['Block, double-eighteen, 4 seats', 'block', 4, { set: 18, handSize: 25 }],
];

/** Seconds of processor time, so that other work on the machine counts little. */
function cpuSeconds(act: () => void): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** Random playouts a second of processor time, the deal's copy included, in numbers and on plain objects, in turns. */
function benchTable([name, preset, seats, chosen]: Table, isShort: boolean): BenchResult {
  const rules = makeRules(preset, seats, { ...chosen, firstLead: 'random' });
  const naiveTile = (tile: Tile): { a: number; b: number } => ({ a: faceOf(tile).low, b: faceOf(tile).high });
  const deals = Array.from({ length: DEALS }, (_, deal) => {
    const { state } = startGame(rules, seats, seedRandom(`playout ${deal}`));
    const { hands, boneyard } = state.secrets;
    const led = inNumbers(state);
    led.toMove = 0;
    led.make(moveCode(led, { type: 'play', tile: hands[0]![0]!, end: null }));
    const naive: NaiveRound = {
      hands: hands.map((hand) => hand.map(naiveTile)),
      boneyard: boneyard.map(naiveTile),
      mayDraw: rules.drawing !== 'none',
    };
    return { led, naive };
  });
  const dice = Dice.from(seedRandom('playouts'));
  const round = new FastRound(deals[0]!.led.terms);
  const below = (limit: number): number => dice.below(limit);
  const ours: number[] = [];
  const theirs: number[] = [];
  const turns = isShort ? 8 : 60;
  for (let turn = -3; turn < turns; turn++) {
    const mine = cpuSeconds(() => {
      for (let times = 0; times < TIMES; times++) {
        for (const { led } of deals) {
          round.copy(led);
          playOut(round, anything, dice);
        }
      }
    });
    const other = cpuSeconds(() => {
      for (let times = 0; times < TIMES; times++) for (const { naive } of deals) playNaiveRound(naive, below);
    });
    if (turn < 0) continue;
    ours.push((DEALS * TIMES) / mine);
    theirs.push((DEALS * TIMES) / other);
  }
  const [speed, yardstick] = [median(ours), median(theirs)];
  return {
    name: `playouts, ${name}`,
    unit: 'playouts/s',
    ours: Math.round(speed),
    yardstick: Math.round(yardstick),
    ratio: speed / yardstick,
    n: turns,
    note: 'random play from a given lead to the end, the deal copied and the round scored; the yardstick is lists of tile objects',
  };
}

export function benchPlayouts(isShort: boolean): readonly BenchResult[] {
  return TABLES.map((table) => benchTable(table, isShort));
}
