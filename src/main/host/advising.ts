import type { Seat } from '../../shared/engine/seat';
import type { Advice, Decision, Review } from '../../shared/protocol/advice';
import type { RefusalCode } from '../../shared/protocol/messages';
import type { PersonId } from '../../shared/protocol/tableFacts';
import type { Ask } from '../bots/tasks';
import type { Course } from './course';
import type { PlayedRound } from './game';
import type { Choice } from './lookBack';
import { choicesOf, lastOver } from './lookBack';
import type { Person } from './people';
import type { Seating } from './seating';

export type AdvisingParts = {
  readonly seating: Seating;
  readonly course: Course;
  /** Thinks; without it nobody is advised. */
  readonly ask: Ask | null;
};

/** A point of a hundred that is lost at every choice costs so much of the accuracy. */
const ACCURACY_PER_POINT = 5;

/** What somebody was told last: asking again is answered by the same. */
type Told = {
  hint?: { readonly seq: number; readonly advice: Promise<Advice | null> };
  review?: { readonly round: PlayedRound; readonly review: Promise<Review | null> };
};

/**
 * Hints, and looking back at a round: for whoever asks alone, and nobody hears that they did. Each is thought out once,
 * however often it is asked for, and nobody at the table waits for it.
 */
export class Advising {
  readonly #parts: AdvisingParts;
  readonly #told = new Map<PersonId, Told>();

  constructor(parts: AdvisingParts) {
    this.#parts = parts;
  }

  /** What would be best for somebody who is to move, from what their seat sees; refused where no hints are given. */
  hint(person: Person, seq: number): RefusalCode | null {
    const { seating, course, ask } = this.#parts;
    const seat = seating.seatOf(person);
    if (seat === null) return 'no-seat';
    if (ask === null || course.facts().options.hints === 'off') return 'no-hints';
    if (seq !== course.play.seq) return 'stale';
    const view = course.play.viewFor({ as: 'seat', seat });
    if (view?.as !== 'seat' || view.legal.length === 0) return 'not-your-turn';
    const told = this.#toldTo(person);
    if (told.hint?.seq !== seq) told.hint = { seq, advice: ask('hint', { view }) };
    void told.hint.advice.then((advice) => {
      if (advice === null) delete told.hint;
      person.channel?.send({ type: 'hint', seq, advice });
    });
    return null;
  }

  /** How somebody's choices were in the round that was over last, by what they could know then. */
  review(person: Person): RefusalCode | null {
    const { seating, course, ask } = this.#parts;
    const seat = seating.seatOf(person);
    const { game } = course.play;
    if (seat === null) return 'no-seat';
    const round = game === null ? null : lastOver(game);
    if (round === null || ask === null) {
      person.channel?.send({ type: 'review', review: null });
      return null;
    }
    const told = this.#toldTo(person);
    if (told.review?.round !== round) told.review = { round, review: reviewOf(ask, round, seat) };
    void told.review.review.then((review) => {
      if (review === null) delete told.review;
      person.channel?.send({ type: 'review', review });
    });
    return null;
  }

  #toldTo({ id }: Person): Told {
    const told = this.#told.get(id) ?? {};
    this.#told.set(id, told);
    return told;
  }
}

/** One choice after another, so that bots who think meanwhile come in between. */
async function reviewOf(ask: Ask, round: PlayedRound, seat: Seat): Promise<Review | null> {
  const dealt = round.dealt.state;
  const luck = await ask('luck', { moment: dealt, seat });
  if (luck === null) return null;
  const decisions: Decision[] = [];
  for (const choice of choicesOf(round, seat)) {
    const decision = await decisionOf(ask, choice, seat);
    if (decision === null) return null;
    decisions.push(decision);
  }
  return { round: dealt.table.round, decisions, accuracy: accuracyOf(decisions), luck };
}

async function decisionOf(ask: Ask, { before, view, made }: Choice, seat: Seat): Promise<Decision | null> {
  const judged = await ask('judge', { view, made });
  if (judged === null) return null;
  const hindsight = await ask('hindsight', { moment: before, seat, made });
  return { laid: view.table.line.laid.length, hand: view.hand, made, ...judged, hindsight };
}

function accuracyOf(decisions: readonly Decision[]): number | null {
  if (decisions.length === 0) return null;
  const lost = decisions.reduce((sum, each) => sum + each.lost, 0) / decisions.length;
  return Math.round(Math.max(0, 100 - ACCURACY_PER_POINT * lost));
}
