import type { Seat } from '../../shared/engine/seat';
import type { Connected, Device } from '../../shared/protocol/messages';
import type { PersonId, TableFacts } from '../../shared/protocol/tableFacts';

/** Somebody at the table, as the network page lists them. */
export type Listed = {
  readonly person: PersonId;
  /** Null for a screen that only shows the table. */
  readonly name: string | null;
  readonly isYou: boolean;
  readonly seat: Seat | null;
  readonly here: boolean;
  readonly device: Device | null;
  readonly roundTrip: number | null;
};

/** Everybody, in the order of their seats, then those who watch: how they are connected, and who is away. */
export function listPeople(
  facts: TableFacts,
  connected: readonly Connected[],
  you: PersonId | null,
): readonly Listed[] {
  const seatOf = (person: PersonId): Seat | null => {
    const seat = facts.chairs.findIndex((chair) => chair.is === 'person' && chair.person === person);
    return seat === -1 ? null : seat;
  };
  const here = connected.map(({ person, name, device, roundTrip }): Listed => {
    const shown = name === '' ? null : name;
    return {
      person,
      name: shown,
      isYou: person === you,
      seat: seatOf(person),
      here: true,
      device,
      roundTrip,
    };
  });
  const away = facts.chairs.flatMap((chair, seat): readonly Listed[] => {
    if (chair.is !== 'person' || here.some(({ person }) => person === chair.person)) return [];
    const { person, name } = chair;
    return [{ person, name, isYou: person === you, seat, here: false, device: null, roundTrip: null }];
  });
  return [...here, ...away].sort((a, b) => (a.seat ?? Infinity) - (b.seat ?? Infinity) || 0);
}
