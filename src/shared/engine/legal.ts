import { mayDrawMore } from '../rules/drawing';
import { tilesToLead } from '../rules/lead';
import { PLACING } from '../rules/placing';
import type { End, OpenEnds } from './line';
import { ENDS } from './line';
import type { Move, Refusal } from './moves';
import type { Table } from './state';
import type { Tile } from './tile';
import { faceOf } from './tile';

const DRAW: Move = { type: 'draw' };
const PASS: Move = { type: 'pass' };

/** The open ends that match the tile, in the order left, right, up, down. */
function fittingEnds(ends: OpenEnds, tile: Tile): readonly End[] {
  const { low, high } = faceOf(tile);
  const fitting: End[] = [];
  for (const end of ENDS) {
    const pips = ends[end]?.pips;
    if (pips === low || pips === high) fitting.push(end);
  }
  return fitting;
}

/** Whether the tile matches any open end. */
export function isFitting(ends: OpenEnds, tile: Tile): boolean {
  const { low, high } = faceOf(tile);
  for (const end of ENDS) {
    const pips = ends[end]?.pips;
    if (pips === low || pips === high) return true;
  }
  return false;
}

/** Where the seat to move may play each tile. */
function placesFor(table: Table): (tile: Tile) => readonly End[] {
  const { line, rules, phase, leader } = table;
  const narrow = PLACING[rules.placing](table, phase.at === 'turn' ? phase.toMove : leader);
  return (tile) => {
    const fitting = fittingEnds(line.ends, tile);
    return fitting.length < 2 ? fitting : narrow(fitting);
  };
}

/** The open ends the seat to move may play this tile to, equal ones too, in the order left, right, up, down. */
export function placesOf(table: Table, tile: Tile): readonly End[] {
  return placesFor(table)(tile);
}

function isUnled(table: Table): boolean {
  return table.line.laid.length === 0;
}

function mayLead(table: Table, hand: readonly Tile[]): readonly Tile[] {
  return tilesToLead(table.rules, table.round, table.leadReason, hand);
}

function mayDraw({ rules, seats, boneyard, phase }: Table): boolean {
  return phase.at === 'turn' && mayDrawMore(rules, seats, boneyard, phase.drawn);
}

/**
 * Everything the seat to move, who holds `hand`, may do (rules.md sections 3 and 4); nothing once the round is over.
 * A tile that may go to two ends is listed once for each, equal ends too.
 */
export function legalMoves(table: Table, hand: readonly Tile[]): readonly Move[] {
  if (table.phase.at !== 'turn') return [];
  if (isUnled(table)) return mayLead(table, hand).map((tile) => ({ type: 'play', tile, end: null }));
  const moves: Move[] = [];
  const places = placesFor(table);
  for (const tile of hand) {
    for (const end of places(tile)) moves.push({ type: 'play', tile, end });
  }
  if (moves.length === 0) return [mayDraw(table) ? DRAW : PASS];
  if (table.rules.drawByChoice && mayDraw(table)) moves.push(DRAW);
  return moves;
}

/** Why the seat to move, who holds `hand`, may not make this move; null when it may. */
export function refusalOf(table: Table, hand: readonly Tile[], move: Move): Refusal | null {
  if (move.type === 'play') return refusalOfTile(table, hand, move.tile, move.end);
  if (isUnled(table)) return 'must-play';
  const canPlay = hand.some((tile) => isFitting(table.line.ends, tile));
  if (move.type === 'pass') return canPlay ? 'must-play' : mayDraw(table) ? 'must-draw' : null;
  if (canPlay && !table.rules.drawByChoice) return 'must-play';
  return mayDraw(table) ? null : 'no-draw';
}

function refusalOfTile(table: Table, hand: readonly Tile[], tile: Tile, end: End | null): Refusal | null {
  if (!hand.includes(tile)) return 'not-your-tile';
  if (isUnled(table)) {
    if (end !== null) return 'does-not-fit';
    return mayLead(table, hand).includes(tile) ? null : 'must-lead';
  }
  const places = placesOf(table, tile);
  if (end === null) return places.length === 0 ? 'does-not-fit' : 'name-the-end';
  if (places.includes(end)) return null;
  return fittingEnds(table.line.ends, tile).includes(end) ? 'nearest-end' : 'does-not-fit';
}
