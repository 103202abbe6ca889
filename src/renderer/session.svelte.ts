import type { LinkNews } from '../shared/desktop';
import type { Move } from '../shared/engine/moves';
import type { Seat } from '../shared/engine/seat';
import type { View } from '../shared/engine/view';
import type { Door } from '../shared/protocol/door';
import type { FromHost, FromPage, RefusalCode } from '../shared/protocol/messages';
import type { PersonId, Setup, TableFacts } from '../shared/protocol/tableFacts';
import { unreachable } from '../shared/result';
import { comingsOf } from './seats/presence';
import { endingOf } from './told/ending';
import type { Connection, Hindrance } from './connection';
import { Counsel } from './counsel.svelte';
import { DealOnTable } from './dealOnTable.svelte';
import type { Link } from './link';
import { Pulse } from './network/pulse.svelte';
import type { Stage } from './stage.svelte';
import { Wishes } from './wishes';

/** A move on its way to the host; nothing else changes until the host has answered. */
export type Pending = { readonly cmdId: string; readonly move: Move };

/** What this page knows of its table, and how it speaks to it. */
export class Session extends Wishes {
  facts = $state.raw<TableFacts | null>(null);
  /** The newest table, which the stage may still be on its way to. */
  view = $state.raw<View | null>(null);
  you = $state.raw<PersonId | null>(null);
  /** What stands on the door; null for a screen that may not know. */
  door = $state.raw<Door | null>(null);
  pending = $state.raw<Pending | null>(null);
  refusal = $state.raw<RefusalCode | null>(null);
  connection = $state.raw<Connection>({ is: 'looking', cause: null });
  /** Said once the host's machine was asleep, until something happens at the table. */
  woke = $state.raw<Extract<Hindrance, { is: 'woke' }> | null>(null);
  readonly pulse = new Pulse(() => performance.now());
  /** What this page's person agreed to last; null where that was before the page was opened. */
  agreed = $state.raw<Setup | null>(null);

  readonly deal = new DealOnTable();
  readonly counsel = new Counsel();

  readonly #link: Link;
  readonly #stage: Stage;
  /** Sets the moves of this page apart from those of another page of the same seat. */
  readonly #page: string;
  #moves = 0;
  #seq = 0;

  constructor(link: Link, stage: Stage, page: string) {
    super();
    this.#link = link;
    this.#stage = stage;
    this.#page = page;
  }

  get mySeat(): Seat | null {
    const seat =
      this.facts?.chairs.findIndex((chair) => chair.is === 'person' && chair.person === this.you) ?? -1;
    return seat === -1 ? null : seat;
  }

  /** What is in the way of what was asked: the connection, or what the host said; null where nothing is. */
  get hindrance(): Hindrance | null {
    if (this.connection.is === 'looking' && this.facts !== null)
      return { is: 'looking', table: this.facts.name, cause: this.connection.cause };
    return this.refusal === null ? this.woke : { is: 'refused', code: this.refusal };
  }

  /** Whether a bot plays for this page's person. */
  get isPlayedFor(): boolean {
    const mine = this.facts?.chairs[this.mySeat ?? -1];
    return mine?.is === 'person' && mine.bot;
  }

  get isKeeper(): boolean {
    return this.you !== null && (this.facts?.keepers.includes(this.you) ?? false);
  }

  /** Begins to follow the table; gives back what ends that. */
  follow(): () => void {
    return this.#link.listen((news) => this.#hear(news));
  }

  /** Forgets the table, so that the next one is not mistaken for it. */
  forget(): void {
    this.facts = null;
    this.view = null;
    this.you = null;
    this.door = null;
    this.pending = null;
    this.refusal = null;
    this.agreed = null;
    this.deal.forget();
    this.counsel.forget();
    this.woke = null;
    this.pulse.forget();
    this.connection = { is: 'looking', cause: null };
    this.#stage.jump(null);
    this.#stage.countDown(null);
    this.#stage.countTurn(null);
  }

  /** Sends a move picked from `legal`; a second one while the first is on its way is not sent. */
  play(move: Move): void {
    if (this.pending !== null) return;
    this.refusal = null;
    this.#send({ cmdId: `${this.#page}-${++this.#moves}`, move });
  }

  /** Asks how quick the connection is, and as keeper everybody's. */
  askPulse(): void {
    this.pulse.ask(this.#link.say, this.isKeeper);
  }

  /** Asks what would be best now, where it is this page's turn. */
  askHint(): void {
    this.counsel.askedHint(this.#seq);
    this.ask({ type: 'hint', seq: this.#seq });
  }

  /** Asks how this page's person chose in the round that was over last. */
  askReview(): void {
    this.counsel.askedReview();
    this.ask({ type: 'review' });
  }

  protected ask(message: FromPage): void {
    this.refusal = null;
    this.#link.say(message);
  }

  #hear(news: LinkNews): void {
    switch (news.is) {
      case 'said':
        return this.#take(news.message);
      case 'up':
        this.connection = { is: 'up' };
        return this.pulse.up();
      case 'looking':
        this.connection = { is: 'looking', cause: news.cause ?? null };
        return this.pulse.lost();
      case 'over':
        // What the host said on parting is nearer the truth than the code the connection closed with.
        if (this.connection.is !== 'over') this.connection = { is: 'over', ending: endingOf(news.code) };
        return;
      default:
        return unreachable(news);
    }
  }

  #take(message: FromHost): void {
    const answer = this.deal.hear(message);
    if (answer !== null) this.#link.say(answer);
    this.counsel.hear(message);
    switch (message.type) {
      case 'welcome':
        this.you = message.you;
        this.connection = { is: 'up' };
        this.#meet(message.facts);
        return this.#comeBack(message.seq, message.view);
      case 'lobby':
        return this.#meet(message.facts);
      case 'step':
        this.#stage.countTurn(message.turnLeft ?? null);
        this.#seq = message.seq;
        this.counsel.putAway();
        this.view = message.view;
        this.pending = null;
        this.refusal = null;
        this.woke = null;
        return this.#stage.add(message);
      case 'refused':
        this.refusal = message.reason.code;
        if (message.cmdId !== null && message.cmdId !== this.pending?.cmdId) return;
        return message.cmdId === null ? undefined : this.#setRight(message.seq, message.view);
      case 'door':
        this.door = message.door;
        return;
      case 'beat':
      case 'network':
        return this.pulse.hear(message);
      case 'woke':
        this.woke = { is: 'woke', name: message.name };
        return;
      case 'hint':
      case 'review':
      case 'dealing':
      case 'commits':
      case 'reveals':
      case 'opened':
      case 'takeOver':
        return;
      case 'bye':
        // A table that moved is come to by itself, wherever it is.
        if (message.reason !== 'moved') this.connection = { is: 'over', ending: message.reason };
        return;
      default:
        return unreachable(message);
    }
  }

  #meet(facts: TableFacts): void {
    const comings = comingsOf(this.facts, facts);
    this.facts = facts;
    for (const coming of comings) this.#stage.showComing(coming);
    const mine = facts.chairs.find((chair) => chair.is === 'person' && chair.person === this.you);
    if (mine?.is === 'person' && mine.accepted) this.agreed = facts.setup;
    this.#stage.countDown(facts.wait);
    this.#stage.countTurn(facts.turnLeft);
  }

  /** A move whose answer was lost is sent again where the table still waits for it; the host knows it by its id. */
  #comeBack(seq: number, view: View | null): void {
    const unanswered = seq === this.#seq ? this.pending : null;
    this.#setRight(seq, view);
    if (unanswered !== null) this.#send(unanswered);
  }

  #send(pending: Pending): void {
    this.pending = pending;
    this.#link.say({ type: 'move', seq: this.#seq, ...pending });
  }

  #setRight(seq: number, view: View | null): void {
    this.#seq = seq;
    this.counsel.putAway();
    this.view = view;
    this.pending = null;
    this.#stage.jump(view);
  }
}
