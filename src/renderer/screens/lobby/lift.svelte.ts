import type { Seat } from '../../../shared/engine/seat';
import type { TableFacts } from '../../../shared/protocol/tableFacts';
import { placesFor, stepTo } from '../../seats/seatMoves';
import type { Lifted } from '../../seats/seatMoves';
import type { Point } from '../../parts/drag';
import type { Session } from '../../session.svelte';

/** What of the session it takes to carry cards. */
type Seats = Pick<Session, 'facts' | 'you' | 'sit'>;

/** A place card on its way to another seat: dragged, or lifted and put down by keys and presses. */
export class Lift {
  /** Whose card is up. */
  card: Lifted | null = $state.raw(null);
  /** The seat it would go to now. */
  over: Seat | null = $state(null);
  /** How far it was dragged, in px; null while it is not. */
  dragged: Point | null = $state.raw(null);

  readonly #session: Seats;
  /** Where it was taken hold of. */
  #from: Point = { x: 0, y: 0 };

  constructor(session: Seats) {
    this.#session = session;
  }

  get places(): readonly Seat[] {
    const facts: TableFacts | null = this.#session.facts;
    return this.card === null || facts === null ? [] : placesFor(facts, this.#session.you, this.card);
  }

  /** A press on a card: it goes up, or down again where it was. */
  press(card: Lifted): void {
    const isDown = this.card?.person !== card.person;
    this.putBack();
    if (isDown) this.card = card;
  }

  putBack(): void {
    this.card = null;
    this.over = null;
    this.dragged = null;
  }

  putOn(seat: Seat): void {
    if (this.card !== null && this.places.includes(seat)) {
      const { person } = this.card;
      this.#session.sit(seat, person === this.#session.you ? null : person);
    }
    this.putBack();
  }

  /** Keys of a card that is up; true where the key was one of them. */
  key(key: string): boolean {
    if (this.card === null) return false;
    switch (key) {
      case 'ArrowRight':
      case 'ArrowDown':
        this.over = stepTo(this.places, this.over, 1);
        return true;
      case 'ArrowLeft':
      case 'ArrowUp':
        this.over = stepTo(this.places, this.over, -1);
        return true;
      case 'Enter':
      case ' ':
        if (this.over === null) return false;
        this.putOn(this.over);
        return true;
      case 'Escape':
        this.putBack();
        return true;
      default:
        return false;
    }
  }

  /** A card is dragged off its place, taken hold of at a point of the window. */
  dragOff(card: Lifted, from: Point): void {
    this.putBack();
    this.card = card;
    this.#from = from;
  }

  /** The pointer is there now, over the place of `seat` or over none. */
  drag({ x, y }: Point, seat: Seat | null): void {
    this.dragged = { x: x - this.#from.x, y: y - this.#from.y };
    this.over = seat !== null && this.places.includes(seat) ? seat : null;
  }

  /** The pointer lets go; dropped beside every place, the card goes home. */
  drop(): void {
    if (this.over === null) this.putBack();
    else this.putOn(this.over);
  }
}
