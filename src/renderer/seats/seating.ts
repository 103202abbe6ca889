import type { Seat } from '../../shared/engine/seat';
import type { Table, Turn } from '../../shared/engine/state';
import { isDecidingTileLed } from '../../shared/rules/lead';
import { unreachable } from '../../shared/result';
import type { Chair } from '../../shared/protocol/tableFacts';
import type { Texts } from '../../shared/texts/book';
import { isPartner } from '../count/score';
import type { Note } from '../stage.svelte';
import { presenceOf } from './presence';

/** A note that is told under a name, not called out beside it. */
export type Doing = Extract<Note, { is: 'knocks' | 'draws' | 'back' }>;

/** How a seat is looked at. */
type Seen = {
  readonly seat: Seat;
  /** Whose screen it is; null for the TV. */
  readonly mySeat: Seat | null;
  readonly chair: Chair | undefined;
  readonly doing: Doing | undefined;
  /** Whether there is room for what they did alone: then whoever is a bot is told where there is nothing else. */
  readonly isBrief: boolean;
};

/** The line under a name: what they are doing just now, else that nobody plays for themselves, else what they did last. */
export function seatLine(
  { play, bots }: Texts,
  table: Table,
  { seat, mySeat, chair, doing, isBrief }: Seen,
): string {
  const { state } = play;
  const presence = presenceOf(chair);
  const isHere = presence === 'here' || presence === 'free' || presence === 'bot';
  if (!isHere) return doing === undefined ? state[presence] : done(state, doing);
  const parts: string[] = chair?.is === 'bot' ? [bots.bot(chair.level)] : [];
  const did = doing === undefined ? lastDone(state, table, seat) : done(state, doing);
  if (did !== null) parts.push(did);
  else if (isPartner(table, seat, mySeat)) parts.push(state.partner);
  return (isBrief ? parts.slice(-1) : parts).join(', ');
}

function done(state: Texts['play']['state'], doing: Doing): string {
  switch (doing.is) {
    case 'knocks':
      return state.knocks;
    case 'draws':
      return state.draws(doing.count);
    case 'back':
      return state.back;
    default:
      return unreachable(doing);
  }
}

function lastDone(state: Texts['play']['state'], table: Table, seat: Seat): string | null {
  const turn = table.turns.findLast((each) => each.seat === seat);
  if (turn === undefined) {
    return table.line.laid.length === 0 && seat === table.leader ? state.leads(table.leadReason) : null;
  }
  switch (turn.did) {
    case 'play':
      return played(state, table, turn);
    case 'pass':
      return state.knocked;
    case 'draw':
      return null;
    default:
      return unreachable(turn);
  }
}

function played(
  state: Texts['play']['state'],
  { rules, round, leadReason }: Table,
  { move, scored = 0 }: Extract<Turn, { did: 'play' }>,
): string {
  const led = isDecidingTileLed(rules, round) ? state.ledBy(leadReason, move.tile) : state.led(move.tile);
  const did = move.end === null ? led : state.played(move.tile);
  return scored === 0 ? did : state.scored(did, scored);
}
