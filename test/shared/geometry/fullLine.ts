import type { Laid } from '../../../src/shared/engine/line';
import { makeTile } from '../../../src/shared/engine/tile';
import type { SetTop } from '../../../src/shared/engine/tile';
import { numbers } from './randomLine';

type Random = () => number;

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = items.map((item) => ({ item, at: random() }));
  return mixed.sort((a, b) => a.at - b.at).map(({ item }) => item);
}

/**
 * The numbers of a chain of all tiles of the set, one after the other (Hierholzer). Where every number is on an odd
 * number of singles no chain holds all: a random pairing of the numbers but one pair stays out.
 */
function chainOf(top: SetTop, random: Random): readonly number[] {
  const all = shuffled(
    Array.from({ length: top + 1 }, (_, pips) => pips),
    random,
  );
  const paired = (pips: number): number =>
    top % 2 === 0 || all.indexOf(pips) < 2 ? 0 : all.indexOf(pips) >> 1;
  const isOut = (a: number, b: number): boolean => a !== b && paired(a) > 0 && paired(a) === paired(b);
  const next = all.map((_, pips) => shuffled(all, random).filter((other) => !isOut(pips, other)));
  const used = new Set<string>();
  const way = [all[0]!];
  const chain: number[] = [];
  for (;;) {
    const at = way.at(-1);
    if (at === undefined) return chain;
    const to = next[at]!.find((pips) => !used.has(makeTile(at, pips)));
    if (to === undefined) {
      chain.push(at);
      way.pop();
    } else {
      used.add(makeTile(at, to));
      way.push(to);
    }
  }
}

/** A chain that ends where it begins may begin anywhere. */
function begunAnywhere(chain: readonly number[], random: Random): readonly number[] {
  if (chain[0] !== chain.at(-1)) return chain;
  const start = Math.floor(random() * (chain.length - 1));
  return [...chain.slice(start), ...chain.slice(1, start + 1)];
}

/**
 * A line of two arms with every tile of the set on it (all but a few where no line holds all). Each tile goes to one
 * end with this chance and else to the other.
 */
export function fullLine(seed: number, top: SetTop, chance: number): readonly Laid[] {
  const random = numbers(seed);
  const chain = begunAnywhere(chainOf(top, random), random);
  const sides = Array.from({ length: chain.length - 2 }, () => random() < chance);
  let low = sides.filter((isHigh) => !isHigh).length;
  let high = low + 1;
  const isTurned = chain[low]! > chain[high]!;
  const laid: Laid[] = [{ tile: makeTile(chain[low]!, chain[high]!), seat: 0, end: null }];
  for (const isHigh of sides) {
    const end = isHigh === isTurned ? 'left' : 'right';
    const [from, to] = isHigh ? [high++, high] : [low--, low];
    laid.push({ tile: makeTile(chain[from]!, chain[to]!), seat: 0, end });
  }
  return laid;
}
