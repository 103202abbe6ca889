import type { Random } from '../../shared/engine/random';
import type { Seat } from '../../shared/engine/seat';
import { chanceOf, makeCommit } from '../../shared/fairness/commit';
import type { Bytes32 } from '../../shared/fairness/hash';
import type { Commits, DealContext } from '../../shared/fairness/transcript';
import { hashOfRules, TRANSCRIPT_VERSION } from '../../shared/fairness/transcript';
import type { Dropped } from '../../shared/protocol/dealing';
import type { FromHost, FromPage } from '../../shared/protocol/messages';
import { unreachable } from '../../shared/result';
import type { Rules } from '../../shared/rules/rules';
import type { Clock } from './clock';
import type { Person } from './people';
import type { Proof } from './proof';
import type { Seating } from './seating';
import { Wait } from './wait';

/** So long everybody's device has for each of its two answers; whoever is silent is dealt without (lan.md section 5). */
export const ANSWER_MS = 2000;

/** Chance to deal from, and what will prove it. */
export type FairChance = { readonly random: Random; readonly proof: (redraws: number) => Proof };

export type CeremonyParts = {
  readonly tableId: string;
  readonly seating: Seating;
  readonly clock: Clock;
  /** A new secret of the host's own, that nobody can foresee. */
  readonly makeSecret: () => Bytes32;
};

/** Deals that were made at this table, and attempts at the next one that went so far that something was told. */
export type DealCount = { readonly deals: number; readonly attempts: number };

export const NO_DEALS: DealCount = { deals: 0, attempts: 0 };

type Said<Type extends FromPage['type']> = Extract<FromPage, { type: Type }>;

type Deal = {
  readonly rules: Rules;
  readonly seats: number;
  readonly onChance: (chance: FairChance) => void;
  readonly dropped: readonly Dropped[];
};

type Asked = {
  readonly deal: Deal;
  readonly context: DealContext;
  readonly secret: Bytes32;
  readonly people: ReadonlyMap<Seat, Person>;
  readonly answers: Map<Seat, Bytes32>;
};

type Stage =
  | { readonly is: 'idle' }
  /** Nobody has told anything; each device binds itself. */
  | ({ readonly is: 'binding' } & Asked)
  /** All are bound; each device tells. */
  | ({ readonly is: 'telling'; readonly commits: Commits } & Asked);

/**
 * How the people at a table make the chance for a deal together, so that nobody chose it (lan.md section 5). Every
 * device of a seated person that is connected takes part; bots have no secret. It ends by itself: whoever was bound
 * and does not tell is left out, and the deal begins anew, counted.
 */
export class Ceremony {
  readonly #parts: CeremonyParts;
  readonly #wait: Wait;
  #stage: Stage = { is: 'idle' };
  #count: DealCount;

  /** `count`: what this table, if it is carried on, had dealt before. */
  constructor(parts: CeremonyParts, count: DealCount) {
    this.#parts = parts;
    this.#wait = new Wait(parts.clock);
    this.#count = count;
  }

  get isOn(): boolean {
    return this.#stage.is !== 'idle';
  }

  /** To be kept: a deal that is begun again after this process died must count as such. */
  get count(): DealCount {
    return this.#count;
  }

  /** Makes the chance for one deal; calls back when it is made, at once where nobody is here to take part. */
  begin(rules: Rules, seats: number, onChance: (chance: FairChance) => void): void {
    this.#ask({ rules, seats, onChance, dropped: [] });
  }

  /** Gives the deal up; attempts that told something stay counted. */
  stop(): void {
    this.#wait.end();
    this.#stage = { is: 'idle' };
  }

  /** Takes an answer; one that nobody waits for changes nothing. */
  answer(person: Person, message: Said<'commit'> | Said<'reveal'>): void {
    const stage = this.#stage;
    if (stage.is === 'idle') return;
    const { context, people, answers } = stage;
    const seat = this.#parts.seating.seatOf(person);
    if (seat === null || people.get(seat) !== person) return;
    if (message.deal !== context.deal || message.attempt !== context.attempt) return;
    if (stage.is === 'binding' && message.type === 'commit') answers.set(seat, message.commit);
    if (stage.is === 'telling' && message.type === 'reveal') {
      const bound = stage.commits.seats.find((each) => each.seat === seat)?.commit;
      // Anything else than what it is bound to is no answer.
      if (makeCommit(context, seat, message.secret) === bound) answers.set(seat, message.secret);
    }
    this.peopleChanged();
  }

  /** Somebody came, went or answered: nobody is waited for who is gone. */
  peopleChanged(): void {
    const stage = this.#stage;
    if (stage.is === 'idle') return;
    const silent = [...stage.people].filter(([seat]) => !stage.answers.has(seat));
    if (stage.is === 'binding' && !silent.some((each) => this.#isHere(each))) return this.#bind();
    if (stage.is !== 'telling') return;
    if (silent.length === 0) return this.#finish();
    if (!silent.every((each) => this.#isHere(each))) this.#again();
  }

  /** What somebody must know who comes now; null where nothing is being dealt. */
  get message(): FromHost | null {
    const stage = this.#stage;
    switch (stage.is) {
      case 'idle':
        return null;
      case 'binding':
        return { type: 'dealing', context: stage.context, seats: [...stage.people.keys()] };
      case 'telling': {
        const { context, commits, deal } = stage;
        return { type: 'commits', context, commits, dropped: deal.dropped };
      }
      default:
        return unreachable(stage);
    }
  }

  #ask(deal: Deal): void {
    const { tableId, seating, makeSecret } = this.#parts;
    const left = new Set(deal.dropped.map(({ seat }) => seat));
    const people = new Map(
      seating.chairs.flatMap((_, seat) => {
        const person = seating.personOn(seat);
        const isAsked = person !== null && this.#isHere([seat, person]) && !left.has(seat);
        return isAsked ? [[seat, person] as const] : [];
      }),
    );
    const context: DealContext = {
      tableId,
      deal: this.#count.deals + 1,
      attempt: this.#count.attempts + 1,
      rules: hashOfRules(deal.rules),
      seats: deal.seats,
    };
    this.#stage = { is: 'binding', deal, context, secret: makeSecret(), people, answers: new Map() };
    if (people.size === 0) return this.#bind();
    this.#wait.begin(ANSWER_MS, () => this.#bind());
    this.#tellAll();
  }

  /** Shows what everybody is bound to; whoever has not answered yet, or is gone, has no part. */
  #bind(): void {
    const stage = this.#stage;
    if (stage.is !== 'binding') return;
    const { context, secret, answers } = stage;
    const people = new Map([...stage.people].filter((each) => answers.has(each[0]) && this.#isHere(each)));
    const seats = partsOf(people, answers).map(([seat, commit]) => ({ seat, commit }));
    const commits = { host: makeCommit(context, 'host', secret), seats };
    this.#stage = { ...stage, is: 'telling', commits, people, answers: new Map() };
    this.#count = { ...this.#count, attempts: context.attempt };
    this.#tellAll();
    if (people.size === 0) return this.#finish();
    this.#wait.begin(ANSWER_MS, () => this.#again());
  }

  /** Somebody was bound and has not told: without them, and counted. */
  #again(): void {
    const stage = this.#stage;
    if (stage.is !== 'telling') return;
    const { deal, people, answers } = stage;
    const silent = [...people].filter(([seat]) => !answers.has(seat));
    const dropped = silent.map(([seat, { name }]) => ({ seat, name }));
    this.#ask({ ...deal, dropped: [...deal.dropped, ...dropped] });
  }

  #finish(): void {
    const stage = this.#stage;
    if (stage.is !== 'telling') return;
    const { deal, context, secret, commits, people, answers } = stage;
    this.stop();
    this.#count = { deals: context.deal, attempts: 0 };
    const reveals = partsOf(people, answers).map(([seat, told]) => ({ seat, secret: told }));
    this.#sendAll({ type: 'reveals', context, reveals });
    const random = chanceOf(context, { commits, reveals, secret });
    const proof = (redraws: number): Proof => ({
      transcript: { version: TRANSCRIPT_VERSION, context, commits, reveals, secret, redraws },
      dropped: deal.dropped,
    });
    deal.onChance({ random, proof });
  }

  #isHere([seat, person]: readonly [Seat, Person]): boolean {
    return person.channel !== null && this.#parts.seating.personOn(seat) === person;
  }

  #tellAll(): void {
    if (this.message !== null) this.#sendAll(this.message);
  }

  #sendAll(message: FromHost): void {
    for (const { channel } of this.#parts.seating.people.all()) channel?.send(message);
  }
}

/** What each seat answered, in ascending order of the seats. */
function partsOf(
  people: ReadonlyMap<Seat, Person>,
  answers: ReadonlyMap<Seat, Bytes32>,
): readonly (readonly [Seat, Bytes32])[] {
  return [...people.keys()].flatMap((seat) => {
    const answer = answers.get(seat);
    return answer === undefined ? [] : [[seat, answer] as const];
  });
}
