import type { GameEvent } from '../shared/engine/events';
import type { Seat } from '../shared/engine/seat';
import type { Tile } from '../shared/engine/tile';
import type { View } from '../shared/engine/view';
import { unreachable } from '../shared/result';
import { Agenda } from './agenda';
import { beatOf, countTimes } from './beat';
import type { Clock } from './clock';
import { Countdown } from './countdown.svelte';
import { momentsOf } from './counting';
import { drawsTogether } from './drawsTogether';
import type { Coming } from './seats/presence';
import { additionNow } from './turn/addition';

/** What a step brought: the table as it then is, and what was seen on the way. */
export type Step = { readonly events: readonly GameEvent[]; readonly view: View };

/** The step that is being looked at: what moves and sounds on a screen goes by it. */
export type Moving = Step & {
  readonly number: number;
  /** By what the table's pace multiplies every wait. */
  readonly pace: number;
};

/** A line that was read aloud, newest last; `now` is the same in the language spoken when it is asked. */
export type Told = { readonly number: number; readonly text: string; readonly now: () => string };

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
  /** By what the table's pace multiplies every wait. */
  readonly pace: () => number;
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

/** Does something in so many milliseconds at the table's normal pace. */
type Later = (milliseconds: number, then: () => void) => void;
const atOnce: Later = (_milliseconds, then) => then();

/**
 * Shows what happened at a pace that people can follow: the only place in the page that knows time. What is shown is
 * never ahead of the table and never blocks a hand: `catchUp` is free at any moment.
 */
export class Stage {
  /** The table as it is drawn. */
  shown = $state.raw<View | null>(null);
  /** Whether something is still being looked at; ends of rounds wait for it. */
  isBusy = $state.raw(false);
  /** Null once the table was jumped to or caught up with: then everything lies where it belongs, at once. */
  moving = $state.raw<Moving | null>(null);
  told = $state.raw<readonly Told[]>([]);
  notes = $state.raw<readonly Note[]>([]);
  /** Until the first tile lies. */
  lots = $state.raw<Lots | null>(null);
  readonly #manners: StageManners;
  readonly #goOn: Countdown;
  readonly #turn: Countdown;
  #waiting: readonly Step[] = [];
  #number = 0;
  /** What is still to come of the step being shown. */
  readonly #agenda: Agenda;
  #endBeat: () => void = () => undefined;

  constructor(manners: StageManners) {
    this.#manners = manners;
    this.#agenda = new Agenda(manners.clock);
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

  /**
   * Shows the newest table at once; what was not shown yet is still told. A tile that flies for itself may come to
   * its place; what takes longer, a deal or a count, is over.
   */
  catchUp(): void {
    const waiting = this.#waiting;
    if (waiting.length > 0 || this.isSkippable) this.moving = null;
    this.#agenda.finish();
    this.#rest();
    for (const step of waiting) this.#show(step, atOnce);
  }

  /** Whether what is being shown takes so long that people may want to be done with it. */
  get isSkippable(): boolean {
    return (
      this.moving?.events.some(
        (event) => event.type === 'dealt' || (event.type === 'played' && event.scored > 0),
      ) ?? false
    );
  }

  /** Shows a table that nothing led to: coming in, coming back, being set right. */
  jump(view: View | null): void {
    this.#agenda.forget();
    this.#rest();
    this.moving = null;
    this.notes = [];
    this.lots = null;
    this.shown = view;
  }

  /** Says something in the live region. */
  say(text: string): void {
    this.#tell(() => text);
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
    this.#tell(() => this.#manners.tellComing(coming));
    if (coming.is === 'back') this.#note({ is: 'back', seat: coming.seat, number: ++this.#number }, BACK_MS);
  }

  #tell(now: () => string): void {
    this.told = [...this.told, { number: ++this.#number, text: now(), now }].slice(-TOLD_KEPT);
  }

  #next(): void {
    const [step, ...rest] = this.#waiting;
    if (step === undefined) return this.#rest();
    this.#waiting = rest;
    const pace = this.#manners.pace();
    this.moving = { ...step, number: ++this.#number, pace };
    const ends = additionNow(step.view.table).counts.length;
    const beat = pace * step.events.reduce((sum, event) => sum + beatOf(event, ends), 0);
    if (beat === 0 || this.#manners.isStill()) {
      this.#show(step, atOnce);
      return this.#next();
    }
    this.isBusy = true;
    const before = this.shown?.table.scores ?? step.view.table.scores;
    const later: Later = (after, then) => this.#agenda.add(after * pace, then);
    this.#show(step, later);
    for (const { after, view } of momentsOf(step.events, step.view, before)) {
      if (after === 0) this.shown = view;
      else later(after, () => (this.shown = view));
    }
    this.#agenda.add(beat, () => (this.shown = step.view));
    this.#endBeat = this.#manners.clock.after(beat, () => {
      this.#agenda.finish();
      this.#next();
    });
  }

  #rest(): void {
    this.#endBeat();
    this.#waiting = [];
    this.isBusy = false;
  }

  #show({ events, view }: Step, later: Later): void {
    this.shown = view;
    for (const event of events) {
      this.#tell(() => this.#manners.tell(event, view));
      this.#mark(event, view, later);
    }
  }

  /** What of an event stays on the table for a moment. */
  #mark(event: GameEvent, view: View, later: Later): void {
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
        if (event.scored === 0) return;
        return later(countTimes(additionNow(view.table).counts.length, event.scored).call, () =>
          this.#note({ is: 'scores', seat: event.seat, points: event.scored, number }),
        );
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
