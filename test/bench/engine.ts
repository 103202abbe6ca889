import { startGame } from '../../src/shared/engine/deal';
import { seedRandom } from '../../src/shared/engine/random';
import type { State } from '../../src/shared/engine/state';
import { byWeight, highOf, isDouble, lowOf } from '../../src/shared/engine/tile';
import { makeRules } from '../../src/shared/rules/presets';
import type { BareDeal } from './bareRound';
import { bitOf, playBareRound } from './bareRound';
import type { BenchResult } from './bench';
import { median } from './bench';
import { playRound } from './playRound';
import { benchPresets } from './presets';

const SEATS = 4;
const DEALS = 500;
/** The yardstick plays every deal so often, to take about as long as we do. */
const BARE_TIMES = 40;

function bareDealOf({ table, secrets }: State): BareDeal {
  const led = secrets.hands[table.leader]?.filter(isDouble).sort(byWeight)[0];
  if (led === undefined) throw new Error('The leader holds no double');
  return {
    hands: Int32Array.from(secrets.hands, (hand) =>
      hand.reduce((mask, tile) => mask | (1 << bitOf(lowOf(tile), highOf(tile))), 0),
    ),
    leader: table.leader,
    led: bitOf(lowOf(led), highOf(led)),
  };
}

/** Microseconds for one round, and the tiles played in all. */
function time(rounds: number, run: () => number): { readonly micros: number; readonly tiles: number } {
  const began = performance.now();
  const tiles = run();
  return { micros: ((performance.now() - began) * 1000) / rounds, tiles };
}

/** Whole rounds of Block beside bare bit masks, then every preset beside Block, per play. */
export function benchEngine(short: boolean): readonly BenchResult[] {
  return [benchBlock(short), ...benchPresets(short)];
}

/** Random rounds of Block with four seats, views included, beside bare bit masks on the same deals, in turns. */
function benchBlock(short: boolean): BenchResult {
  const rules = makeRules('block', SEATS, {});
  const deals = Array.from(
    { length: DEALS },
    (_, deal) => startGame(rules, SEATS, seedRandom(`bench ${deal}`)).state,
  );
  const bare = deals.map(bareDealOf);
  const ours: number[] = [];
  const theirs: number[] = [];
  let [tiles, bareTiles] = [0, 0];
  const turns = short ? 60 : 300;
  for (let turn = -10; turn < turns; turn++) {
    const mine = time(DEALS, () =>
      deals.reduce((sum, deal) => sum + playRound(deal).table.line.laid.length, 0),
    );
    const other = time(DEALS * BARE_TIMES, () => {
      let sum = 0;
      for (let times = 0; times < BARE_TIMES; times++) for (const deal of bare) sum += playBareRound(deal);
      return sum;
    });
    if (turn < 0) continue;
    ours.push(1e6 / mine.micros);
    theirs.push(1e6 / other.micros);
    tiles += mine.tiles;
    bareTiles += other.tiles;
  }
  const [speed, yardstick] = [median(ours), median(theirs)];
  const perRound = (tiles / (turns * DEALS)).toFixed(2);
  const barePerRound = (bareTiles / (turns * DEALS * BARE_TIMES)).toFixed(2);
  return {
    name: 'Block, 4 seats',
    unit: 'rounds/s',
    ours: Math.round(speed),
    yardstick: Math.round(yardstick),
    ratio: speed / yardstick,
    n: turns,
    note: `legal, play and every seat's view at each move; the yardstick is a bit-mask loop without views or score; tiles a round ${perRound} and ${barePerRound}`,
  };
}
