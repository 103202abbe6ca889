import type { HouseRules } from '../../shared/houseRules';
import { USUAL_OPTIONS } from '../../shared/protocol/tableFacts';
import type { Setup, TableOptions } from '../../shared/protocol/tableFacts';
import type { PresetName } from '../../shared/rules/presets';
import type { RuleName } from '../../shared/rules/rules';
import type { Texts } from '../../shared/texts/book';
import { withOption } from './tableOptions';
import { isPlayable, rulesOf, withChosen, withUsual } from '../setup';
import type { Value } from '../setup';
import type { Choosing } from './choices';
import { isOfTable, seatsMoved } from './sayings';
import { seatsNearest, startWith } from './start';

/** From so many on no rule book says how many tiles are drawn; the keeper does (rules.md section 2). */
const BIG_TABLE = 5;

/** Rules as the keeper changes them, before the table hears of it. */
export class Draft {
  setup: Setup = $state.raw({ preset: 'draw', chosen: {}, seats: 2 });
  options: TableOptions = $state.raw(USUAL_OPTIONS);
  /** The house rules this began from; null where it began from a preset. */
  own: HouseRules | null = $state.raw(null);
  /** What happened beside what was asked for, as a sentence. */
  note: string | null = $state(null);

  readonly #words: () => Texts;
  /** The hand at a big table that the keeper said yes to, or that was played by before. */
  #agreedHand: string = $state('');

  constructor(words: () => Texts, setup: Setup, options: TableOptions) {
    this.#words = words;
    this.setup = setup;
    this.options = options;
    this.agreeToHand();
  }

  /** Whether the hand is only proposed so far. */
  get isHandProposed(): boolean {
    const { seats, chosen } = this.setup;
    return seats >= BIG_TABLE && chosen.handSize === undefined && this.#hand !== this.#agreedHand;
  }

  get handSize(): number {
    return rulesOf(this.setup).handSize;
  }

  get #hand(): string {
    const { set, handSize } = rulesOf(this.setup);
    return `${this.setup.seats} × ${handSize} of ${set}`;
  }

  agreeToHand(): void {
    this.#agreedHand = this.#hand;
  }

  /** Takes one value; one that cannot be played is for `refusedFor` to explain. */
  choose(what: Choosing, value: Value): void {
    this.note = null;
    if (isOfTable(what)) {
      this.options = withOption(this.options, what, value);
      return;
    }
    const next = withChosen(this.setup, what, value);
    if (isPlayable(next)) this.take(next);
  }

  /** Takes a whole setup, such as a way out of what cannot be played. */
  take(next: Setup): void {
    const before = this.setup;
    this.setup = next;
    this.note = next.seats === before.seats ? null : seatsMoved(this.#words(), before, next);
  }

  undo(rule: RuleName): void {
    this.take(withUsual(this.setup, rule));
  }

  /** Begins anew from a preset, with another number of seats where it is not played by so many. */
  startFrom(preset: PresetName): void {
    const { rules } = this.#words();
    const seats = seatsNearest(preset, this.setup.seats);
    const start = seats === null ? null : startWith(preset, seats);
    if (start === null) return;
    this.#begin(start, rules.preset[preset]);
    this.own = null;
  }

  /** Begins anew from house rules, for as many as sit here if they can play them. */
  startFromOwn(own: HouseRules): void {
    const here = withChosen(own.setup, 'seats', this.setup.seats);
    this.#begin(isPlayable(here) ? here : own.setup, own.name);
    this.options = own.options;
    this.own = own;
  }

  #begin(setup: Setup, name: string): void {
    const { startMoved } = this.#words().rules;
    this.note = setup.seats === this.setup.seats ? null : startMoved(name, setup.seats);
    this.setup = setup;
  }
}
