import type { GameEvent } from '../../shared/engine/events';
import type { Seat } from '../../shared/engine/seat';
import { parseTile } from '../../shared/engine/tile';
import type { Tile } from '../../shared/engine/tile';
import { unreachable } from '../../shared/result';
import { DEALS_APART_MS, DRAWS_APART_MS, DRAWS_WATCHED, WASH_MS } from '../beat';
import type { Spots } from './spots';

/** The way of one tile from one named spot to another; `from` is null where it comes from out of sight. */
export type Route = {
  readonly is: 'laid' | 'drawn' | 'dealt';
  /** Null where nobody at this screen sees its face. */
  readonly tile: Tile | null;
  readonly from: string | null;
  readonly to: string;
  /** Milliseconds until it sets off. */
  readonly after: number;
};

/** What is on the screen: the spots before the step, and the names of those after it. */
export type Screens = { readonly before: Spots; readonly after: readonly string[] };

/** So many tiles are dealt one by one at most; the others are there when the last of them are. */
const MOST_DEALT = 40;

/** The ways of all tiles that a step moves; `mySeat` is null where no hand is seen. */
export function routesOf(event: GameEvent, screens: Screens, mySeat: Seat | null): readonly Route[] {
  switch (event.type) {
    case 'played':
      // Dragged there, it lies there already.
      if (screens.before.has(`placed ${event.tile}`)) return [];
      return [
        { is: 'laid', tile: event.tile, from: sourceOf(event, screens), to: `laid ${event.tile}`, after: 0 },
      ];
    case 'drew':
      return drawsOf(event, screens, mySeat);
    case 'dealt':
      return event.lots === undefined ? dealsOf(screens) : [];
    case 'redrawn':
    case 'passed':
    case 'roundEnded':
    case 'gameEnded':
      return [];
    default:
      return unreachable(event);
  }
}

/** Where a tile that is played comes from: my hand, or the last back of whoever played it. */
function sourceOf(
  { tile, seat }: Extract<GameEvent, { type: 'played' }>,
  { before }: Screens,
): string | null {
  const mine = `hand ${tile}`;
  if (before.has(mine)) return mine;
  return [...before.keys()].findLast((name) => name.startsWith(`seat ${seat} `)) ?? null;
}

function drawsOf(
  { seat, count }: Extract<GameEvent, { type: 'drew' }>,
  { before, after }: Screens,
  mySeat: Seat | null,
): readonly Route[] {
  const isMine = seat === mySeat;
  const fresh = isMine
    ? after.filter((name) => name.startsWith('hand ') && !before.has(name))
    : after.filter((name) => name.startsWith(`seat ${seat} `)).slice(-count);
  const from = [...before.keys()].findLast((name) => name.startsWith('boneyard')) ?? null;
  return fresh.map((to, index) => ({
    is: 'drawn',
    tile: isMine ? tileOf(to) : null,
    from,
    to,
    after: DRAWS_APART_MS * Math.min(index, DRAWS_WATCHED - 1),
  }));
}

/** Tile by tile round the table, as they are dealt; what is left goes to the boneyard at the end. */
function dealsOf({ after }: Screens): readonly Route[] {
  const hands = new Map<string, string[]>();
  for (const name of after) {
    const hand = name.startsWith('hand ')
      ? 'hand'
      : name.startsWith('seat ')
        ? name.split(' ', 2).join(' ')
        : null;
    if (hand !== null) hands.set(hand, [...(hands.get(hand) ?? []), name]);
  }
  const longest = Math.max(0, ...[...hands.values()].map((names) => names.length));
  const dealt = Array.from({ length: longest }, (_, turn) =>
    [...hands.values()].flatMap((names) => names[turn] ?? []),
  ).flat();
  const left = after.filter((name) => name.startsWith('boneyard '));
  return [...dealt, ...left].slice(0, MOST_DEALT).map((to, index) => ({
    is: 'dealt',
    tile: to.startsWith('hand ') ? tileOf(to) : null,
    from: 'table',
    to,
    after: WASH_MS + Math.min(index, dealt.length) * apart(dealt.length),
  }));
}

/** Milliseconds from one tile dealt to the next: however many there are, a deal does not take longer. */
function apart(tiles: number): number {
  return Math.min(DEALS_APART_MS, (DEALS_APART_MS * 14) / Math.max(1, tiles));
}

function tileOf(name: string): Tile | null {
  return parseTile(name.slice(name.indexOf(' ') + 1));
}
