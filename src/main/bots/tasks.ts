import type { Move } from '../../shared/engine/moves';
import type { Random } from '../../shared/engine/random';
import type { Seat } from '../../shared/engine/seat';
import type { SeatView } from '../../shared/engine/view';
import type { Advice, Decision, Review } from '../../shared/protocol/advice';
import type { BotKind } from '../../shared/protocol/botKind';
import type { Judgement } from './advice/judge';
import type { OverRound } from '../hindsight/overRound';

/** What a thread is asked to think out: moves, hints and judgements from what one seat sees. */
export type Tasks = {
  readonly move: { readonly kind: BotKind; readonly view: SeatView; readonly chance: Random };
  readonly hint: { readonly view: SeatView };
  readonly judge: { readonly view: SeatView; readonly made: Move };
  /** With every tile face up, of a round that is over. */
  readonly hindsight: { readonly moment: OverRound; readonly seat: Seat; readonly made: Move };
  readonly luck: { readonly moment: OverRound; readonly seat: Seat };
};
export type TaskName = keyof Tasks;

/** What each comes to. */
export type Found = {
  readonly move: Move;
  readonly hint: Advice;
  readonly judge: Judgement;
  readonly hindsight: Decision['hindsight'];
  readonly luck: Review['luck'];
};

/** Thinks a task out; null where no answer came. */
export type Ask = <Name extends TaskName>(name: Name, task: Tasks[Name]) => Promise<Found[Name] | null>;
