import type { GameEvent } from '../../shared/engine/events';
import type { Move, Refusal } from '../../shared/engine/moves';
import { nextWord } from '../../shared/engine/random';
import type { Random } from '../../shared/engine/random';
import type { Seat } from '../../shared/engine/seat';
import { viewFor } from '../../shared/engine/view';
import type { Viewer } from '../../shared/engine/view';
import type { View } from '../../shared/engine/view';
import type { BotKind } from '../../shared/protocol/botKind';
import type { Pace, TableFacts } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { Rules } from '../../shared/rules/rules';
import type { Think } from '../bots/think';
import type { Proof } from './proof';
import { planMove } from './autoplay';
import type { Clock } from './clock';
import { beginGame, goOn, makeMove } from './game';
import type { Chance, Game, GameStep, Happened, Sender, StartGame } from './game';
import { markOf } from './mark';

export type PlayParts = {
  readonly clock: Clock;
  /** Chance for one more game, or for the bots. */
  readonly seed: () => Random;
  readonly start: StartGame;
  readonly bot: Think;
  readonly pace: () => Pace;
  readonly sitsOn: (seat: Seat) => 'bot' | 'person';
  /** How a bot plays that moves for a seat. */
  readonly botFor: (seat: Seat) => BotKind;
  /** Called with all that changes the game, before anybody is told. */
  readonly onHappened: (happened: Happened) => void;
  /** Called with whose turn it is, if anybody's, whenever that or who moves for them may have changed. */
  readonly onTurn: (seat: Seat | null) => void;
  /** Called after everything that happened, with what everybody saw. */
  readonly onStep: (events: readonly GameEvent[]) => void;
};

/** The game on a table at some moment, if one is played, and the number of what happened last. */
export type Stopped = { readonly game: Game | null; readonly seq: number };

/**
 * The game on the table, if there is one, and what the host does in it by itself. People, bots and the host move
 * through the same door, `take`.
 */
export class Play {
  readonly #parts: PlayParts;
  #game: Game | null;
  #seq: number;
  #chance: Random;
  #callOff: () => void = () => undefined;

  /** `stopped`: where a table that is carried on had come to. Nothing happens by itself before `wake`. */
  constructor(parts: PlayParts, stopped: Stopped) {
    this.#parts = parts;
    this.#game = stopped.game;
    this.#seq = stopped.seq;
    this.#chance = parts.seed();
  }

  get game(): Game | null {
    return this.#game;
  }

  /** Counts everything that happened here, over all games. */
  get seq(): number {
    return this.#seq;
  }

  /** How the round on the table was dealt; null where none is, or it was dealt from a seed. */
  get proof(): Proof | null {
    return this.#game?.rounds.at(-1)?.proof ?? null;
  }

  get at(): TableFacts['at'] {
    const phase = this.#game?.state.table.phase;
    if (phase === undefined) return 'gathering';
    return phase.at === 'turn' ? 'playing' : phase.at;
  }

  /** What somebody may see now; null where nothing has been dealt. */
  viewFor(viewer: Viewer): View | null {
    return this.#game === null ? null : viewFor(this.#game.state, viewer);
  }

  /** Thinks out what happens by itself in a game that is carried on. */
  wake(): void {
    this.#plan();
  }

  /** Begins a game anew, whatever was on the table; without chance that people made, from a seed. */
  begin(rules: Rules, seats: number, chance: Chance | null): void {
    const { start, seed } = this.#parts;
    this.#deal(beginGame(start, rules, seats, chance ?? { random: seed(), proof: null }));
  }

  /** Deals the next round; without chance of its own, by what the last one left over. Throws where none can follow. */
  goOn(chance: Chance | null): void {
    if (this.#game === null) throw new Error('No game goes on');
    const { random } = this.#game.state.secrets;
    this.#deal(goOn(this.#game, chance ?? { random, proof: null }));
  }

  /** Does nothing by itself any more. */
  stop(): void {
    this.#callOff();
  }

  /** Takes everything off the table. */
  clear(): void {
    this.#callOff();
    if (this.#game === null) return;
    this.#game = null;
    this.#parts.onHappened({ is: 'cleared' });
  }

  /**
   * A seat's move, thought out when `seq` was the newest; `by` is null where the host made it. Refused with a reason,
   * and then nothing has changed.
   */
  take(
    seat: Seat,
    seq: number,
    move: Move,
    by: Sender | null,
  ): Result<void, Refusal | 'not-in-play' | 'stale'> {
    if (this.#game === null) return err('not-in-play');
    if (seq !== this.#seq) return err('stale');
    const made = makeMove(this.#game, seat, move);
    if (!made.ok) return made;
    this.#step(made.value, (next) => {
      return { is: 'moved', seq: next, seat, move, by, mark: markOf(made.value.game.state) };
    });
    return ok(undefined);
  }

  /** Somebody else sits on `seat` now: if it is its turn, what happens by itself is thought out anew. */
  seatChanged(seat: Seat): void {
    const phase = this.#game?.state.table.phase;
    if (phase?.at === 'turn' && phase.toMove === seat) this.#plan();
  }

  /** A turn may take another time now: it begins anew. */
  turnAnew(): void {
    this.#parts.onTurn(null);
    this.#plan();
  }

  #deal(step: GameStep): void {
    const round = step.game.rounds.at(-1);
    if (round === undefined) throw new Error('A deal without a round');
    const { dealt, proof } = round;
    this.#step(step, (seq) => ({ is: 'dealt', seq, dealt, proof }));
  }

  #step({ game, events }: GameStep, happened: (seq: number) => Happened): void {
    this.#game = game;
    this.#seq++;
    this.#parts.onHappened(happened(this.#seq));
    this.#plan();
    this.#parts.onStep(events);
  }

  #plan(): void {
    this.#callOff();
    this.#callOff = () => undefined;
    const state = this.#game?.state;
    const { sitsOn, botFor, pace, clock, onTurn } = this.#parts;
    if (state?.table.phase.at !== 'turn') return onTurn(null);
    const seat = state.table.phase.toMove;
    onTurn(seat);
    const view = viewFor(state, { as: 'seat', seat });
    const planned = planMove(view, sitsOn(seat), pace(), this.#chance);
    [, this.#chance] = nextWord(this.#chance);
    if (planned === null) return;
    // A bot thinks while it seems to: how long it really takes shows only where it takes longer.
    const thought = planned.by === 'host' ? planned.move : this.#parts.bot(view, this.#chance, botFor(seat));
    let isOff = false;
    const callOff = clock.after(planned.after, () => {
      if (!(thought instanceof Promise)) return this.#moveByItself(seat, thought);
      void thought.then((move) => {
        if (!isOff) this.#moveByItself(seat, move);
      });
    });
    this.#callOff = () => {
      isOff = true;
      callOff();
    };
  }

  #moveByItself(seat: Seat, move: Move): void {
    const taken = this.take(seat, this.#seq, move, null);
    if (!taken.ok) throw new Error(`The host's own move was refused: ${taken.error}`);
  }
}
