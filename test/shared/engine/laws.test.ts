import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { nextRound, startGame } from '../../../src/shared/engine/deal';
import { legalMoves } from '../../../src/shared/engine/legal';
import { ENDS } from '../../../src/shared/engine/line';
import type { Move } from '../../../src/shared/engine/moves';
import { play } from '../../../src/shared/engine/play';
import { seedRandom } from '../../../src/shared/engine/random';
import { nextSeat } from '../../../src/shared/engine/seat';
import type { State } from '../../../src/shared/engine/state';
import { hasEnd, tilesOfSet } from '../../../src/shared/engine/tile';
import { arbitraryGame, arbitraryRulesGame } from '../../helpers/arbitraryGame';
import type { GameSetup, Made } from '../../helpers/gameSteps';
import { gameStates, gameSteps, roundMoves } from '../../helpers/gameSteps';
import { MOST_IN_A_PLAY } from '../../../src/shared/rules/playScore';
import { runs } from '../../helpers/runs';
import { openPlaces } from '../../independent/openPlaces';
import { gameWinner, playPoints } from '../../independent/playPoints';
import { roundPoints } from '../../independent/roundPoints';

/** Random games: of Draw and Block, and by random rules with every set at every table. */
const GAMES = [
  { of: 'Draw and Block', seats: 2, games: 200, arbitrary: arbitraryGame },
  { of: 'Draw and Block', seats: 3, games: 200, arbitrary: arbitraryGame },
  { of: 'Draw and Block', seats: 4, games: 200, arbitrary: arbitraryGame },
  { of: 'any rules', seats: 2, games: 60, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 3, games: 60, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 4, games: 120, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 5, games: 20, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 6, games: 20, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 7, games: 20, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 8, games: 20, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 9, games: 20, arbitrary: arbitraryRulesGame },
  { of: 'any rules', seats: 10, games: 20, arbitrary: arbitraryRulesGame },
] as const;

function movesOf(game: GameSetup): readonly Made[] {
  return [...gameSteps(game)].flatMap(({ made }) => made ?? []);
}

/** The states of a game's first round, from the deal to its end. */
function firstRound({ rules, seats, seed }: GameSetup): readonly State[] {
  const deal = startGame(rules, seats, seedRandom(seed)).state;
  return [deal, ...[...roundMoves(deal, seedRandom(seed))].map(({ step }) => step.state)];
}

const EVERY_MOVE = {
  6: everyMove(6),
  9: everyMove(9),
  12: everyMove(12),
  15: everyMove(15),
  18: everyMove(18),
};

function everyMove(top: number): readonly Move[] {
  const plays = tilesOfSet(top).flatMap((tile) =>
    [null, ...ENDS].map((end): Move => ({ type: 'play', tile, end })),
  );
  return [...plays, { type: 'draw' }, { type: 'pass' }];
}

// Plain assertions, because millions are made here.
describe.each(GAMES)(
  'in random games of $of with $seats seats',
  { timeout: runs(60_000) },
  ({ seats, games, arbitrary }) => {
    function holds(law: (game: GameSetup) => void): void {
      fc.assert(fc.property(arbitrary(seats), law), { numRuns: runs(games) });
    }

    test('no tile is lost or doubled, and the numbers everybody sees are true', () => {
      holds((game) => {
        const set = tilesOfSet(game.rules.set);
        for (const { table, secrets } of gameStates(game)) {
          const laid = table.line.laid.map(({ tile }) => tile);
          const tiles = new Set([...secrets.hands.flat(), ...secrets.boneyard, ...laid]);
          assert.equal(tiles.size, set.length);
          assert.equal(secrets.hands.flat().length + secrets.boneyard.length + laid.length, set.length);
          assert(
            isDeepStrictEqual(
              table.held,
              secrets.hands.map((hand) => hand.length),
            ),
          );
          assert.equal(table.boneyard, secrets.boneyard.length);
        }
      });
    });

    test('every round ends: after no more moves than plays, draws and passes between them can be', () => {
      holds((game) => {
        const tiles = tilesOfSet(game.rules.set).length;
        for (const { table } of gameStates(game)) assert(table.turns.length < 2 * tiles * seats);
      });
    });

    test('rounds are won and scored as an independent scorer says, and scores add up', () => {
      holds((game) => {
        for (const { before, step, seat } of movesOf(game)) {
          const { table, secrets } = step.state;
          if (table.phase.at === 'turn') continue;
          const { ended, winner, points, scores } = table.phase.end;
          const { hands, boneyard } = secrets;
          assert.deepEqual(roundPoints({ ended, last: seat, hands, boneyard, rules: game.rules }), {
            winner,
            points,
          });
          assert(points >= 0);
          const played = step.events[0]?.type === 'played' ? step.events[0].scored : 0;
          const made = scores.reduce((sum, score) => sum + score, 0);
          assert.equal(made, before.table.scores.reduce((sum, score) => sum + score, 0) + played + points);
          assert.equal(table.scores, scores);
        }
      });
    });

    test('the game goes on exactly while nobody has won it by an independent reading of the scores', () => {
      holds((game) => {
        for (const { table } of gameStates(game)) {
          const winner = gameWinner(table.scores, table.phase.at !== 'turn', game.rules);
          assert.equal(table.phase.at === 'gameOver' ? table.phase.winner : null, winner);
        }
      });
    });

    test('the open ends, their sum and what it scores are what an independent reading of the line says', () => {
      holds((game) => {
        const spins = game.rules.spinner === 'first-double';
        for (const { step } of movesOf(game)) {
          const [event] = step.events;
          if (event?.type !== 'played') continue;
          assert.equal(event.scored, playPoints(event.sum, game.rules.playScoring));
          assert(event.scored <= MOST_IN_A_PLAY[game.rules.set]);
          const { line } = step.state.table;
          const places = openPlaces(line.laid, spins);
          const ours = ENDS.flatMap((end) => {
            const open = line.ends[end];
            return open === undefined ? [] : [[end, open.pips, open.counts]];
          });
          assert(
            isDeepStrictEqual(
              ours,
              places.map(({ end, pips, worth }) => [end, pips, worth]),
            ),
          );
          assert.equal(
            event.sum,
            places.reduce((sum, { worth }) => sum + worth, 0),
          );
        }
      });
    });

    test('a round is over exactly when somebody is out, or nobody can play and nothing may be drawn', () => {
      holds((game) => {
        for (const { step } of movesOf(game)) {
          const { table, secrets } = step.state;
          const isOut = secrets.hands.some((hand) => hand.length === 0);
          const canDraw = game.rules.drawing !== 'none' && secrets.boneyard.length > reserveOf(game);
          const canGoOn = canDraw || canAnybodyPlay(step.state);
          const isOver = table.phase.at !== 'turn';
          const isWon = isOver && table.phase.end.ended === 'target';
          assert.equal(isOver, isWon || isOut || !canGoOn);
          if (isOver && !isWon) assert.equal(table.phase.end.ended, isOut ? 'out' : 'blocked');
        }
      });
    });

    test('turns go round in the direction of play, and only a draw keeps the turn', () => {
      holds((game) => {
        for (const { seat, move, step } of movesOf(game)) {
          const { phase } = step.state.table;
          if (phase.at !== 'turn') continue;
          const next = move.type === 'draw' ? seat : nextSeat(seat, seats, game.rules.direction);
          assert.equal(phase.toMove, next);
        }
      });
    });

    test('the legal moves are exactly those that play accepts, each once, and refusals come as values', () => {
      holds((game) => {
        const all = EVERY_MOVE[game.rules.set];
        for (const state of firstRound(game)) {
          const { table, secrets } = state;
          if (table.phase.at !== 'turn') continue;
          const { toMove } = table.phase;
          const accepted = all.filter((move) => play(state, toMove, move).ok);
          const legal = legalMoves(table, secrets.hands[toMove]!);
          const name = (move: Move): string =>
            move.type === 'play' ? `${move.tile}@${move.end}` : move.type;
          assert(isDeepStrictEqual(accepted.map(name).sort(), legal.map(name).sort()));
          assert.deepEqual(play(state, nextSeat(toMove, seats, 'clockwise'), legal[0]!), {
            ok: false,
            error: 'not-your-turn',
          });
        }
      });
    });

    test('the same seed and the same moves give the same game (cases.md C65)', () => {
      holds((game) => {
        let state: State | null = null;
        for (const { dealt, made } of gameSteps(game)) {
          if (dealt !== null) {
            const again: State = state === null ? startAgain(game) : nextRound(state).state;
            state = again;
            assert(isDeepStrictEqual(again, dealt.state));
          } else {
            const step = play(state!, made.seat, made.move);
            assert(step.ok);
            // The state at the end of a round holds all that happened in it.
            const isEnd = step.value.state.table.phase.at !== 'turn';
            assert(!isEnd || isDeepStrictEqual(step.value, made.step));
            ({ state } = step.value);
          }
        }
      });
    });
  },
);

function canAnybodyPlay({ table, secrets }: State): boolean {
  const places = openPlaces(table.line.laid, table.rules.spinner === 'first-double');
  return secrets.hands.some((hand) => hand.some((tile) => places.some(({ pips }) => hasEnd(tile, pips))));
}

function startAgain({ rules, seats, seed }: GameSetup): State {
  return startGame(rules, seats, seedRandom(`deal ${seed}`)).state;
}

function reserveOf({ rules, seats }: GameSetup): number {
  return rules.reserve === 'by-players' ? (seats === 2 ? 2 : 1) : rules.reserve;
}
