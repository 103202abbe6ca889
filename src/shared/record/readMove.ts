import { differentPlacesOf } from '../engine/equalEnds';
import type { Move } from '../engine/moves';
import type { Table } from '../engine/state';
import { unreachable } from '../result';
import type { WrittenMove } from './notation';

/**
 * The move that a written one means on this table. An end left out is filled in where the tile fits no two places
 * that differ; otherwise it stays open and the engine says why that is not enough.
 */
export function readMove(table: Table, written: WrittenMove): Move {
  switch (written.type) {
    case 'play': {
      const { type, tile, end } = written;
      const [only = null, ...others] = end === null ? differentPlacesOf(table, tile) : [];
      return { type, tile, end: others.length === 0 ? (end ?? only) : null };
    }
    case 'draw':
      return { type: 'draw' };
    case 'pass':
      return { type: 'pass' };
    default:
      return unreachable(written);
  }
}
