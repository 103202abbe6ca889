import type { Random } from '../engine/random';
import { below } from '../engine/random';
import { keystreamOf } from '../engine/keystream';
import type { Tile } from '../engine/tile';
import { tilesOfSet } from '../engine/tile';
import { hashOf, hexHashOf } from './hash';
import type { Bytes32 } from './hash';
import type { Commits, DealContext, Reveals, Who } from './transcript';

/** How many tiles stand for a list of commits, and of which set: small enough that every screen has the pictures. */
export const DIGEST_TILES = 4;
const DIGEST_SET = 6;

function textsOf({ tableId, deal, attempt, rules, seats }: DealContext): readonly string[] {
  return [tableId, String(deal), String(attempt), rules, String(seats)];
}

function textsOfCommits({ host, seats }: Commits): readonly string[] {
  return [host, String(seats.length), ...seats.flatMap(({ seat, commit }) => [String(seat), commit])];
}

/** What binds somebody to a secret without telling it (lan.md section 5, step 1). */
export function makeCommit(context: DealContext, who: Who, secret: Bytes32): Bytes32 {
  return hexHashOf(['dl/commit/1', ...textsOf(context), String(who), secret]);
}

export type Secrets = {
  readonly commits: Commits;
  readonly reveals: Reveals;
  /** The host's own. */
  readonly secret: Bytes32;
};

/** The chance a deal is drawn from: all secrets together, which nobody knew before all were bound (step 3). */
export function chanceOf(context: DealContext, { commits, reveals, secret }: Secrets): Random {
  const seed = hashOf([
    'dl/seed/1',
    ...textsOf(context),
    ...textsOfCommits(commits),
    ...reveals.flatMap((reveal) => [String(reveal.seat), reveal.secret]),
    secret,
  ]);
  return keystreamOf(seed);
}

/** Four tiles that stand for a list of commits: whoever was shown another list sees other tiles. */
export function digestOf(context: DealContext, commits: Commits): readonly Tile[] {
  const tiles = tilesOfSet(DIGEST_SET);
  let chance: Random = keystreamOf(hashOf(['dl/digest/1', ...textsOf(context), ...textsOfCommits(commits)]));
  return Array.from({ length: DIGEST_TILES }, () => {
    let at: number;
    [at, chance] = below(chance, tiles.length);
    const tile = tiles[at];
    if (tile === undefined) throw new Error('Drew beyond the set');
    return tile;
  });
}
