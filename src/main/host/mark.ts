import { createHash } from 'node:crypto';
import type { State } from '../../shared/engine/state';

const LETTERS = 12;

/** A short digest of what the rules have made of a game so far. */
export function markOf({ table, secrets: { hands, boneyard } }: State): string {
  const { scores, phase, line } = table;
  const toMove = phase.at === 'turn' ? phase.toMove : null;
  const parts = [hands, boneyard, scores, line.laid.length, phase.at, toMove];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, LETTERS);
}
