import type { GameEvent } from '../../../../src/shared/engine/events';
import type { State } from '../../../../src/shared/engine/state';
import type { Tile } from '../../../../src/shared/engine/tile';
import { withDeal, makeMove } from '../../../../src/main/host/game';
import type { Game, Happened } from '../../../../src/main/host/game';

/** The game after the thing with this number had happened, and what everybody may have seen of it. */
export type Moment = { readonly state: State; readonly events: readonly GameEvent[] };

/** All there is to know of a table, hidden or not: what its journal is told, moment by moment. */
export class Truth {
  #game: Game | null = null;
  #moments = new Map<number, Moment>();
  #seq = 0;
  /** The host's secrets of deals whose round is over. */
  readonly opened = new Set<string>();
  /** What the secrets of every deal came to: whoever has it knows all tiles. */
  readonly keys = new Set<string>();

  get seq(): number {
    return this.#seq;
  }

  get state(): State | null {
    return this.#game?.state ?? null;
  }

  /** What stood on the table when `seq` was the newest; null where nothing did. */
  at(seq: number): Moment | null {
    return this.#moments.get(seq) ?? null;
  }

  readonly note = (happened: Happened): void => {
    if (happened.is === 'cleared') {
      this.#game = null;
      return;
    }
    this.#seq = happened.seq;
    if (happened.is === 'dealt') {
      const { dealt, proof } = happened;
      this.#game = withDeal(dealt.state.table.round === 1 ? null : this.#game, dealt, proof);
      this.#remember(dealt.events);
      const { random } = dealt.state.secrets;
      if ('key' in random) this.keys.add(random.key);
      return;
    }
    const made = this.#game === null ? null : makeMove(this.#game, happened.seat, happened.move);
    if (made?.ok !== true) throw new Error('The journal was told something that cannot have happened');
    this.#game = made.value.game;
    this.#remember(made.value.events);
    const proof = this.#game.rounds.at(-1)?.proof ?? null;
    if (this.#game.state.table.phase.at !== 'turn' && proof !== null)
      this.opened.add(proof.transcript.secret);
  };

  #remember(events: readonly GameEvent[]): void {
    if (this.#game !== null) this.#moments.set(this.#seq, { state: this.#game.state, events });
  }
}

/** The tiles that lie open for everybody at some moment, those named in what has just happened among them. */
export function openTiles({ state: { table }, events }: Moment): readonly Tile[] {
  const laid = table.line.laid.map(({ tile }) => tile);
  const lots = events.flatMap((event) => (event.type === 'dealt' ? (event.lots ?? []) : []));
  const shown = table.phase.at === 'turn' ? [] : table.phase.end.hands.flatMap(({ tiles }) => tiles);
  return [...laid, ...lots, ...shown];
}
