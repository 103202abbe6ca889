import { puzzleOf } from '../../src/main/bots/deals/puzzle';
import { readComings } from '../../src/main/bots/deals/slots';
import { dealGiven } from '../../src/shared/engine/dealGiven';
import type { Move } from '../../src/shared/engine/moves';
import type { Opening } from '../../src/shared/engine/opening';
import { play } from '../../src/shared/engine/play';
import type { Seat } from '../../src/shared/engine/seat';
import type { State } from '../../src/shared/engine/state';
import type { Tile } from '../../src/shared/engine/tile';
import type { SeatView } from '../../src/shared/engine/view';
import { viewFor } from '../../src/shared/engine/view';
import type { GameSetup, Made } from './gameSteps';
import { gameSteps } from './gameSteps';

/** A moment of a round at which a seat has a choice, and all that led to it. */
export type Moment = {
  readonly opening: Opening;
  readonly dealt: State;
  readonly moves: readonly { readonly seat: Seat; readonly move: Move; readonly drew: Tile | null }[];
  readonly state: State;
  readonly view: SeatView;
};

/** The moments of a random game at which somebody may choose. */
export function* momentsOf(game: GameSetup): Generator<Moment> {
  let dealt: State | null = null;
  let opening: Opening | null = null;
  let moves: Moment['moves'] = [];
  let last: State | null = null;
  for (const happened of gameSteps(game)) {
    if (happened.made === null) {
      dealt = happened.dealt.state;
      opening = openingOf(dealt, last);
      moves = [];
      continue;
    }
    const { before, seat, move, step }: Made = happened.made;
    const view = viewFor(before, { as: 'seat', seat });
    if (view.legal.length > 1) yield { opening: opening!, dealt: dealt!, moves, state: before, view };
    const drew = move.type === 'draw' ? before.secrets.boneyard[0]! : null;
    moves = [...moves, { seat, move, drew }];
    last = step.state;
  }
}

function openingOf({ table }: State, last: State | null): Opening {
  const { rules, seats, round, scores, rounds } = table;
  const phase = last?.table.phase;
  const end = phase?.at === 'roundOver' ? { leader: last!.table.leader, end: phase.end, seats } : null;
  return { rules, seats, round, scores, rounds, last: end };
}

/** The same moment had the tiles been dealt as these slots say; null where that is no such moment by the rules. */
export function otherwise({ opening, dealt, moves, view }: Moment, slots: Int32Array): State | null {
  const puzzle = puzzleOf(view);
  const { slots: comings } = readComings(view.table);
  const isOwnOpen = puzzle.owners.includes(view.seat);
  const mine = comings.filter((slot) => slot.seat !== view.seat || isOwnOpen);
  const inSlot = mine.map((_, slot) => puzzle.tiles.filter((_tile, tile) => slots[tile] === slot));
  const yard = puzzle.tiles.filter((_, tile) => slots[tile] === mine.length);
  const hands = dealt.secrets.hands.map((hand, seat) => {
    const at = mine.findIndex((slot) => slot.seat === seat && slot.isDealt);
    return at < 0 ? hand : [...inSlot[at]!];
  });
  // Draws come out of their slots in the order of their dates; slots of one seat stand in that order.
  const played = dealt.secrets.hands.map(() => 0);
  const drawn: Tile[] = [];
  const owed = mine.map((_, slot) => [...inSlot[slot]!]);
  for (const [at, { seat, move, drew }] of moves.entries()) {
    if (move.type === 'play') played[seat]!++;
    if (drew === null) continue;
    if (seat === view.seat && !isOwnOpen) {
      drawn.push(drew);
      continue;
    }
    const next = moves.slice(at + 1).find((each) => each.seat === seat);
    // A tile that was drawn and played at once is that very tile, where drawing is no choice.
    const isPlayedAtOnce = !view.table.rules.drawByChoice && next?.move.type === 'play';
    const wanted = isPlayedAtOnce ? next.move.tile : null;
    const slot = owed.findIndex((tiles, index) => {
      const { seat: owner, isDealt, since } = mine[index]!;
      if (owner !== seat || isDealt || since !== played[seat]) return false;
      return wanted === null ? tiles.length > 0 : tiles.includes(wanted);
    });
    const from = owed[slot];
    const tile = wanted ?? from?.[0];
    if (from === undefined || tile === undefined) return null;
    from.splice(from.indexOf(tile), 1);
    drawn.push(tile);
  }
  const random = dealt.secrets.random;
  const leader =
    dealt.table.leadReason === 'chance' || dealt.table.leadReason === 'lots' ? dealt.table.leader : null;
  const given = dealGiven(opening, { hands, boneyard: [...drawn, ...yard], leader, lots: null, random });
  if (!given.ok) return null;
  let { state } = given.value;
  for (const { seat, move } of moves) {
    const step = play(state, seat, move);
    if (!step.ok) return null;
    ({ state } = step.value);
  }
  return state;
}
