import type { Seat } from '../shared/engine/seat';
import type { Table } from '../shared/engine/state';
import type { Tile } from '../shared/engine/tile';
import { digestOf, makeCommit } from '../shared/fairness/commit';
import type { Bytes32 } from '../shared/fairness/hash';
import type { DealContext, Transcript } from '../shared/fairness/transcript';
import type { Unfair } from '../shared/fairness/unfair';
import { changeOf } from '../shared/fairness/verify';
import { verifyRound } from '../shared/fairness/verifyRound';
import type { Dropped } from '../shared/protocol/dealing';
import type { FromHost, FromPage } from '../shared/protocol/messages';
import type { PersonId } from '../shared/protocol/tableFacts';
import { unreachable } from '../shared/result';

/** What this device found out about the deal on the table. */
export type Verdict =
  /** It gave a secret of its own, and all fits. */
  | { readonly is: 'verified' }
  /** All fits, but without a secret of its own: it only watched, or its secret was left out. */
  | { readonly is: 'checked'; readonly because: 'watched' | 'leftOut' }
  | { readonly is: 'broken'; readonly reason: Unfair };

/** A deal as a screen shows it. */
export type DealShown = {
  readonly digest: readonly Tile[];
  readonly attempt: number;
  readonly dropped: readonly Dropped[];
  /** Null until the round is over, where nothing is found out before. */
  readonly verdict: Verdict | null;
};

type Said<Type extends FromHost['type']> = Extract<FromHost, { type: Type }>;
type Part = {
  readonly context: DealContext;
  readonly seat: Seat;
  readonly secret: Bytes32;
  readonly commit: Bytes32;
};

/**
 * This device's part in every deal, and its own proof of it (lan.md section 5): it gives a secret, remembers what
 * everybody was bound to before any secret was told, and deals the round again when all is open. It believes the
 * host nothing that it can compute.
 */
export class FairDeal {
  readonly #makeSecret: () => Bytes32;
  #you: PersonId | null = null;
  #seat: Seat | null = null;
  #tableId = '';
  #table: Table | null = null;
  #part: Part | null = null;
  #commits: Said<'commits'> | null = null;
  #hand: { readonly seat: Seat; readonly tiles: readonly Tile[] } | null = null;
  #lots: readonly Tile[] | null = null;
  #verdict: Verdict | null = null;
  #shown: DealShown | null = null;

  /** `makeSecret` gives a new secret that nobody can foresee. */
  constructor(makeSecret: () => Bytes32) {
    this.#makeSecret = makeSecret;
  }

  /** The deal on the table; null where none was told of. The same object as long as nothing changes. */
  get shown(): DealShown | null {
    if (this.#commits === null) return null;
    if (this.#shown?.verdict === this.#verdict) return this.#shown;
    const { context, commits, dropped } = this.#commits;
    const { attempt } = context;
    this.#shown = { digest: digestOf(context, commits), attempt, dropped, verdict: this.#verdict };
    return this.#shown;
  }

  /** Takes in what the host said. @returns what this device answers; null where nothing is to be said. */
  hear(message: FromHost): FromPage | null {
    switch (message.type) {
      case 'welcome':
        this.#you = message.you;
        this.#meet(message.facts);
        this.#table = message.view?.table ?? null;
        return null;
      case 'lobby':
        this.#meet(message.facts);
        return null;
      case 'step':
        this.#see(message);
        return null;
      case 'dealing':
        return this.#takePart(message);
      case 'commits':
        return this.#remember(message);
      case 'reveals':
        this.#checkReveals(message);
        return null;
      case 'opened':
        this.#verdict ??= this.#verify(message.transcript);
        return null;
      case 'refused':
      case 'hint':
      case 'review':
      case 'door':
      case 'network':
      case 'woke':
      case 'beat':
      case 'takeOver':
      case 'bye':
        return null;
      default:
        return unreachable(message);
    }
  }

  #meet({ id, chairs }: Said<'lobby'>['facts']): void {
    this.#tableId = id;
    const seat = chairs.findIndex((chair) => chair.is === 'person' && chair.person === this.#you);
    this.#seat = seat === -1 ? null : seat;
  }

  #see({ events, view }: Said<'step'>): void {
    this.#table = view.table;
    const dealt = events.find((event) => event.type === 'dealt');
    if (dealt === undefined) return;
    this.#hand = view.as === 'seat' ? { seat: view.seat, tiles: view.hand } : null;
    this.#lots = dealt.lots ?? null;
  }

  #takePart({ context, seats }: Said<'dealing'>): FromPage | null {
    this.#clear();
    const seat = this.#seat;
    if (seat === null || !seats.includes(seat) || context.tableId !== this.#tableId) return null;
    const secret = this.#makeSecret();
    const commit = makeCommit(context, seat, secret);
    this.#part = { context, seat, secret, commit };
    return { type: 'commit', deal: context.deal, attempt: context.attempt, commit };
  }

  #remember(message: Said<'commits'>): FromPage | null {
    const { context } = message;
    const before = this.#commits;
    if (before !== null && isSameDeal(before.context, context)) {
      // Told again after the connection was lost: it must be what it was.
      this.#distrust(changeOf(before, message));
      return null;
    }
    const part = this.#part;
    if (part === null || !isSameDeal(part.context, context)) this.#clear();
    this.#commits = message;
    this.#shown = null;
    if (part === null || this.#part !== part) return null;
    const mine = message.commits.seats.find(({ seat }) => seat === part.seat);
    if (mine === undefined) return null;
    if (mine.commit !== part.commit || !isSameContext(part.context, context)) {
      this.#distrust({ code: 'own-commit-missing' });
      return null;
    }
    return { type: 'reveal', deal: context.deal, attempt: context.attempt, secret: part.secret };
  }

  #checkReveals({ context, reveals }: Said<'reveals'>): void {
    const commits = this.#commits;
    if (commits === null || !isSameContext(commits.context, context)) return;
    for (const { seat, commit } of commits.commits.seats) {
      const told = reveals.find((reveal) => reveal.seat === seat);
      if (told === undefined || makeCommit(context, seat, told.secret) !== commit) {
        return this.#distrust({ code: 'other-secret', who: seat });
      }
    }
  }

  #verify(transcript: Transcript): Verdict {
    const table = this.#table;
    if (table === null || table.phase.at === 'turn')
      return { is: 'broken', reason: { code: 'other-course' } };
    const own = this.#partTaken();
    const verified = verifyRound(transcript, {
      tableId: this.#tableId,
      table,
      shown: this.#commits,
      own,
      hand: this.#hand,
      lots: this.#lots,
    });
    if (!verified.ok) return { is: 'broken', reason: verified.error };
    if (own !== null) return { is: 'verified' };
    const wasDropped = this.#commits?.dropped.some(({ seat }) => seat === this.#seat) ?? false;
    return { is: 'checked', because: this.#part === null && !wasDropped ? 'watched' : 'leftOut' };
  }

  /** This device's own part, where the commits that were shown have it. */
  #partTaken(): Part | null {
    const part = this.#part;
    const isIn = this.#commits?.commits.seats.some(({ seat }) => seat === part?.seat) ?? false;
    return isIn ? part : null;
  }

  #distrust(reason: Unfair | null): void {
    if (reason !== null) this.#verdict ??= { is: 'broken', reason };
  }

  #clear(): void {
    this.#part = null;
    this.#commits = null;
    this.#shown = null;
    this.#hand = null;
    this.#lots = null;
    this.#verdict = null;
  }
}

function isSameDeal(one: DealContext, other: DealContext): boolean {
  return one.deal === other.deal && one.attempt === other.attempt;
}

function isSameContext(one: DealContext, other: DealContext): boolean {
  return isSameDeal(one, other) && one.tableId === other.tableId && one.rules === other.rules;
}
