import type { End } from '../../shared/engine/line';
import type { Move } from '../../shared/engine/moves';
import type { Tile } from '../../shared/engine/tile';
import type { SeatView } from '../../shared/engine/view';
import type { PointsShown } from '../../shared/protocol/tableFacts';
import { bestPlace, placesFor } from './places';
import type { Place } from './places';

/** A second press sooner than this is the same press trembling, and plays nothing (design.md section 6). */
const SECOND_PRESS_MS = 350;

/** What a tile is pressed by: the button that it is, or the key of its number. */
export type PressedBy = 'button' | 'number';

type Chosen = {
  readonly tile: Tile;
  readonly places: readonly Place[];
  readonly since: number;
  readonly by: PressedBy;
};

/** The tile I have taken up and the place I look at, until it is played or put back (design.md section 6). */
export class Choice {
  chosen = $state.raw<Chosen | null>(null);
  /** Which of the chosen tile's places is looked at. */
  focused = $state.raw(0);

  readonly #now: () => number;
  readonly #play: (move: Move) => void;
  readonly #pointsShown: () => PointsShown;

  /** `now` is in milliseconds; `play` takes the finished move. */
  constructor(now: () => number, play: (move: Move) => void, pointsShown: () => PointsShown) {
    this.#now = now;
    this.#play = play;
    this.#pointsShown = pointsShown;
  }

  get tile(): Tile | null {
    return this.chosen?.tile ?? null;
  }

  get places(): readonly Place[] {
    return this.chosen?.places ?? [];
  }

  /** Whether the tile was taken up so lately that another press of the same kind does not count. */
  isFresh(by: PressedBy): boolean {
    const { chosen } = this;
    return chosen !== null && chosen.by === by && this.#now() - chosen.since < SECOND_PRESS_MS;
  }

  /**
   * A press on a tile that fits: takes it up, or, where it was up already, plays it in its one place or puts it back
   * from its two.
   */
  press(view: SeatView, tile: Tile, by: PressedBy): void {
    const { chosen } = this;
    if (chosen?.tile !== tile) return this.takeUp(view, tile, by);
    if (this.isFresh(by)) return;
    if (chosen.places.length === 1) this.playAt(0);
    else this.putBack();
  }

  /** Looks at the next or the one before of the places. */
  turn(by: 1 | -1): void {
    const count = this.places.length;
    if (count > 0) this.focused = (this.focused + by + count) % count;
  }

  look(index: number): void {
    if (index >= 0 && index < this.places.length) this.focused = index;
  }

  /** Looks at the place at an end; null is the middle of the empty table. */
  lookAt(end: End | null): void {
    this.look(this.places.findIndex((place) => (place.at === 'end' ? place.end : null) === end));
  }

  playFocused(): void {
    this.playAt(this.focused);
  }

  /** Plays the chosen tile in one of its places. */
  playAt(index: number): void {
    const { chosen } = this;
    const place = chosen?.places[index];
    if (!chosen || !place) return;
    this.putBack();
    this.#play({ type: 'play', tile: chosen.tile, end: place.at === 'end' ? place.end : null });
  }

  putBack(): void {
    this.chosen = null;
    this.focused = 0;
  }

  /** Puts the tile back where the table has moved on and it may no longer go where it was shown. */
  check(view: SeatView): void {
    const { chosen } = this;
    if (chosen === null) return;
    const places = placesFor(view, chosen.tile, this.#pointsShown());
    if (JSON.stringify(places) !== JSON.stringify(chosen.places)) this.putBack();
  }

  /** Takes a tile up where it may be played; where it may not, none is up. */
  takeUp(view: SeatView, tile: Tile, by: PressedBy = 'button'): void {
    const places = placesFor(view, tile, this.#pointsShown());
    if (places.length === 0) return this.putBack();
    this.chosen = { tile, places, since: this.#now(), by };
    this.focused = bestPlace(places);
  }
}
