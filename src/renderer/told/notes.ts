import type { Seat } from '../../shared/engine/seat';
import type { Texts } from '../../shared/texts/book';
import type { Doing } from '../seats/seating';
import type { Note } from '../stage.svelte';

function isDoing(note: Note): note is Doing {
  return note.is === 'knocks' || note.is === 'draws' || note.is === 'back';
}

/** What a seat is just doing, told under its name. */
export function doingOf(notes: readonly Note[], seat: Seat): Doing | undefined {
  return notes.filter(isDoing).findLast((note) => note.seat === seat);
}

/** What is called out beside a seat: what its play scored, and that it is out; null while nothing is. */
export function callOf({ play }: Texts, notes: readonly Note[], seat: Seat): string | null {
  const calls = notes.flatMap((note) => {
    if (note.seat !== seat) return [];
    if (note.is === 'scores') return [play.award(note.points)];
    return note.is === 'domino' ? [play.domino] : [];
  });
  return calls.length === 0 ? null : calls.join(' ');
}
