import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { WebSocket } from 'ws';
import type { SeatView } from '../../../../src/shared/engine/view';
import type { FromHost, FromPage } from '../../../../src/shared/protocol/messages';
import type { TableFacts } from '../../../../src/shared/protocol/tableFacts';
import { PROTOCOL } from '../../../../src/shared/protocol/version';
import { dealPart } from '../../../helpers/dealPart';

type Move = Extract<FromPage, { type: 'move' }>;
type Said<Type extends FromHost['type']> = Extract<FromHost, { type: Type }>;

/** Somebody who plays the first legal move at every turn, and comes back with their token as often as it takes. */
export class Survivor {
  /** The newest that was heard. */
  seq = 0;
  view: SeatView | null = null;
  facts: TableFacts | null = null;
  /** A move that nobody has answered yet. */
  outstanding: Move | null = null;
  /** How many moves were answered with a step, and sent once more after a kill. */
  made = 0;
  resent = 0;
  /** What should never be; the test looks here. */
  readonly wrongs: string[] = [];
  /** Whether this one is for another game when one is over. */
  goesOn = true;
  onHeard: () => void = () => undefined;
  readonly #name: string;
  #token: string | null = null;
  #socket: WebSocket | null = null;
  #moves = 0;
  #fairDeal = dealPart();

  constructor(name: string) {
    this.#name = name;
  }

  /** Sits down, or comes back. @returns the count the table stood at. */
  async connect(port: number): Promise<number> {
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}/`);
    this.#socket.on('error', () => undefined);
    await once(this.#socket, 'open');
    const seatToken = this.#token;
    this.#fairDeal = dealPart();
    const welcomed = new Promise<number>((resolve) => {
      this.#socket?.on('message', (bytes: Buffer) => {
        const message = JSON.parse(bytes.toString()) as FromHost;
        if (message.type === 'welcome') resolve(message.seq);
        this.#hear(message);
        this.onHeard();
      });
    });
    this.say({
      type: 'hello',
      protocol: PROTOCOL,
      as: 'seat',
      name: this.#name,
      ...(seatToken && { seatToken }),
    });
    return welcomed;
  }

  say(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: FromHost): void {
    const answer = this.#fairDeal.hear(message);
    if (answer !== null) this.say(answer);
    if (message.type === 'welcome') this.#comeBack(message);
    if (message.type === 'lobby') this.facts = message.facts;
    if (message.type === 'step') this.#hearStep(message);
    if (message.type === 'refused') this.#wrong(`refused: ${message.reason.code}`);
    this.#act();
  }

  #comeBack({ seatToken, facts, seq, view }: Said<'welcome'>): void {
    if (this.#token !== null && seatToken !== this.#token) this.#wrong('lost the seat');
    this.#token = seatToken;
    this.facts = facts;
    this.#see(seq, view);
    if (this.outstanding === null) return;
    this.resent++;
    this.say(this.outstanding);
  }

  #hearStep({ seq, view }: Said<'step'>): void {
    this.#see(seq, view);
    if (this.outstanding === null || seq <= this.outstanding.seq) return;
    this.outstanding = null;
    this.made++;
  }

  /** What is seen now must be what was seen before, or come after it. */
  #see(seq: number, view: unknown): void {
    const seen = view as SeatView | null;
    if (seq < this.seq) this.#wrong(`count went from ${this.seq} to ${seq}`);
    if (seq === this.seq && this.view !== null && !isDeepStrictEqual(seen, this.view))
      this.#wrong('another view');
    const [before, after] = [this.view?.table, seen?.table];
    const isSameRound = before !== undefined && after !== undefined && isSame(before, after);
    if (isSameRound && !isDeepStrictEqual(after.turns.slice(0, before.turns.length), before.turns)) {
      this.#wrong('what had happened is gone');
    }
    this.seq = seq;
    this.view = seen;
  }

  #act(): void {
    const own = this.facts?.chairs.find((chair) => chair.is === 'person' && chair.name === this.#name);
    const at = this.facts?.at;
    const isAsked = at === 'roundOver' || (at === 'gameOver' && this.goesOn);
    if (isAsked && own?.is === 'person' && !own.ready) this.say({ type: 'ready' });
    const [move] = this.view?.legal ?? [];
    if (this.outstanding !== null || move === undefined || move.type === 'pass') return;
    this.outstanding = { type: 'move', cmdId: `${this.#name}${++this.#moves}`, seq: this.seq, move };
    this.say(this.outstanding);
  }

  #wrong(what: string): void {
    this.wrongs.push(`${this.#name}: ${what}`);
  }
}

type Round = { readonly round: number; readonly leader: number; readonly scores: readonly number[] };

/** Whether two tables show one round; where somebody scored in play, scores differ, and turns are not compared. */
function isSame(before: Round, after: Round): boolean {
  return (
    before.round === after.round &&
    before.leader === after.leader &&
    isDeepStrictEqual(before.scores, after.scores)
  );
}
