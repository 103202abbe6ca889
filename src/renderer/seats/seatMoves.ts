import type { Seat } from '../../shared/engine/seat';
import type { Chair, PersonId, TableFacts } from '../../shared/protocol/tableFacts';

/** Somebody who is being given a seat: `from` is null for whoever has none yet. */
export type Lifted = { readonly person: PersonId; readonly name: string; readonly from: Seat | null };

/** Whether `you` may give somebody another seat: the keeper anybody, others only themselves. */
export function mayLift({ keepers }: TableFacts, you: PersonId | null, person: PersonId): boolean {
  return you !== null && (person === you || keepers.includes(you));
}

/**
 * Where somebody may be seated before a game: on a free place, on a bot's, and by the keeper on another person's,
 * who then takes the place they left. Clockwise, beginning after their own.
 */
export function placesFor(
  facts: TableFacts,
  you: PersonId | null,
  { person, from }: Lifted,
): readonly Seat[] {
  const isKeeper = you !== null && facts.keepers.includes(you);
  const first = from === null ? 0 : from + 1;
  return facts.chairs
    .map((_, turn) => (first + turn) % facts.chairs.length)
    .filter((seat) => isPlaceFor(facts.chairs[seat], person, isKeeper && from !== null));
}

function isPlaceFor(chair: Chair | undefined, person: PersonId, mayChangePeople: boolean): boolean {
  switch (chair?.is) {
    case 'empty':
    case 'bot':
      return true;
    case 'person':
      return mayChangePeople && chair.person !== person;
    case undefined:
      return false;
  }
}

/** The place that an arrow goes to from `over`; the first one where none was chosen yet. */
export function stepTo(places: readonly Seat[], over: Seat | null, by: 1 | -1): Seat | null {
  const at = over === null ? -1 : places.indexOf(over);
  if (at === -1) return places[by === 1 ? 0 : places.length - 1] ?? null;
  return places[(at + by + places.length) % places.length] ?? null;
}
