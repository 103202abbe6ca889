import { botOf } from '../../src/main/bots/levels';
import { BOT_CALLED } from '../../src/main/bots/namedBots';
import type { Bot } from '../../src/main/bots/bot';
import { playGame, ROUNDS_MOST } from '../../src/main/cli/playGame';
import type { PresetName } from '../../src/shared/rules/presets';
import { makeRules } from '../../src/shared/rules/presets';
import type { ChosenRules, Rules } from '../../src/shared/rules/rules';
import type { BenchResult } from './bench';
import { quantile } from './bench';
import type { Share } from './duel';
import { duelDeal, shareFrom } from './duel';
import { forPoints } from './forPoints';
import { benchPlayouts } from './playouts';
import { benchQuality } from './quality';

/** Deals and games of the bench; no bot was ever tuned on them. */
const SEED = 'measured, never tuned on';

/** The tables of the floors: seven tiles, anybody leads anything, a block scores the difference. */
const SIX: ChosenRules = { handSize: 7, firstLead: 'random', blockScore: 'minus-own' };
const TABLES = {
  block: ['Block', 'block', 2, SIX],
  draw: ['Draw', 'draw', 2, SIX],
  partners: ['partners', 'latin-partners', 4, SIX],
  fives: ['All Fives, 2 seats', 'all-fives', 2, {}],
  fivesAlone: ['All Fives, 4 alone', 'all-fives', 4, {}],
  nine: ['double-nine, 5 seats', 'big-table', 5, {}],
} as const satisfies Record<string, readonly [string, PresetName, number, ChosenRules]>;

const BOTS: Readonly<Record<string, Bot>> = { ...BOT_CALLED, 'greedy for points': forPoints };

/** A table, who is measured against whom, and the floor of the interval's lower end in per cent. */
type Measure = readonly [
  table: keyof typeof TABLES,
  ours: string,
  theirs: string,
  floor: number | null,
  deals: number,
];

/** So many that half an interval is about one in a hundred. */
const DEALS = 2000;

const ROUNDS: readonly Measure[] = [
  ['block', 'hard', 'greedy', 60, DEALS],
  ['draw', 'hard', 'greedy', 72, DEALS],
  ['partners', 'hard', 'greedy', 75, DEALS],
  ['block', 'hard', 'careful', 53.5, DEALS],
  ['draw', 'hard', 'careful', 58.5, DEALS],
  ['partners', 'hard', 'careful', 62, DEALS],
  ['fives', 'hard', 'greedy for points', 64, DEALS],
  ['fivesAlone', 'hard', 'greedy for points', null, 400],
  ['nine', 'hard', 'careful', null, 200],
  ['block', 'hard', 'medium', 52, DEALS],
  ['draw', 'hard', 'medium', 52, DEALS],
  ['partners', 'hard', 'medium', 52, DEALS],
  ['fives', 'hard', 'medium', 52, DEALS],
  ['block', 'medium', 'easy', 52, DEALS],
  ['draw', 'medium', 'easy', 52, DEALS],
  ['partners', 'medium', 'easy', 52, DEALS],
  ['fives', 'medium', 'easy', 52, DEALS],
];

/** Whole games to 100 against greedy, seats changed from game to game. */
const GAMES: readonly Measure[] = [
  ['block', 'hard', 'greedy', 86, 500],
  ['draw', 'hard', 'greedy', 91, 500],
  ['partners', 'hard', 'greedy', 93, 500],
];

const SHORT_MS = 600;

/** Scores, one a turn, until there are enough or a short bench has no time left. */
function collect(turns: number, isShort: boolean, score: (turn: number) => number): readonly number[] {
  const began = performance.now();
  const scores: number[] = [];
  for (let turn = 0; turn < turns; turn++) {
    if (isShort && turn >= 2 && performance.now() - began > SHORT_MS) break;
    scores.push(score(turn));
  }
  return scores;
}

function resultOf(
  name: string,
  what: string,
  { mean, low, high, n }: Share,
  floor: number | null,
): BenchResult {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const held = floor === null ? 'no floor' : `floor ${floor}: ${100 * low >= floor ? 'held' : 'not held'}`;
  return {
    name,
    unit: `% of ${what}`,
    ours: Number(percent(mean)),
    yardstick: null,
    ratio: null,
    n,
    note: `95 % interval ${percent(low)} to ${percent(high)}; ${held}`,
  };
}

/** A table, by its name in the list. */
function tableCalled(at: keyof typeof TABLES): { name: string; rules: Rules; seats: number } {
  const [name, preset, seats, chosen] = TABLES[at];
  return { name, rules: makeRules(preset, seats, chosen), seats };
}

function botCalled(name: string): Bot {
  const bot = BOTS[name];
  if (bot === undefined) throw new Error(`No bot is called ${name}`);
  return bot;
}

function benchRounds([at, ours, theirs, floor, deals]: Measure, isShort: boolean): BenchResult {
  const { name, rules, seats } = tableCalled(at);
  const pair = [botCalled(ours), botCalled(theirs)] as const;
  const scores = collect(deals, isShort, (deal) => duelDeal({ rules, seats, pair, seed: SEED }, deal));
  const equal = 100 / (rules.teams === 'none' ? seats : 2);
  const what = `rounds, of which equals have ${equal}`;
  return resultOf(`${ours} beside ${theirs}, ${name}`, what, shareFrom(scores), floor);
}

function benchGames([at, ours, theirs, floor, games]: Measure, isShort: boolean): BenchResult {
  const { name, rules, seats } = tableCalled(at);
  const scores = collect(games, isShort, (game) => {
    const side = game % 2;
    const bots = Array.from({ length: seats }, (_, seat) => botCalled(seat % 2 === side ? ours : theirs));
    const winner = playGame({
      rules,
      bots,
      seed: `${SEED} game ${game >> 1}`,
      roundsMost: ROUNDS_MOST,
      onRound: () => undefined,
    });
    return Number(winner.ok && winner.value === side);
  });
  return resultOf(`${ours} beside ${theirs}, ${name}, whole games`, 'games', shareFrom(scores), floor);
}

/** How long hard thinks over a choice, with all the time it wants. */
function benchThinking(at: keyof typeof TABLES, isShort: boolean): readonly BenchResult[] {
  const { name, rules, seats } = tableCalled(at);
  const hard = botOf('hard');
  const times: number[] = [];
  const timed: Bot = (view, chance) => {
    const began = performance.now();
    const move = hard(view, chance);
    if (view.legal.length > 1) times.push(performance.now() - began);
    return move;
  };
  collect(100, isShort, (deal) =>
    duelDeal({ rules, seats, pair: [timed, timed], seed: `${SEED} times` }, deal),
  );
  return [
    ['median', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
  ].map(([label, part]) => ({
    name: `hard thinks, ${name}, ${label}`,
    unit: 'ms a choice',
    ours: Number(quantile(times, Number(part)).toPrecision(3)),
    yardstick: null,
    ratio: null,
    n: times.length,
    note: 'by the number of worlds alone, on a machine that may have other work',
  }));
}

/** Says on standard error what came out, since the whole takes long. */
function told(result: BenchResult): BenchResult {
  process.stderr.write(`${result.name}: ${String(result.ours)} ${result.unit}; ${result.note}\n`);
  return result;
}

/** How strong the bots are (shares with 95 % intervals by deal, each played from every side), how quick, and the playouts. */
export function benchBots(isShort: boolean): readonly BenchResult[] {
  return [
    ...benchPlayouts(isShort).map(told),
    ...(['block', 'draw', 'partners'] as const).flatMap((at) =>
      benchQuality(tableCalled(at), isShort).map(told),
    ),
    ...ROUNDS.map((measure) => told(benchRounds(measure, isShort))),
    ...GAMES.map((measure) => told(benchGames(measure, isShort))),
    ...(['draw', 'partners', 'fives', 'nine'] as const).flatMap((at) => benchThinking(at, isShort).map(told)),
  ];
}
