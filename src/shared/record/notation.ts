import type { End } from '../engine/line';
import { ENDS } from '../engine/line';
import type { Seat } from '../engine/seat';
import type { Tile } from '../engine/tile';
import { parseTile } from '../engine/tile';
import { unreachable } from '../result';

/**
 * A move as records write it: `6-5@right`, `draw 0-1`, `pass`. A play without an end leaves it open where the ends
 * are equal; a draw may leave out the tile.
 */
export type WrittenMove =
  | { readonly type: 'play'; readonly tile: Tile; readonly end: End | null }
  | { readonly type: 'draw'; readonly tile: Tile | null }
  | { readonly type: 'pass' };

export type WrittenTurn = { readonly seat: Seat; readonly move: WrittenMove };

/** Reads `SEAT TILE[@END]`, `SEAT draw [TILE]` or `SEAT pass`; null for anything else. Any seat from 0 to 9 is read. */
export function parseMove(text: string): WrittenTurn | null {
  const [seat = '', word = '', tile, ...rest] = text.trim().split(/\s+/);
  if (!/^\d$/.test(seat) || rest.length > 0) return null;
  const move = parseWords(word, tile);
  return move === null ? null : { seat: Number(seat), move };
}

function parseWords(word: string, drawn: string | undefined): WrittenMove | null {
  if (word === 'draw') return parseDraw(drawn);
  if (drawn !== undefined) return null;
  return word === 'pass' ? { type: 'pass' } : parsePlay(word);
}

function parseDraw(drawn: string | undefined): WrittenMove | null {
  if (drawn === undefined) return { type: 'draw', tile: null };
  const tile = parseTile(drawn);
  return tile === null ? null : { type: 'draw', tile };
}

function parsePlay(word: string): WrittenMove | null {
  const [name = '', at, ...rest] = word.split('@');
  const tile = parseTile(name);
  const end = ENDS.find((known) => known === at) ?? null;
  if (tile === null || rest.length > 0 || (at !== undefined && end === null)) return null;
  return { type: 'play', tile, end };
}

/** Writes a move without its seat, the smaller number of a tile first. */
export function makeWords(move: WrittenMove): string {
  switch (move.type) {
    case 'play':
      return move.end === null ? move.tile : `${move.tile}@${move.end}`;
    case 'draw':
      return move.tile === null ? 'draw' : `draw ${move.tile}`;
    case 'pass':
      return 'pass';
    default:
      return unreachable(move);
  }
}

/** Writes a move as `parseMove` reads it. */
export function makeMove({ seat, move }: WrittenTurn): string {
  return `${seat} ${makeWords(move)}`;
}
