import type { GameEvent } from '../shared/engine/events';
import type { OpenEnds } from '../shared/engine/line';
import { ENDS } from '../shared/engine/line';
import type { Seat } from '../shared/engine/seat';
import { seatsOfSide } from '../shared/engine/seat';
import type { Table } from '../shared/engine/state';
import { farEnd } from '../shared/engine/tile';
import { unreachable } from '../shared/result';
import type { Who } from '../shared/texts/en/words';
import type { Texts } from '../shared/texts/texts';

/** Who sits where, from the point of view of whoever reads. */
export type Whose = (seat: Seat) => Who;

/** The numbers a tile may be added to, in the order of `ENDS`. */
export function openPips(ends: OpenEnds): readonly number[] {
  return ENDS.flatMap((end) => ends[end]?.pips ?? []);
}

/**
 * What happened, in one line that can be read aloud by itself. `table` is the table after the whole step; names come
 * from `whose`. Sentences are those of `texts.told`.
 */
export function tellEvent(texts: Texts, event: GameEvent, table: Table, whose: Whose): string {
  const { told } = texts;
  switch (event.type) {
    case 'redrawn':
      return told.redrawn(event.times);
    case 'dealt':
      return `${told.dealt(event.round)} ${told.leads[event.reason](whose(event.leader))}`;
    case 'played':
      return tellPlay(texts, event, table, whose(event.seat));
    case 'drew':
      return told.drew(whose(event.seat), event.count);
    case 'passed':
      return told.passed(whose(event.seat));
    case 'roundEnded':
      return tellRoundEnd(texts, event.end, whose);
    case 'gameEnded':
      return told.won(whose(seatsOfSide(event.winner, table.seats, table.rules.teams)[0] ?? 0));
    default:
      return unreachable(event);
  }
}

function tellPlay(
  { told }: Texts,
  event: Extract<GameEvent, { type: 'played' }>,
  table: Table,
  who: Who,
): string {
  const open = event.end === null ? undefined : table.line.ends[event.end];
  const what =
    open === undefined
      ? told.led(who, event.tile)
      : told.played(who, event.tile, farEnd(event.tile, open.pips));
  const ends = told.ends(openPips(table.line.ends));
  return event.scored === 0 ? `${what} ${ends}` : `${what} ${ends} ${told.scored(event.scored)}`;
}

function tellRoundEnd(
  { told }: Texts,
  end: Extract<GameEvent, { type: 'roundEnded' }>['end'],
  whose: Whose,
): string {
  switch (end.ended) {
    case 'out':
      return told.out(whose(end.lastSeat));
    case 'blocked':
      return told.blocked;
    case 'target':
      return told.target(whose(end.lastSeat));
    default:
      return unreachable(end.ended);
  }
}
