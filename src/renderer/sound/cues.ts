import type { GameEvent } from '../../shared/engine/events';
import type { Seat } from '../../shared/engine/seat';
import type { View } from '../../shared/engine/view';
import type { PersonId, TableFacts } from '../../shared/protocol/tableFacts';
import { unreachable } from '../../shared/result';
import { beatOf, countTimes, DRAWS_APART_MS, DRAWS_WATCHED, LOT_MS, strokesWatched } from '../beat';
import type { Sound } from './sounds';

/** A sound, and how many milliseconds from now it is heard. */
export type Cue = { readonly sound: Sound; readonly after: number };

/** What is shown of a step, as far as it is heard. */
export type Heard = {
  readonly events: readonly GameEvent[];
  /** The table after it. */
  readonly view: View;
  /** How many numbers the sum of the open ends has. */
  readonly ends: number;
  /** Milliseconds until the tile that is played touches the table. */
  readonly contact: number;
};

/** What a step sounds like, in the order of its events; every sound waits until the event before it was seen. */
export function cuesOf({ events, view, ends, contact }: Heard): readonly Cue[] {
  const isOut = events.some((event) => event.type === 'roundEnded' && event.end.ended === 'out');
  const cues: Cue[] = [];
  let from = 0;
  for (const event of events) {
    for (const { sound, after } of cuesOfEvent(event, { ends, contact, isOut }))
      cues.push({ sound, after: from + after });
    from += beatOf(event, ends);
  }
  const isMine = view.as === 'seat' && isToMove(view, view.seat);
  return isMine ? [...cues, { sound: { name: 'puck' }, after: from }] : cues;
}

function isToMove({ table: { phase } }: View, seat: Seat): boolean {
  return phase.at === 'turn' && phase.toMove === seat;
}

function cuesOfEvent(
  event: GameEvent,
  { ends, contact, isOut }: Pick<Heard, 'ends' | 'contact'> & { readonly isOut: boolean },
): readonly Cue[] {
  switch (event.type) {
    case 'redrawn':
    case 'roundEnded':
      return [];
    case 'dealt':
      return event.lots === undefined
        ? [{ sound: { name: 'wash' }, after: 0 }]
        : event.lots.map((tile, lot) => ({
            sound: { name: 'clack', tile },
            after: lot * LOT_MS,
            strokesWatched,
          }));
    case 'played': {
      const laid: Cue = { sound: { name: isOut ? 'out' : 'clack', tile: event.tile }, after: contact };
      const strokes = strokesWatched(event.scored);
      if (strokes === 0) return [laid];
      return [laid, { sound: { name: 'chalk', strokes }, after: countTimes(ends, event.scored).strokes }];
    }
    case 'drew':
      return Array.from({ length: Math.min(event.count, DRAWS_WATCHED) }, (_, draw) => ({
        sound: { name: 'slide' },
        after: draw * DRAWS_APART_MS,
      }));
    case 'passed':
      return [{ sound: { name: 'knock' }, after: 0 }];
    case 'gameEnded':
      return [{ sound: { name: 'win' }, after: 0 }];
    default:
      return unreachable(event);
  }
}

/** What is heard of the people at the table: somebody sits down or is back, or leaves; null where nobody does. */
export function doorOf(before: TableFacts | null, after: TableFacts): Sound | null {
  if (before === null) return null;
  const was = peopleHere(before);
  const are = peopleHere(after);
  if (are.some((person) => !was.includes(person))) return { name: 'door', way: 'in' };
  return was.some((person) => !are.includes(person)) ? { name: 'door', way: 'out' } : null;
}

function peopleHere({ chairs }: TableFacts): readonly PersonId[] {
  return chairs.flatMap((chair) => (chair.is === 'person' && chair.here ? [chair.person] : []));
}
