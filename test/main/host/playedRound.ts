import { legalMoves } from '../../../src/shared/engine/legal';
import type { Move } from '../../../src/shared/engine/moves';
import { play } from '../../../src/shared/engine/play';
import type { Random } from '../../../src/shared/engine/random';
import { below } from '../../../src/shared/engine/random';
import type { Seat } from '../../../src/shared/engine/seat';
import type { State } from '../../../src/shared/engine/state';
import type { Viewer } from '../../../src/shared/engine/view';
import type { Rules } from '../../../src/shared/rules/rules';
import { DRAW_MS, PASS_MS } from '../../../src/main/host/autoplay';
import type { FromHost } from '../../../src/shared/protocol/messages';
import { unreachable } from '../../../src/shared/result';
import type { Guest } from './fakeTable';
import { FakeTable } from './fakeTable';

/** What is done at a table: nothing in it says what a hand holds, but the tile that is played. */
export type Deed =
  | { readonly is: 'moves'; readonly seat: Seat; readonly move: Move }
  | { readonly is: 'waits'; readonly ms: number }
  /** A move by somebody whose turn it is not. */
  | { readonly is: 'intrudes'; readonly seat: Seat; readonly move: Move }
  /** Somebody's connection is lost, and they come back. */
  | { readonly is: 'comesBack'; readonly seat: Seat }
  | { readonly is: 'watches' };

/** A move as the engine made it, and the state before it. */
export type Made = { readonly before: State; readonly seat: Seat; readonly move: Move };

/**
 * A round of people at a room, dealt as given, with every byte that each was sent. Beside it the state is followed
 * by what everybody saw, so that a test knows what is hidden.
 */
export class PlayedRound {
  state: State;
  readonly made: Made[] = [];
  readonly deeds: Deed[] = [];
  readonly #table: FakeTable;
  readonly #seats: Guest[][];
  readonly #watchers: Guest[] = [];
  #followed = 0;
  #seq = 0;
  #commands = 0;

  constructor(rules: Rules, dealt: State) {
    const { seats, round, leader, leadReason } = dealt.table;
    this.state = dealt;
    this.#table = new FakeTable(
      { setup: { preset: 'draw', chosen: rules, seats } },
      { start: () => ({ state: dealt, events: [{ type: 'dealt', round, leader, reason: leadReason }] }) },
    );
    this.#seats = dealt.table.held.map((_, seat) => [seat === 0 ? this.#table.keeper() : this.#table.come()]);
    this.do({ is: 'watches' });
    this.#at(0).say({ type: 'begin' });
    this.#follow();
  }

  get isOver(): boolean {
    return this.state.table.phase.at !== 'turn';
  }

  /** Every byte sent to somebody so far, message by message. */
  bytesOf(viewer: Viewer): readonly string[] {
    const guests = viewer.as === 'seat' ? (this.#seats[viewer.seat] ?? []) : this.#watchers;
    return guests.flatMap(({ bytes }) => bytes);
  }

  do(deed: Deed): void {
    this.deeds.push(deed);
    switch (deed.is) {
      case 'moves':
      case 'intrudes':
        this.#at(deed.seat).move(deed.move, `c${++this.#commands}`, this.#seq);
        break;
      case 'waits':
        this.#table.clock.pass(deed.ms);
        break;
      case 'comesBack': {
        const before = this.#at(deed.seat);
        before.drop();
        this.#seats[deed.seat]?.push(this.#table.come({ seatToken: before.token }));
        break;
      }
      case 'watches':
        this.#watchers.push(this.#table.come({ as: 'watch' }));
        break;
      default:
        unreachable(deed);
    }
    this.#follow();
  }

  /** Does something that may happen now; what is chosen depends on nothing but chance and the legal moves. */
  doAnything(chance: Random): Random {
    const { table, secrets } = this.state;
    if (table.phase.at !== 'turn') throw new Error('The round is over');
    const { toMove } = table.phase;
    const legal = legalMoves(table, secrets.hands[toMove] ?? []);
    let [luck, after] = below(chance, 12);
    if (luck === 0) this.do({ is: 'watches' });
    else if (luck === 1) this.do({ is: 'comesBack', seat: (toMove + 1) % table.seats });
    else if (luck === 2)
      this.do({ is: 'intrudes', seat: (toMove + 1) % table.seats, move: { type: 'draw' } });
    else if (isForced(this.state, 'pass')) this.do({ is: 'waits', ms: PASS_MS });
    else if (isForced(this.state, 'draw') && luck < 6) this.do({ is: 'waits', ms: DRAW_MS });
    else {
      [luck, after] = below(after, legal.length);
      const move = legal[luck];
      if (move === undefined) throw new Error('Nothing is legal');
      this.do({ is: 'moves', seat: toMove, move });
    }
    return after;
  }

  /** Follows by what the first watcher was told, which everybody may know. */
  #follow(): void {
    const told = this.#watchers[0]?.bytes ?? [];
    for (const text of told.slice(this.#followed)) {
      const message = JSON.parse(text) as FromHost;
      if (message.type !== 'step') continue;
      this.#seq = message.seq;
      for (const event of message.events) {
        if (event.type === 'played')
          this.#make(event.seat, { type: 'play', tile: event.tile, end: event.end });
        if (event.type === 'drew') this.#make(event.seat, { type: 'draw' });
        if (event.type === 'passed') this.#make(event.seat, { type: 'pass' });
      }
    }
    this.#followed = told.length;
  }

  #make(seat: Seat, move: Move): void {
    const step = play(this.state, seat, move);
    if (!step.ok) throw new Error(`What was told cannot have happened: ${step.error}`);
    this.made.push({ before: this.state, seat, move });
    this.state = step.value.state;
  }

  #at(seat: Seat): Guest {
    const guest = this.#seats[seat]?.at(-1);
    if (guest === undefined) throw new Error(`Nobody sits on seat ${seat}`);
    return guest;
  }
}

/** Whether this is the only thing the seat to move may do. */
export function isForced({ table, secrets }: State, type: Move['type']): boolean {
  if (table.phase.at !== 'turn') return false;
  const legal = legalMoves(table, secrets.hands[table.phase.toMove] ?? []);
  return legal.length === 1 && legal[0]?.type === type;
}
