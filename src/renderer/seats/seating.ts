import type { Seat } from '../../shared/engine/seat';
import type { Table, Turn } from '../../shared/engine/state';
import { isDecidingTileLed } from '../../shared/rules/lead';
import { unreachable } from '../../shared/result';
import type { Chair } from '../../shared/protocol/tableFacts';
import type { Texts } from '../../shared/texts/texts';
import { isPartner } from '../count/score';
import type { Note } from '../stage.svelte';

/** A note that is told under a name, not called out beside it. */
export type Doing = Extract<Note, { is: 'knocks' | 'draws' }>;

/** How a seat is looked at. */
type Seen = {
  readonly seat: Seat;
  /** Whose screen it is; null for the TV. */
  readonly mySeat: Seat | null;
  readonly chair: Chair | undefined;
  readonly doing: Doing | undefined;
};

/** The line under a name: whether they are away or a bot, and then what they just did, or that they are my partner. */
export function seatLine({ play }: Texts, table: Table, { seat, mySeat, chair, doing }: Seen): string {
  const { state } = play;
  const parts: string[] = [];
  if (chair?.is === 'person' && !chair.here) parts.push(state.away);
  if (chair?.is === 'bot') parts.push(state.bot);
  const did = doing === undefined ? lastDone(state, table, seat) : done(state, doing);
  if (did !== null) parts.push(did);
  else if (isPartner(table, seat, mySeat)) parts.push(state.partner);
  return parts.join(', ');
}

function done(state: Texts['play']['state'], doing: Doing): string {
  switch (doing.is) {
    case 'knocks':
      return state.knocks;
    case 'draws':
      return state.draws(doing.count);
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
