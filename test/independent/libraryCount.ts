/*
 * A second opinion on the statistics of a library: counted from what `replay` prints and the moves as they are
 * written, by one walk through the text of each game. Nothing of ours is in it.
 */

type Round = { readonly ended: string; readonly winner: number | null; readonly scores: readonly number[] };
export type CountedGame = {
  readonly names: readonly string[];
  readonly isTeams: boolean;
  /** The moves of each round, as a record writes them. */
  readonly moves: readonly (readonly string[])[];
  readonly rounds: readonly Round[];
  readonly winner: number | null;
};

export type Count = Record<
  'games' | 'wins' | 'longest' | 'current' | 'rounds' | 'out' | 'blocked' | 'points' | 'drawn' | 'passes',
  number
>;

const NOTHING: Count = {
  games: 0,
  wins: 0,
  longest: 0,
  current: 0,
  rounds: 0,
  out: 0,
  blocked: 0,
  points: 0,
  drawn: 0,
  passes: 0,
};

/** Counts by name, and by `A against B` with A's wins in games between them. */
export function countLibrary(games: readonly CountedGame[]): {
  readonly people: ReadonlyMap<string, Count>;
  readonly against: ReadonlyMap<string, { games: number; wins: number }>;
  readonly longestLine: number;
} {
  const people = new Map<string, Count>();
  const against = new Map<string, { games: number; wins: number }>();
  let longestLine = 0;
  for (const game of games) {
    if (game.winner === null) continue;
    const won = (seat: number): boolean => (game.isTeams ? seat % 2 : seat) === game.winner;
    game.names.forEach((name, seat) => {
      const count = people.get(name) ?? { ...NOTHING };
      people.set(name, count);
      count.games += 1;
      count.current = won(seat) ? count.current + 1 : 0;
      count.wins += won(seat) ? 1 : 0;
      count.longest = Math.max(count.longest, count.current);
      game.rounds.forEach((round, at) => {
        const moves = game.moves[at] ?? [];
        const side = game.isTeams ? seat % 2 : seat;
        const last = moves.filter((move) => /^\d \d+-\d+/.test(move)).at(-1) ?? '';
        count.rounds += 1;
        if (round.ended === 'out' && last.startsWith(`${seat} `)) count.out += 1;
        if (round.ended === 'blocked' && round.winner === side) count.blocked += 1;
        count.points += (round.scores[side] ?? 0) - (game.rounds[at - 1]?.scores[side] ?? 0);
        count.drawn += moves.filter((move) => move.startsWith(`${seat} draw`)).length;
        count.passes += moves.filter((move) => move === `${seat} pass`).length;
      });
      game.names.forEach((other, theirs) => {
        const isPartner = game.isTeams && theirs % 2 === seat % 2;
        if (theirs === seat || isPartner || other === name) return;
        const key = `${name} against ${other}`;
        const met = against.get(key) ?? { games: 0, wins: 0 };
        against.set(key, { games: met.games + 1, wins: met.wins + (won(seat) ? 1 : 0) });
      });
    });
    for (const moves of game.moves) {
      longestLine = Math.max(
        longestLine,
        moves.filter((move) => move.includes('-') && !move.includes('draw')).length,
      );
    }
  }
  return { people, against, longestLine };
}
