import type { Device, FromHost } from '../../shared/protocol/messages';
import type { CloseReason } from '../../shared/protocol/closing';
import type { PersonId } from '../../shared/protocol/tableFacts';
import { cleanName, freeName } from './names';
import { Passes } from './passes';
import type { SavedPeople } from './saved';
import { hashToken } from './tokens';

/** What is known of the connection behind somebody. */
export type ChannelFacts = {
  readonly device: Device | null;
  /** Milliseconds there and back, at the last ping; null before the first answer. */
  readonly roundTrip: number | null;
};

/** A way to reach somebody, whatever it is made of. */
export type Channel = {
  readonly send: (message: FromHost) => void;
  /** Hangs up. Nothing is sent after it. */
  readonly close: (reason: CloseReason) => void;
  readonly about?: () => ChannelFacts;
};

/** Somebody at the table, seated or not. */
export type Person = {
  /** Known to everybody, and no secret: it gives nobody's seat back (cases.md C76). */
  readonly id: PersonId;
  readonly name: string;
  /** Whether this is the machine that hosts. */
  readonly isShell: boolean;
  /** Whether this is nobody but a screen that shows the table, such as the TV: it came to watch without a name. */
  readonly isScreen: boolean;
  /** Whether they may know what stands on the door: not a screen that came in without showing anything. */
  readonly knowsDoor: boolean;
  /** The secret that lets them in again, to their seat if they have one, as a hash; null for a mere screen. */
  readonly tokenHash: string | null;
  /** Null while the connection is lost; a seat outlives it. */
  channel: Channel | null;
  /** Counts up over all who ever sat down here; null for who has no seat. */
  satDown: number | null;
  accepted: boolean;
  ready: boolean;
  /** Whether a bot plays for them until they take their seat back. */
  hasBot: boolean;
  /** Whether they are here, but have said nothing on their turn for long. */
  isIdle: boolean;
  /** Whether the machine they are at now could take the table over. */
  mayHost: boolean;
  /** The last move that was made, so that sending it again does nothing. */
  lastCmdId: string | null;
};

/** Somebody new; without a name it is only a screen. */
export type Newcomer = {
  readonly name: string | null;
  readonly isShell: boolean;
  readonly knowsDoor: boolean;
  readonly tokenHash: string | null;
};

/** Who is at the table, by id and by token, and who was. */
export class People {
  readonly #people = new Map<PersonId, Person>();
  readonly passes: Passes;
  #came: number;
  #satDown: number;

  /** Nobody yet, or those of a table that is carried on: all of them are away. */
  constructor(saved: SavedPeople | null) {
    this.passes = new Passes(saved?.passes ?? []);
    this.#came = saved?.came ?? 0;
    this.#satDown = saved?.satDown ?? 0;
    for (const person of saved?.people ?? []) {
      const lastCmdId = saved?.lastCmdIds[person.id] ?? null;
      const away = {
        isScreen: false,
        knowsDoor: true,
        isIdle: false,
        mayHost: false,
        channel: null,
        lastCmdId,
      };
      this.#people.set(person.id, { ...person, ...away });
    }
  }

  /** Everybody who may come back after the host did. */
  saved(): SavedPeople {
    const lastCmdIds: Record<PersonId, string> = {};
    const passes = [...this.passes.all()];
    const people = this.all().flatMap((person) => {
      const { id, name, isShell, tokenHash, satDown, accepted, ready, hasBot, lastCmdId } = person;
      if (tokenHash === null) return [];
      if (satDown === null) {
        passes.push({ tokenHash, name });
        return [];
      }
      if (lastCmdId !== null) lastCmdIds[id] = lastCmdId;
      return [{ id, name, isShell, tokenHash, satDown, accepted, ready, hasBot }];
    });
    return { people, passes, came: this.#came, satDown: this.#satDown, lastCmdIds };
  }

  all(): readonly Person[] {
    return [...this.#people.values()];
  }

  find(id: PersonId): Person | null {
    return this.#people.get(id) ?? null;
  }

  /** Whose a token is, here or away from their seat. Hashes are compared: how long that takes tells nothing of it. */
  findByToken(token: string): Person | null {
    const hash = hashToken(token);
    return this.all().find(({ tokenHash }) => tokenHash === hash) ?? null;
  }

  names(): readonly string[] {
    return this.all().flatMap(({ name, isScreen }) => (isScreen ? [] : [name]));
  }

  /** Somebody new, by a name nobody here has; `bots` have theirs already. */
  add({ name, ...newcomer }: Newcomer, bots: readonly string[], channel: Channel): Person {
    const person: Person = {
      ...newcomer,
      id: `p${++this.#came}`,
      name: name === null ? '' : freeName(cleanName(name), [...this.names(), ...bots]),
      isScreen: name === null,
      channel,
      satDown: null,
      accepted: false,
      ready: false,
      hasBot: false,
      isIdle: false,
      mayHost: false,
      lastCmdId: null,
    };
    this.#people.set(person.id, person);
    return person;
  }

  remove(person: Person, how: 'mayComeBack' | 'forGood'): void {
    this.#people.delete(person.id);
    const { name, tokenHash } = person;
    if (how === 'mayComeBack' && tokenHash !== null) this.passes.keep({ tokenHash, name });
  }

  /** Remembers that somebody sat down: that agrees to the rules as they are (architecture.md). */
  seat(person: Person): void {
    person.satDown = ++this.#satDown;
    person.accepted = true;
    person.ready = false;
  }

  /** Remembers that somebody got up; the token still lets them in. */
  unseat(person: Person): void {
    person.satDown = null;
    person.accepted = false;
    person.ready = false;
    person.hasBot = false;
    person.isIdle = false;
    person.lastCmdId = null;
  }

  /** Who has sat here longest of those who are here, or where none is, of all; null where nobody sits. */
  longestSeated(): Person | null {
    const seated = this.all().filter(({ satDown }) => satDown !== null);
    const here = seated.filter(({ channel }) => channel !== null);
    const [longest = null] = (here.length > 0 ? here : seated).sort(
      (one, other) => (one.satDown ?? 0) - (other.satDown ?? 0),
    );
    return longest;
  }
}
