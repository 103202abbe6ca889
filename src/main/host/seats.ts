import type { Seat } from '../../shared/engine/seat';
import type { BotKind, Level } from '../../shared/protocol/botKind';
import { STAND_IN } from '../../shared/protocol/botKind';
import type { PersonId } from '../../shared/protocol/tableFacts';
import { nextBot } from './names';

/** What stands on one side of the table. Seats never come free by themselves (lan.md 3.5). */
export type Chair =
  | { readonly is: 'empty' }
  | { readonly is: 'person'; readonly person: PersonId }
  /** `standsIn`: for somebody who got up during a game, not because anybody asked for a bot. */
  | (BotKind & { readonly is: 'bot'; readonly name: string; readonly standsIn: boolean });

export type Chairs = readonly Chair[];

export const EMPTY: Chair = { is: 'empty' };

export function makeChairs(seats: number): Chairs {
  return Array.from({ length: seats }, () => EMPTY);
}

/** Where somebody sits; null for whoever only watches. */
export function seatOf(chairs: Chairs, person: PersonId): Seat | null {
  const seat = chairs.findIndex((chair) => chair.is === 'person' && chair.person === person);
  return seat === -1 ? null : seat;
}

/** The first free seat clockwise from the host, whose seat is 0; null where none is free. */
export function firstFree(chairs: Chairs): Seat | null {
  const seat = chairs.findIndex((chair) => chair.is === 'empty');
  return seat === -1 ? null : seat;
}

/**
 * Whether somebody may sit down on a chair: a free one, or a bot's if they had none. Who has a seat and may change it
 * also changes with a bot, and by the keeper's hand with another person.
 */
export function mayTake(
  chair: Chair | undefined,
  hasSeat: boolean,
  mayChange: boolean,
  byKeeper: boolean,
): boolean {
  if (chair === undefined) return false;
  if (chair.is === 'empty') return true;
  return chair.is === 'bot' ? !hasSeat || mayChange : mayChange && byKeeper;
}

export function withChair(chairs: Chairs, seat: Seat, chair: Chair): Chairs {
  return chairs.map((before, at) => (at === seat ? chair : before));
}

/** Somebody sits on `seat` now, and nowhere else; whatever stood there takes the place they left, if they had one. */
export function withPerson(chairs: Chairs, seat: Seat, person: PersonId): Chairs {
  const before = seatOf(chairs, person);
  const left = before === null ? chairs : withChair(chairs, before, chairs[seat] ?? EMPTY);
  return withChair(left, seat, { is: 'person', person });
}

/** A bot of a level sits on `seat` now, by a name nobody at the table has. */
export function withBot(chairs: Chairs, seat: Seat, taken: readonly string[], level: Level): Chairs {
  const bot = nextBot([...taken, ...botNames(chairs)]);
  return withChair(chairs, seat, { is: 'bot', ...bot, level, standsIn: false });
}

/** A bot takes the seat of somebody who got up in mid-game. */
export function withStandIn(chairs: Chairs, seat: Seat, taken: readonly string[]): Chairs {
  const { name } = nextBot([...taken, ...botNames(chairs)]);
  return withChair(chairs, seat, { is: 'bot', name, ...STAND_IN, standsIn: true });
}

/** Bots of a level on every free seat, and on no other. */
export function withBotsOnFree(chairs: Chairs, taken: readonly string[], level: Level): Chairs {
  const seat = firstFree(chairs);
  return seat === null ? chairs : withBotsOnFree(withBot(chairs, seat, taken, level), taken, level);
}

/** The bot on a seat plays by another level; where none sits nothing changes. */
export function withLevel(chairs: Chairs, seat: Seat, level: Level): Chairs {
  const chair = chairs[seat];
  return chair?.is === 'bot' ? withChair(chairs, seat, { ...chair, level }) : chairs;
}

/** The bots that stood in for somebody get up. */
export function withoutStandIns(chairs: Chairs): Chairs {
  return chairs.map((chair) => (chair.is === 'bot' && chair.standsIn ? EMPTY : chair));
}

/**
 * The same people at a table of another size. Whoever's seat is gone moves to the first free one, or else to a
 * bot's; who finds none is no longer seated.
 */
export function resize(chairs: Chairs, seats: number): Chairs {
  const kept = [...chairs.slice(0, seats), ...makeChairs(Math.max(0, seats - chairs.length))];
  return chairs.slice(seats).reduce<Chairs>((smaller, chair) => {
    if (chair.is !== 'person') return smaller;
    const seat = firstFree(smaller) ?? smaller.findIndex(({ is }) => is === 'bot');
    return seat === -1 ? smaller : withChair(smaller, seat, chair);
  }, kept);
}

export function peopleOn(chairs: Chairs): readonly PersonId[] {
  return chairs.flatMap((chair) => (chair.is === 'person' ? [chair.person] : []));
}

export function botNames(chairs: Chairs): readonly string[] {
  return chairs.flatMap((chair) => (chair.is === 'bot' ? [chair.name] : []));
}
