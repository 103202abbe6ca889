import type { Seat } from '../engine/seat';
import { seatsOfSide, sideOf } from '../engine/seat';
import type { Summary } from './summary';

/** What somebody did in all the games they finished, under one name. */
export type PersonStatistics = {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Games won one after another: the most there ever were, and those until now. */
  readonly streak: { readonly longest: number; readonly current: number };
  readonly rounds: number;
  /** Rounds this person ended by going out. */
  readonly roundsOut: number;
  /** Blocked rounds their side won. */
  readonly roundsBlocked: number;
  /** Points their side made. */
  readonly points: number;
  readonly tilesDrawn: number;
  readonly passes: number;
};

/** Two people who played against each other, and how many of those games each of them won. */
export type HeadToHead = {
  readonly names: readonly [string, string];
  readonly games: number;
  readonly wins: readonly [number, number];
};

export type Statistics = {
  /** By games, then by name. */
  readonly people: readonly PersonStatistics[];
  readonly headToHead: readonly HeadToHead[];
  /** Tiles in the longest line of all. */
  readonly longestLine: number;
};

const BY_NAME = new Intl.Collator('en', { numeric: true });

type Tally = { -readonly [Key in keyof PersonStatistics]: PersonStatistics[Key] };

/**
 * Adds up games that were finished; those that stop before anybody won count for nothing here. In the order given,
 * the oldest first: streaks depend on it. People are who they are called.
 */
export function statisticsOf(games: readonly Summary[]): Statistics {
  const people = new Map<string, Tally>();
  const pairs = new Map<string, { names: [string, string]; games: number; wins: [number, number] }>();
  const finished = games.filter(({ winner }) => winner !== null);
  for (const game of finished) {
    for (const [seat, name] of game.names.entries()) addGame(tallyOf(people, name), game, seat);
    for (const [first, second] of opponentsIn(game)) {
      const names = [nameAt(game, first), nameAt(game, second)].sort((a, b) => BY_NAME.compare(a, b));
      const key = JSON.stringify(names);
      const [one = '', other = ''] = names;
      const pair = pairs.get(key) ?? { names: [one, other], games: 0, wins: [0, 0] };
      pairs.set(key, pair);
      pair.games++;
      for (const seat of [first, second]) {
        if (sideOf(seat, game.teams) === game.winner) pair.wins[nameAt(game, seat) === one ? 0 : 1]++;
      }
    }
  }
  return {
    people: [...people.values()].sort((a, b) => b.games - a.games || BY_NAME.compare(a.name, b.name)),
    headToHead: [...pairs.values()].sort(
      (a, b) => b.games - a.games || BY_NAME.compare(a.names.join(' '), b.names.join(' ')),
    ),
    longestLine: Math.max(0, ...finished.map((game) => game.longestLine)),
  };
}

function nameAt({ names }: Summary, seat: Seat): string {
  return names[seat] ?? '';
}

function tallyOf(people: Map<string, Tally>, name: string): Tally {
  const known = people.get(name) ?? {
    name,
    games: 0,
    wins: 0,
    streak: { longest: 0, current: 0 },
    rounds: 0,
    roundsOut: 0,
    roundsBlocked: 0,
    points: 0,
    tilesDrawn: 0,
    passes: 0,
  };
  people.set(name, known);
  return known;
}

function addGame(person: Tally, game: Summary, seat: Seat): void {
  const side = sideOf(seat, game.teams);
  const hasWon = side === game.winner;
  const current = hasWon ? person.streak.current + 1 : 0;
  person.games++;
  person.wins += Number(hasWon);
  person.streak = { longest: Math.max(person.streak.longest, current), current };
  person.rounds += game.rounds;
  person.roundsOut += game.out[seat] ?? 0;
  person.roundsBlocked += game.blocked[side] ?? 0;
  person.points += game.made[side] ?? 0;
  person.tilesDrawn += game.drawn[seat] ?? 0;
  person.passes += game.passed[seat] ?? 0;
}

/** Every two seats of different sides; two of the same name are no opponents. */
function opponentsIn(game: Summary): readonly (readonly [Seat, Seat])[] {
  const sides = [...new Set(game.names.map((_, seat) => sideOf(seat, game.teams)))];
  const seatsOf = sides.map((side) => seatsOfSide(side, game.names.length, game.teams));
  return seatsOf
    .flatMap((ours, at) =>
      seatsOf
        .slice(at + 1)
        .flat()
        .flatMap((other) => ours.map((seat) => [seat, other] as const)),
    )
    .filter(([seat, other]) => nameAt(game, seat) !== nameAt(game, other));
}
