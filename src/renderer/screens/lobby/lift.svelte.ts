import type { Seat } from '../../../shared/engine/seat';
import type { TableFacts } from '../../../shared/protocol/tableFacts';
import { placesFor, stepTo } from '../../seats/seatMoves';
import type { Lifted } from '../../seats/seatMoves';
import type { Session } from '../../session.svelte';

/** What of the session it takes to carry cards. */
type Seats = Pick<Session, 'facts' | 'you' | 'sit'>;

/** px a pressed card may tremble before it is dragged. */
const STILL = 6;

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;
type Held = { readonly card: Lifted; readonly x: number; readonly y: number };

/** A place card on its way to another seat: dragged, or lifted and put down by keys and presses. */
export class Lift {
  /** Whose card is up. */
  card: Lifted | null = $state.raw(null);
  /** The seat it would go to now. */
  over: Seat | null = $state(null);
  /** How far it was dragged, in px; null while it is not. */
  dragged: { readonly x: number; readonly y: number } | null = $state.raw(null);

  readonly #session: Seats;
  #held: Held | null = null;
  /** The press that ends a drag is no press on the card. */
  #wasDragged = false;

  constructor(session: Seats) {
    this.#session = session;
  }

  get places(): readonly Seat[] {
    const facts: TableFacts | null = this.#session.facts;
    return this.card === null || facts === null ? [] : placesFor(facts, this.#session.you, this.card);
  }

  /** A press on a card: it goes up, or down again where it was. */
  press(card: Lifted): void {
    if (this.#wasDragged) {
      this.#wasDragged = false;
      return;
    }
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

  hold(card: Lifted, { clientX, clientY }: Point): void {
    this.#held = { card, x: clientX, y: clientY };
  }

  /** `seatAt`: the seat whose place is under a point of the window. */
  drag({ clientX, clientY }: Point, seatAt: (x: number, y: number) => Seat | null): void {
    if (this.#held === null) return;
    const { card, x, y } = this.#held;
    const moved = { x: clientX - x, y: clientY - y };
    if (this.dragged === null && Math.hypot(moved.x, moved.y) < STILL) return;
    this.card = card;
    this.dragged = moved;
    const seat = seatAt(clientX, clientY);
    this.over = seat !== null && this.places.includes(seat) ? seat : null;
  }

  /** The pointer lets go; dropped beside every place, the card goes home. */
  drop(): void {
    this.#held = null;
    if (this.dragged === null) return;
    this.#wasDragged = true;
    if (this.over === null) this.putBack();
    else this.putOn(this.over);
  }
}
