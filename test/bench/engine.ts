import { startGame } from '../../src/shared/engine/deal';
import { play } from '../../src/shared/engine/play';
import { seedRandom } from '../../src/shared/engine/random';
import type { State } from '../../src/shared/engine/state';
import { byWeight, highOf, isDouble, lowOf } from '../../src/shared/engine/tile';
import { viewFor } from '../../src/shared/engine/view';
import { makeRules } from '../../src/shared/rules/presets';
import type { BareDeal } from './bareRound';
import { bitOf, playBareRound } from './bareRound';
import type { BenchResult } from './bench';
import { median } from './bench';

const SEATS = 4;
const DEALS = 500;
/** The yardstick plays every deal so often, to take about as long as we do. */
const BARE_TIMES = 40;

let chance = 0x2545f491;

/** A whole number below `limit`; as cheap and as random as the yardstick's. */
function pick(limit: number): number {
  chance ^= chance << 13;
  chance ^= chance >>> 17;
  chance ^= chance << 5;
  return (chance >>> 0) % limit;
}

/** Plays a dealt round at random to its end, with the view of every seat at each move; returns the tiles played. */
function playRound(deal: State): number {
  let state = deal;
  for (;;) {
    const { phase } = state.table;
    if (phase.at !== 'turn') return state.table.line.laid.length;
    let legal = viewFor(state, { as: 'seat', seat: 0 }).legal;
    for (let seat = 1; seat < SEATS; seat++) {
      const view = viewFor(state, { as: 'seat', seat });
      if (seat === phase.toMove) legal = view.legal;
    }
    const move = legal[pick(legal.length)];
    if (move === undefined) throw new Error('Nothing to do in a round that is not over');
    const step = play(state, phase.toMove, move);
    if (!step.ok) throw new Error(`A legal move was refused: ${step.error}`);
    state = step.value.state;
  }
}

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

/** Random rounds of Block with four seats, views included, beside bare bit masks on the same deals, in turns. */
export function benchEngine(short: boolean): readonly BenchResult[] {
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
    const mine = time(DEALS, () => deals.reduce((sum, deal) => sum + playRound(deal), 0));
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
  return [
    {
      name: 'Block, 4 seats',
      unit: 'rounds/s',
      ours: Math.round(speed),
      yardstick: Math.round(yardstick),
      ratio: speed / yardstick,
      n: turns,
      note: `legal, play and every seat's view at each move; the yardstick is a bit-mask loop without views or score; tiles a round ${perRound} and ${barePerRound}`,
    },
  ];
}
