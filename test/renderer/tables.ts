import type { End, Line } from '../../src/shared/engine/line';
import type { Move } from '../../src/shared/engine/moves';
import type { Table } from '../../src/shared/engine/state';
import { parseTile } from '../../src/shared/engine/tile';
import type { Tile } from '../../src/shared/engine/tile';
import type { SeatView } from '../../src/shared/engine/view';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import type { Chair, TableFacts } from '../../src/shared/protocol/tableFacts';
import type { Rules } from '../../src/shared/rules/rules';

/** Tables as they lie in the tests of the page: Draw with three people, seat 0 to move, unless told otherwise. */

export const DRAW: Rules = {
  set: 6,
  teams: 'none',
  direction: 'clockwise',
  handSize: 5,
  firstLead: 'highest-double',
  noDouble: 'redraw',
  lots: 'heaviest',
  laterLead: 'rotate',
  tiedLead: 'rotate',
  drawing: 'until-playable',
  reserve: 0,
  drawByChoice: false,
  spinner: 'none',
  placing: 'free',
  blockScore: 'others',
  blockTie: 'nobody',
  teamBlock: 'team-total',
  teamScore: 'opponents',
  countBoneyard: false,
  playScoring: 'none',
  roundBonus: 'rounded',
  target: 100,
  targetReached: 'at-once',
};

export function tile(name: string): Tile {
  const parsed = parseTile(name);
  if (parsed === null) throw new Error(`No such tile: ${name}`);
  return parsed;
}

/** A line whose open ends show these numbers; null for the empty table. */
export function lineWith(ends: Readonly<Partial<Record<End, number>>> | null): Line {
  if (ends === null) return { laid: [], ends: {}, spinner: null };
  const open = Object.entries(ends).map(([end, pips]) => [end, { pips, counts: pips }] as const);
  return {
    laid: [{ tile: tile(`${ends.left ?? 0}-${ends.right ?? 0}`), seat: 2, end: null }],
    ends: Object.fromEntries(open),
    spinner: null,
  };
}

export function tableWith(changes: Partial<Table> = {}): Table {
  return {
    rules: DRAW,
    seats: 3,
    round: 1,
    leader: 2,
    leadReason: 'highest-double',
    line: lineWith({ left: 2, right: 5 }),
    held: [3, 4, 5],
    boneyard: 13,
    turns: [],
    scores: [0, 0, 0],
    rounds: [],
    phase: { at: 'turn', toMove: 0, drawn: 0 },
    ...changes,
  };
}

export function playMove(name: string, end: End | null): Move {
  return { type: 'play', tile: tile(name), end };
}

export function viewWith(
  hand: readonly string[],
  legal: readonly Move[],
  changes: Partial<Table> = {},
): SeatView {
  return { as: 'seat', seat: 0, table: tableWith(changes), hand: hand.map(tile), legal };
}

export function person(name: string, changes: Partial<Extract<Chair, { is: 'person' }>> = {}): Chair {
  return {
    is: 'person',
    person: name.toLowerCase(),
    name,
    here: true,
    bot: false,
    idle: false,
    mayHost: false,
    accepted: true,
    ready: false,
    ...changes,
  };
}

export function factsWith(changes: Partial<TableFacts> = {}): TableFacts {
  return {
    id: 'table',
    name: 'Inês’s table',
    setup: { preset: 'draw', chosen: {}, seats: 3 },
    rules: DRAW,
    options: USUAL_OPTIONS,
    at: 'playing',
    chairs: [person('Inês'), person('Abel'), { is: 'bot', name: 'Bo', level: 'medium', temper: 'even' }],
    watching: [],
    screens: 0,
    keepers: ['inês'],
    wait: null,
    turnLeft: null,
    ...changes,
  };
}
