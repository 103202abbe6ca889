import { performance } from 'node:perf_hooks';
import type { RecordFile, RecordRound } from '../../shared/record/file';
import { gameRecord, roundRecord } from '../../shared/record/make';
import { sidesOf } from '../../shared/engine/seat';
import type { Side } from '../../shared/engine/seat';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { makeRules } from '../../shared/rules/presets';
import type { Bot } from '../bots/bot';
import { BOT_CALLED } from '../bots/namedBots';
import { playGame, ROUNDS_MOST } from './playGame';
import type { SimulateRequest } from './simulateRequest';
import { Stopwatch } from './stopwatch';

/** What `simulate` prints (records.md). Lists are by seat, in partners by team; `bots` by seat. */
export type Simulated = {
  readonly games: number;
  readonly rounds: number;
  readonly roundWins: readonly number[];
  readonly gameWins: readonly number[];
  readonly points: readonly number[];
  readonly roundsPerSecond: number;
  readonly bots: readonly { readonly name: string; readonly medianMs: number; readonly p95Ms: number }[];
};

/** A game that was given up, counted from 1. */
export type Endless = { readonly game: number; readonly roundsMost: number };

export type SimulationParts = {
  /** Told of each game as a record, where records are wanted. */
  readonly onRecord?: (record: RecordFile, game: number) => Promise<void>;
  readonly roundsMost?: number;
};

/**
 * Plays the games that are asked for, each from a seed made of the text and its number. Everything but the times
 * follows from the request. Refused where a game does not end.
 */
export async function simulate(
  { setup: { preset, chosen, seats }, games, seed, bots }: Omit<SimulateRequest, 'folder'>,
  { onRecord, roundsMost = ROUNDS_MOST }: SimulationParts = {},
): Promise<Result<Simulated, Endless>> {
  const rules = makeRules(preset, seats, chosen);
  const sides = sidesOf(seats, rules.teams);
  const [roundWins, gameWins, points] = [sides.map(() => 0), sides.map(() => 0), sides.map(() => 0)];
  const watches = bots.map(() => new Stopwatch());
  const seated = bots.map((name, seat) => timed(BOT_CALLED[name], watches[seat]));
  const names = bots.map((name, seat) => `${name} ${seat + 1}`);
  let rounds = 0;
  let playedMs = 0;

  for (let game = 1; game <= games; game++) {
    const recorded: RecordRound[] = [];
    let scores: readonly number[] = [];
    const began = performance.now();
    const winner = playGame({
      rules,
      bots: seated,
      seed: `${seed} game ${game}`,
      roundsMost,
      onRound: ({ dealt, moves, end }) => {
        rounds++;
        if (end.winner !== null) addTo(roundWins, end.winner, 1);
        ({ scores } = end);
        if (onRecord !== undefined) recorded.push(roundRecord(dealt, moves));
      },
    });
    playedMs += performance.now() - began;
    if (!winner.ok) return err({ game, roundsMost });
    addTo(gameWins, winner.value, 1);
    for (const [side, score] of scores.entries()) addTo(points, side, score);
    await onRecord?.(gameRecord({ preset, chosen, names }, recorded), game);
  }

  return ok({
    games,
    rounds,
    roundWins,
    gameWins,
    points,
    roundsPerSecond: Math.round(rounds / (playedMs / 1000)),
    bots: bots.map((name, seat) => ({
      name,
      medianMs: inMs(watches[seat]?.quantile(0.5)),
      p95Ms: inMs(watches[seat]?.quantile(0.95)),
    })),
  });
}

function timed(bot: Bot, watch: Stopwatch | undefined): Bot {
  return watch === undefined ? bot : (view, chance) => watch.time(() => bot(view, chance));
}

function addTo(list: number[], side: Side, more: number): void {
  list[side] = (list[side] ?? 0) + more;
}

/** Three figures are more than a clock is good for. */
function inMs(time = 0): number {
  return Number(time.toPrecision(3));
}
