import type { Advice, Review } from '../shared/protocol/advice';
import type { FromHost } from '../shared/protocol/messages';

/** What was asked for and may have come. */
export type Asked<Answer> =
  | { readonly is: 'none' }
  | { readonly is: 'asked' }
  | { readonly is: 'here'; readonly answer: Answer }
  /** Nothing could be thought out. */
  | { readonly is: 'nothing' };

const NONE = { is: 'none' } as const;
const ASKED = { is: 'asked' } as const;

/** What this page's person was advised: a hint for the move that is due, and the review of a round. */
export class Counsel {
  hint = $state.raw<Asked<Advice>>(NONE);
  review = $state.raw<Asked<Review>>(NONE);
  /** For which moment the hint was asked. */
  #seq = -1;

  askedHint(seq: number): void {
    this.#seq = seq;
    this.hint = ASKED;
  }

  askedReview(): void {
    this.review = ASKED;
  }

  /** Puts the hint away: the table has moved on, or it was read. */
  putAway(): void {
    this.hint = NONE;
  }

  hear(message: FromHost): void {
    if (message.type === 'hint' && message.seq === this.#seq && this.hint.is === 'asked') {
      this.hint = message.advice === null ? { is: 'nothing' } : { is: 'here', answer: message.advice };
    }
    if (message.type === 'refused' && message.cmdId === null && this.hint.is === 'asked') this.putAway();
    if (message.type === 'review' && this.review.is === 'asked') {
      this.review = message.review === null ? { is: 'nothing' } : { is: 'here', answer: message.review };
    }
  }

  forget(): void {
    this.hint = NONE;
    this.review = NONE;
  }
}
