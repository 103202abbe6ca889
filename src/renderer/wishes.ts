import type { Seat } from '../shared/engine/seat';
import type { FromPage } from '../shared/protocol/messages';
import type { Level } from '../shared/protocol/botKind';
import type { PersonId, Setup, TableOptions } from '../shared/protocol/tableFacts';

/** What somebody may wish of the table, besides moves; whether it comes about is for the host to say. */
export abstract class Wishes {
  protected abstract ask(message: FromPage): void;

  /** Takes a free seat, or as keeper gives it to `person`. */
  sit(seat: Seat, person: PersonId | null = null): void {
    this.ask(person === null ? { type: 'sit', seat } : { type: 'sit', seat, person });
  }

  /** Ready for the next round or game, or agreed to the rules as they now are. */
  ready(): void {
    this.ask({ type: 'ready' });
  }

  /** Plays on by oneself where a bot plays in one's place. */
  takeBack(): void {
    this.ask({ type: 'takeBack' });
  }

  /** Lets a bot play for somebody who is away or idle, or no longer. */
  standIn(person: PersonId, sits: boolean): void {
    this.ask({ type: 'standIn', person, sits });
  }

  /** Changes how people sit, also in mid-game. */
  setOptions(options: TableOptions): void {
    this.ask({ type: 'options', options });
  }

  setUp(setup: Setup, options: TableOptions): void {
    this.ask({ type: 'setup', setup, options });
  }

  /** Puts a bot on a free seat, or takes it away. */
  bot(seat: Seat, sits: boolean): void {
    this.ask({ type: 'bot', seat, sits });
  }

  /** Says how well the bot on a seat plays from now on. */
  setLevel(seat: Seat, level: Level): void {
    this.ask({ type: 'bot', seat, sits: true, level });
  }

  remove(person: PersonId): void {
    this.ask({ type: 'remove', person });
  }

  /** Passes the table to the desktop of somebody who sits at it. */
  handOver(person: PersonId): void {
    this.ask({ type: 'handOver', person });
  }

  begin(): void {
    this.ask({ type: 'begin' });
  }

  /** Lets nobody new in, or somebody again. */
  lock(locked: boolean): void {
    this.ask({ type: 'lock', locked });
  }

  newCode(): void {
    this.ask({ type: 'newCode' });
  }
}
