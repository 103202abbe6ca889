import type { Tile } from '../../shared/engine/tile';
import { isDouble } from '../../shared/engine/tile';

/** What the table sounds like (design.md section 11). */
export type Sound =
  | { readonly name: 'clack' | 'out'; readonly tile: Tile }
  | { readonly name: 'tick' | 'slide' | 'knock' | 'wash' | 'puck' | 'win' }
  /** One stroke of chalk for every five points. */
  | { readonly name: 'chalk'; readonly strokes: number }
  | { readonly name: 'door'; readonly way: 'in' | 'out' };

export type SoundName = Sound['name'];

/** How far a tile's pitch lies from the usual one, at most: each tile sounds a little like itself. */
const OWN_PITCH = 0.04;
/** A double sounds a major third lower. */
const THIRD = 4 / 5;

/** By what a tile multiplies the pitch of the clack: the same each time it is laid. */
export function pitchOf(tile: Tile): number {
  let mixed = 7;
  for (const letter of tile) mixed = (mixed * 31 + letter.charCodeAt(0)) % 1009;
  const own = 1 + OWN_PITCH * ((2 * mixed) / 1008 - 1);
  return isDouble(tile) ? own * THIRD : own;
}
