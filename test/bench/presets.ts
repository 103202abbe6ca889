import { startGame } from '../../src/shared/engine/deal';
import { seedRandom } from '../../src/shared/engine/random';
import type { State } from '../../src/shared/engine/state';
import type { SetTop } from '../../src/shared/engine/tile';
import { SET_TOPS } from '../../src/shared/engine/tile';
import { check } from '../../src/shared/rules/check';
import type { PresetName } from '../../src/shared/rules/presets';
import { makeRules, PRESETS } from '../../src/shared/rules/presets';
import type { BenchResult } from './bench';
import { median } from './bench';
import { playRound } from './playRound';

const SEATS = [2, 4, 8] as const;
const WARM_UPS = 4;

const DEALS = 50;
/** So many tiles every preset plays in a turn: about a millisecond. */
const PLAYS = 300;
const TURNS = { short: 25, long: 200 };

type Measured = {
  readonly preset: PresetName;
  readonly deals: readonly State[];
  /** Microseconds for one tile played, one figure a turn. */
  readonly micros: number[];
};

/** Microseconds this process has worked, whatever else the machine did meanwhile. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds for one tile played, draws and passes on the way to it included, over rounds from deal `from` on. */
function microsPerPlay(deals: readonly State[], from: number): number {
  const began = worked();
  let plays = 0;
  for (let next = from; plays < PLAYS; next++) {
    const deal = deals[next % deals.length];
    if (deal === undefined) throw new Error('Nothing was dealt');
    plays += playRound(deal).table.line.laid.length;
  }
  return (worked() - began) / plays;
}

/** Every preset that can be played at such a table, with its deals. */
function presetsAt(set: SetTop, seats: number): readonly Measured[] {
  return PRESETS.flatMap((preset) => {
    const rules = makeRules(preset, seats, { set });
    if (check(rules, seats).length > 0) return [];
    const dealt = Array.from(
      { length: DEALS },
      (_, deal) => startGame(rules, seats, seedRandom(`bench ${deal}`)).state,
    );
    return [{ preset, deals: dealt, micros: [] }];
  });
}

function benchTable(set: SetTop, seats: number, short: boolean): readonly BenchResult[] {
  const turns = short ? TURNS.short : TURNS.long;
  const measured = presetsAt(set, seats);
  for (let turn = 0; turn < WARM_UPS + turns; turn++) {
    for (const { deals, micros } of measured) {
      const perPlay = microsPerPlay(deals, turn);
      if (turn >= WARM_UPS) micros.push(perPlay);
    }
  }
  const block = measured.find(({ preset }) => preset === 'block');
  if (block === undefined) return [];
  const yardstick = median(block.micros);
  return measured.map(({ preset, micros }) => ({
    name: `${preset}, set ${set}, ${seats} seats`,
    unit: 'µs/play',
    ours: median(micros),
    yardstick,
    ratio: median(micros) / yardstick,
    n: turns,
    note: 'processor time of whole random rounds with every view, by tiles played; the yardstick is block at the same table',
  }));
}

/** Every preset with every set and 2, 4 and 8 seats beside Block at the same table, in turns; the slowest first. */
export function benchPresets(short: boolean): readonly BenchResult[] {
  const results = SET_TOPS.flatMap((set) => SEATS.flatMap((seats) => benchTable(set, seats, short)));
  return results.sort((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0));
}
