import type { GameEvent } from '../../shared/engine/events';
import type { Line } from '../../shared/engine/line';
import type { Seat } from '../../shared/engine/seat';
import { seatsOfSide } from '../../shared/engine/seat';
import type { Table } from '../../shared/engine/state';
import { farEnd } from '../../shared/engine/tile';
import type { Tile } from '../../shared/engine/tile';
import { unreachable } from '../../shared/result';
import { isDecidingTileLed } from '../../shared/rules/lead';
import type { Who } from '../../shared/texts/who';
import type { Texts } from '../../shared/texts/book';
import { additionOf, openEnds, scoresInPlay } from '../turn/addition';

/** Who sits where, from the point of view of whoever reads. */
export type Whose = (seat: Seat) => Who;

/** The numbers a tile may be added to, round the table. */
export function openPips(line: Line): readonly number[] {
  return openEnds(line).flatMap((end) => line.ends[end]?.pips ?? []);
}

/**
 * What happened, in one line that can be read aloud by itself. `table` is the table after the whole step; names come
 * from `whose`. Sentences are those of `texts.told`.
 */
export function tellEvent(texts: Texts, event: GameEvent, table: Table, whose: Whose): string {
  const { told } = texts;
  switch (event.type) {
    case 'redrawn':
      return told.redrawn[table.rules.firstLead === 'top-double-only' && table.round === 1 ? 'top' : 'any'](
        event.times,
      );
    case 'dealt':
      return tellDeal(texts, event, whose);
    case 'played':
      return tellPlay(texts, event, table, whose(event.seat));
    case 'drew':
      return told.drew(whose(event.seat), event.count);
    case 'passed':
      return told.passed(whose(event.seat));
    case 'roundEnded':
      return tellRoundEnd(texts, event.end, table, whose);
    case 'gameEnded':
      return told.won(seatsOfSide(event.winner, table.seats, table.rules.teams).map(whose));
    default:
      return unreachable(event);
  }
}

function tellDeal(
  { told }: Texts,
  { round, lots, leader, reason }: Extract<GameEvent, { type: 'dealt' }>,
  whose: Whose,
): string {
  const drawn = lots === undefined ? [] : lots.map((tile, seat) => told.lot(whose(seat), tile));
  return [told.dealt(round), ...drawn, told.leads[reason](whose(leader))].join(' ');
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
      ? tellLead(told, event.tile, table, who)
      : told.played(who, event.tile, farEnd(event.tile, open.pips));
  if (!scoresInPlay(table.rules)) return `${what} ${told.ends(openPips(table.line))}`;
  const { counts, sum, scored } = additionOf(table.line, event.sum, event.scored);
  return `${what} ${told.adds(counts, sum, scored)}`;
}

function tellLead(told: Texts['told'], tile: Tile, { rules, round, leadReason }: Table, who: Who): string {
  return isDecidingTileLed(rules, round) ? told.ledBy(who, tile, leadReason) : told.led(who, tile);
}

function tellRoundEnd(
  { told }: Texts,
  end: Extract<GameEvent, { type: 'roundEnded' }>['end'],
  table: Table,
  whose: Whose,
): string {
  switch (end.ended) {
    case 'out':
      return told.out(whose(end.lastSeat));
    case 'blocked':
      return told.blocked;
    case 'target':
      return told.target(whose(end.lastSeat), table.rules.target);
    default:
      return unreachable(end.ended);
  }
}
