import type { GameEvent } from '../shared/engine/events';
import type { Seat } from '../shared/engine/seat';
import type { Tile } from '../shared/engine/tile';
import type { View } from '../shared/engine/view';
import { unreachable } from '../shared/result';
import { beatOf } from './beat';
import type { Clock } from './clock';
import { Countdown } from './countdown.svelte';
import type { Coming } from './seats/presence';

/** What a step brought: the table as it then is, and what was seen on the way. */
export type Step = { readonly events: readonly GameEvent[]; readonly view: View };

/** A line that was read aloud, newest last. */
export type Told = { readonly number: number; readonly text: string };

/** Something that stays written by a seat for a moment. */
export type Note = { readonly number: number; readonly seat: Seat } & (
  | { readonly is: 'knocks' }
  | { readonly is: 'draws'; readonly count: number }
  | { readonly is: 'scores'; readonly points: number }
  | { readonly is: 'domino' }
  | { readonly is: 'back' }
);

/** The tiles drawn face up for the lead, in seat order, and whom they made the leader. */
export type Lots = { readonly tiles: readonly Tile[]; readonly leader: Seat };

export type StageManners = {
  readonly clock: Clock;
  /** Whether people asked for less motion: then nothing waits. */
  readonly isStill: () => boolean;
  /** Whether the page is out of sight: then nothing is shown step by step. */
  readonly isHidden: () => boolean;
  readonly tell: (event: GameEvent, view: View) => string;
  readonly tellComing: (coming: Coming) => string;
};

/** Steps that may wait behind the one being shown; with more the stage jumps to the newest (design.md section 10). */
const MOST_WAITING = 3;
const TOLD_KEPT = 6;
/** Seconds of a turn that are counted for everybody to see. */
const TURN_SHOWN = 10;
const NOTE_MS = 2000;
const BACK_MS = 4000;

/** Draws of one seat in a row as one: people see somebody draw three tiles, not one tile three times. */
function drawsTogether(events: readonly GameEvent[]): readonly GameEvent[] {
  const together: GameEvent[] = [];
  for (const event of events) {
    const last = together.at(-1);
    if (event.type === 'drew' && last?.type === 'drew' && last.seat === event.seat) {
      together[together.length - 1] = { ...last, count: last.count + event.count };
    } else together.push(event);
  }
  return together;
}

/**
 * Shows what happened at a pace that people can follow: the only place in the page that knows time. What is shown is
 * never ahead of the table and never blocks a hand: `catchUp` is free at any moment.
 */
export class Stage {
  /** The table as it is drawn. */
  shown = $state.raw<View | null>(null);
  /** Whether something is still being looked at; ends of rounds wait for it. */
  isBusy = $state.raw(false);
  told = $state.raw<readonly Told[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  /** Until the first tile lies. */
  lots = $state.raw<Lots | null>(null);
  readonly #manners: StageManners;
  readonly #goOn: Countdown;
  readonly #turn: Countdown;
  #waiting: readonly Step[] = [];
  #number = 0;
  #endBeat: () => void = () => undefined;

  constructor(manners: StageManners) {
    this.#manners = manners;
    this.#goOn = new Countdown(manners.clock);
    this.#turn = new Countdown(manners.clock);
  }

  /** Seconds until the table goes on by itself; null where nothing waits. */
  get secondsLeft(): number | null {
    return this.#goOn.left;
  }

  /** Seconds until a bot plays the turn, once few are left: nobody is hurried before; else null. */
  get turnLeft(): number | null {
    const { left } = this.#turn;
    return left !== null && left > 0 && left <= TURN_SHOWN ? left : null;
  }

  /** Shows a step when those before it have been looked at. */
  add(step: Step): void {
    this.#waiting = [...this.#waiting, { events: drawsTogether(step.events), view: step.view }];
    if (this.#manners.isHidden() || this.#waiting.length > MOST_WAITING) return this.catchUp();
    if (!this.isBusy) this.#next();
  }

  /** Shows the newest table at once; what was not shown yet is still told. */
  catchUp(): void {
    const waiting = this.#waiting;
    this.#rest();
    for (const step of waiting) this.#show(step);
  }

  /** Shows a table that nothing led to: coming in, coming back, being set right. */
  jump(view: View | null): void {
    this.#rest();
    this.notes = [];
    this.lots = null;
    this.shown = view;
  }

  /** Says something in the live region. */
  say(text: string): void {
    this.told = [...this.told, { number: ++this.#number, text }].slice(-TOLD_KEPT);
  }

  /** Counts down until the table goes on by itself; null stops that. */
  countDown(milliseconds: number | null): void {
    this.#goOn.begin(milliseconds);
  }

  /** Counts down until a bot plays the turn; null where turns take as long as they take. */
  countTurn(milliseconds: number | null): void {
    this.#turn.begin(milliseconds);
  }

  /** Somebody went away, came back, or is played for: told, and being back also stands by the seat for a moment. */
  showComing(coming: Coming): void {
    this.say(this.#manners.tellComing(coming));
    if (coming.is === 'back') this.#note({ is: 'back', seat: coming.seat, number: ++this.#number }, BACK_MS);
  }

  #next(): void {
    const [step, ...rest] = this.#waiting;
    if (step === undefined) return this.#rest();
    this.#waiting = rest;
    this.#show(step);
    const beat = this.#manners.isStill() ? 0 : step.events.reduce((sum, event) => sum + beatOf(event), 0);
    if (beat === 0) return this.#next();
    this.isBusy = true;
    this.#endBeat = this.#manners.clock.after(beat, () => this.#next());
  }

  #rest(): void {
    this.#endBeat();
    this.#waiting = [];
    this.isBusy = false;
  }

  #show(step: Step): void {
    this.shown = step.view;
    for (const event of step.events) {
      this.say(this.#manners.tell(event, step.view));
      this.#mark(event);
    }
  }

  /** What of an event stays on the table for a moment. */
  #mark(event: GameEvent): void {
    const number = ++this.#number;
    switch (event.type) {
      case 'redrawn':
      case 'gameEnded':
        return;
      case 'dealt':
        this.notes = [];
        this.lots = event.lots === undefined ? null : { tiles: event.lots, leader: event.leader };
        return;
      case 'played':
        this.lots = null;
        // One sum at a time: what an earlier play made is on the pad by now.
        this.notes = this.notes.filter(({ is }) => is !== 'scores');
        if (event.scored > 0) this.#note({ is: 'scores', seat: event.seat, points: event.scored, number });
        return;
      case 'drew':
        return this.#note({ is: 'draws', seat: event.seat, count: event.count, number });
      case 'passed':
        return this.#note({ is: 'knocks', seat: event.seat, number });
      case 'roundEnded':
        if (event.end.ended === 'out') this.#note({ is: 'domino', seat: event.end.lastSeat, number });
        return;
      default:
        return unreachable(event);
    }
  }

  #note(note: Note, shownFor = NOTE_MS): void {
    this.notes = [...this.notes.filter(({ seat, is }) => seat !== note.seat || is !== note.is), note];
    this.#manners.clock.after(shownFor, () => {
      this.notes = this.notes.filter(({ number }) => number !== note.number);
    });
  }
}
