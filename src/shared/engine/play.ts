import { tilesToDraw } from '../rules/drawing';
import type { LastRound } from '../rules/lead';
import { leadRuleOf } from '../rules/lead';
import { TARGET_REACHED } from '../rules/target';
import type { Result } from '../result';
import { err, ok, unreachable } from '../result';
import type { GameEvent } from './events';
import { layByRules } from './layByRules';
import { isFitting, refusalOf } from './legal';
import type { Move, Refusal } from './moves';
import type { RoundEnd, RoundEnding } from './roundEnd';
import { finishRound, withPoints } from './score';
import type { Seat, Side } from './seat';
import { nextSeat, sideOf } from './seat';
import type { Phase, Secrets, State, Table, Turn } from './state';
import type { Step } from './step';
import type { Tile } from './tile';

type TilePlay = Extract<Move, { type: 'play' }>;

/**
 * A seat makes a move: the state after it and what everybody saw, or why it may not. One `draw` draws one tile.
 * The state that comes in is never changed.
 */
export function play(state: State, seat: Seat, move: Move): Result<Step, Refusal> {
  const { phase } = state.table;
  if (phase.at !== 'turn') return err('round-over');
  if (phase.toMove !== seat) return err('not-your-turn');
  const refusal = refusalOf(state.table, handOf(state.secrets, seat), move);
  if (refusal !== null) return err(refusal);
  switch (move.type) {
    case 'play':
      return ok(playTile(state, seat, move));
    case 'draw':
      return ok(drawTile(state, seat, phase.drawn));
    case 'pass':
      return ok(pass(state, seat));
    default:
      return unreachable(move);
  }
}

function handOf(secrets: Secrets, seat: Seat): readonly Tile[] {
  const hand = secrets.hands[seat];
  if (hand === undefined) throw new Error(`There is no seat ${seat} at this table`);
  return hand;
}

function secretsAfter(
  { hands, random }: Secrets,
  seat: Seat,
  hand: readonly Tile[],
  boneyard: readonly Tile[],
): Secrets {
  const changed = hands.slice();
  changed[seat] = hand;
  return { hands: changed, boneyard, random };
}

function turnOf(seat: Seat, drawn = 0): Phase {
  return { at: 'turn', toMove: seat, drawn };
}

function turnAfter({ seats, rules }: Table, seat: Seat): Phase {
  return turnOf(nextSeat(seat, seats, rules.direction));
}

type Changed = Pick<Table, 'line' | 'held' | 'boneyard' | 'turns' | 'scores' | 'phase'>;

/** The table with what a move may change in it. Written out because spreading it costs more than the rest of a move. */
function tableAfter(before: Table, { line, held, boneyard, turns, scores, phase }: Changed): Table {
  const { rules, seats, round, leader, leadReason, rounds } = before;
  return { rules, seats, round, leader, leadReason, line, held, boneyard, turns, scores, rounds, phase };
}

function heldAfter(held: readonly number[], seat: Seat, more: number): readonly number[] {
  return held.map((count, other) => (other === seat ? count + more : count));
}

function playTile({ table, secrets }: State, seat: Seat, move: TilePlay): Step {
  const { rules, boneyard } = table;
  const { tile, end } = move;
  const { line, sum, scored } = layByRules(rules, table.line, { tile, seat, end });
  const hand = handOf(secrets, seat).filter((held) => held !== tile);
  const after: State = {
    table: tableAfter(table, {
      line,
      held: heldAfter(table.held, seat, -1),
      boneyard,
      turns: [
        ...table.turns,
        scored === 0 ? { seat, did: 'play', move } : { seat, did: 'play', move, scored },
      ],
      scores: withPoints(table.scores, sideOf(seat, rules.teams), scored),
      phase: turnAfter(table, seat),
    }),
    secrets: secretsAfter(secrets, seat, hand, secrets.boneyard),
  };
  return settle(after, seat, { type: 'played', seat, tile, end, sum, scored });
}

function drawTile({ table, secrets }: State, seat: Seat, drawn: number): Step {
  const [tile] = secrets.boneyard;
  const boneyard = secrets.boneyard.slice(1);
  if (tile === undefined) throw new Error('Drew from an empty boneyard');
  const { line, scores } = table;
  const after: State = {
    table: tableAfter(table, {
      line,
      held: heldAfter(table.held, seat, 1),
      boneyard: boneyard.length,
      turns: [...table.turns, { seat, did: 'draw' }],
      scores,
      phase: turnOf(seat, drawn + 1),
    }),
    secrets: secretsAfter(secrets, seat, [...handOf(secrets, seat), tile], boneyard),
  };
  return settle(after, seat, { type: 'drew', seat, count: 1 });
}

function pass({ table, secrets }: State, seat: Seat): Step {
  const { line, held, boneyard, scores } = table;
  const turns: readonly Turn[] = [...table.turns, { seat, did: 'pass' }];
  const phase = turnAfter(table, seat);
  const after = tableAfter(table, { line, held, boneyard, turns, scores, phase });
  return { state: { table: after, secrets }, events: [{ type: 'passed', seat }] };
}

/** Ends the round where this play or draw ended it, and the game where that ended the game. */
function settle(state: State, seat: Seat, event: GameEvent): Step {
  const ended = endingOf(state, seat);
  if (ended === null) return { state, events: [event] };

  const { table, secrets } = state;
  const { rules } = table;
  const { hands, boneyard } = secrets;
  const end = finishRound({ ended, rules, lastSeat: seat, hands, boneyard, scores: table.scores });
  const reached = TARGET_REACHED[rules.targetReached];
  const winner = reached.afterRound(end.scores, rules.target);
  const made = end.scores.map((_, side) => madeBy(side, table, end));
  const phase: Phase =
    winner === null
      ? {
          at: 'roundOver',
          end,
          nextLeader: nextLeaderOf(rules, { leader: table.leader, end, seats: table.seats }),
        }
      : { at: 'gameOver', end, winner };
  const events: GameEvent[] = [event, { type: 'roundEnded', end }];
  if (winner !== null) events.push({ type: 'gameEnded', winner });
  const rounds = [...table.rounds, { ended, winner: end.winner, leader: table.leader, made }];
  return { state: { table: { ...table, scores: end.scores, rounds, phase }, secrets }, events };
}

/** The points a side made in this round, during play and at its end. */
function madeBy(side: Side, { turns, rules }: Table, { winner, points }: RoundEnd): number {
  const inPlay = turns.reduce((sum, turn) => {
    const scored = turn.did === 'play' && sideOf(turn.seat, rules.teams) === side ? turn.scored : undefined;
    return sum + (scored ?? 0);
  }, 0);
  return winner === side ? inPlay + points : inPlay;
}

/** Whether the round is over, and how (rules.md sections 5 and 7): the target first, then out, then blocked. */
function endingOf({ table, secrets }: State, seat: Seat): RoundEnding | null {
  const { rules, seats, scores, line, boneyard } = table;
  const won = TARGET_REACHED[rules.targetReached].inPlay(scores, rules.target);
  if (won !== null) return 'target';
  if (handOf(secrets, seat).length === 0) return 'out';
  if (tilesToDraw(rules, seats, boneyard) > 0) return null;
  const canAnybodyPlay = secrets.hands.some((hand) => hand.some((tile) => isFitting(line.ends, tile)));
  return canAnybodyPlay ? null : 'blocked';
}

/** Who leads next, where that is known before the tiles are drawn. */
function nextLeaderOf(rules: Table['rules'], last: LastRound): Seat | null {
  const rule = leadRuleOf(rules, last);
  return rule.from === 'lastRound' ? rule.leader.seat : null;
}
