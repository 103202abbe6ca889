import type { Seat } from '../shared/engine/seat';
import type { Table } from '../shared/engine/state';
import { unreachable } from '../shared/result';
import type { Chair } from '../shared/protocol/tableFacts';
import type { Texts } from '../shared/texts/texts';
import type { Note } from './stage.svelte';

/** The line under a name: what they just did, whether they are away, whether a bot sits there. */
export function seatLine(
  { play }: Texts,
  table: Table,
  seat: Seat,
  chair: Chair | undefined,
  note: Note | undefined,
): string {
  const { state } = play;
  const parts: string[] = [];
  if (chair?.is === 'bot') parts.push(state.bot);
  if (chair?.is === 'person' && !chair.here) parts.push(state.away);
  const did = note === undefined ? lastDone(state, table, seat) : noted(state, note);
  if (did !== null) parts.push(did);
  return parts.join(', ');
}

function noted(state: Texts['play']['state'], note: Note): string {
  switch (note.is) {
    case 'knocks':
      return state.knocks;
    case 'draws':
      return state.draws(note.count);
    default:
      return unreachable(note);
  }
}

function lastDone(state: Texts['play']['state'], table: Table, seat: Seat): string | null {
  const turn = table.turns.findLast((done) => done.seat === seat);
  if (turn === undefined) return null;
  switch (turn.did) {
    case 'play':
      return turn.move.end === null ? state.led(turn.move.tile) : state.played(turn.move.tile);
    case 'pass':
      return state.knocked;
    case 'draw':
      return null;
    default:
      return unreachable(turn);
  }
}
