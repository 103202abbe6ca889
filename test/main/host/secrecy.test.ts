import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { startGame } from '../../../src/shared/engine/deal';
import { play } from '../../../src/shared/engine/play';
import type { Random } from '../../../src/shared/engine/random';
import { below, seedRandom, shuffle } from '../../../src/shared/engine/random';
import type { State } from '../../../src/shared/engine/state';
import type { Tile } from '../../../src/shared/engine/tile';
import { parseTile } from '../../../src/shared/engine/tile';
import type { Viewer } from '../../../src/shared/engine/view';
import { fromHostSchema } from '../../../src/shared/protocol/messages';
import { arbitraryGame } from '../../helpers/arbitraryGame';
import type { GameSetup } from '../../helpers/gameSteps';
import { runs } from '../../helpers/runs';
import type { Deed, Made } from './playedRound';
import { isForced, PlayedRound } from './playedRound';

/*
 * Nothing hidden leaves the host (cases.md C86): held on every byte that was sent, sizes and order included, over
 * whole rounds at tables where people play, try to move out of turn, drop out, come back and come to watch.
 */

const GAMES = runs(250);
const TRIES = 12;

function viewersOf({ seats }: GameSetup): readonly Viewer[] {
  return [{ as: 'watch' }, ...Array.from({ length: seats }, (_, seat): Viewer => ({ as: 'seat', seat }))];
}

/** The tiles a viewer may not know now, hand by hand and then the boneyard. */
function hiddenFrom({ table, secrets }: State, viewer: Viewer): readonly Tile[] {
  if (table.phase.at !== 'turn') return secrets.boneyard;
  const others = secrets.hands.filter((_, seat) => viewer.as === 'watch' || seat !== viewer.seat);
  return [...others.flat(), ...secrets.boneyard];
}

/** Every tile named in a text, however it is written there. */
function tilesNamedIn(text: string): readonly Tile[] {
  return [...text.matchAll(/\d+-\d+/g)].flatMap(([name]) => parseTile(name) ?? []);
}

/** Every tile in a message that was read by its schema. */
function tilesReadIn(part: unknown): readonly Tile[] {
  if (typeof part === 'string') return [parseTile(part) ?? []].flat();
  if (typeof part !== 'object' || part === null) return [];
  return Object.values(part).flatMap(tilesReadIn);
}

describe.each([2, 3, 4])('at tables of %i seats', (seats) => {
  test('no byte sent to anybody names a tile they may not see', () => {
    let named = 0;
    fc.assert(
      fc.property(arbitraryGame(seats), fc.nat(seats), (game, read) => {
        const round = new PlayedRound(game.rules, startGame(game.rules, seats, seedRandom(game.seed)).state);
        const viewers = viewersOf(game);
        const looked = viewers.map(() => 0);
        let chance = seedRandom(game.seed);
        for (;;) {
          viewers.forEach((viewer, at) => {
            const hidden = new Set(hiddenFrom(round.state, viewer));
            const sent = round.bytesOf(viewer);
            for (const text of sent.slice(looked[at])) {
              const tiles = tilesNamedIn(text);
              expect(tiles.filter((tile) => hidden.has(tile))).toEqual([]);
              named += tiles.length;
              if (at !== read) continue;
              const message = v.parse(fromHostSchema, JSON.parse(text));
              expect(tilesReadIn(message).filter((tile) => hidden.has(tile))).toEqual([]);
            }
            looked[at] = sent.length;
          });
          if (round.isOver) return;
          chance = round.doAnything(chance);
        }
      }),
      { numRuns: GAMES },
    );
    expect(named).toBeGreaterThan(GAMES);
  }, 120_000);

  test('deal the unseen tiles out again, and every byte a viewer was sent stays the same', () => {
    let compared = 0;
    fc.assert(
      fc.property(arbitraryGame(seats), fc.nat(seats), fc.nat(200), (game, who, until) => {
        const dealt = startGame(game.rules, seats, seedRandom(game.seed)).state;
        const viewer = viewersOf(game)[who]!;
        let chance = seedRandom(game.seed);
        const round = new PlayedRound(game.rules, dealt);
        for (let deed = 0; deed < until && !round.isOver; deed++) chance = round.doAnything(chance);

        const other = dealOtherwise(dealt, round, viewer, chance);
        if (other === null) return;
        const again = new PlayedRound(game.rules, other);
        for (const deed of round.deeds.slice(1)) again.do(deed);
        expect(again.bytesOf(viewer)).toEqual(round.bytesOf(viewer));
        compared++;
      }),
      { numRuns: GAMES },
    );
    expect(compared).toBeGreaterThan(GAMES / 2);
  }, 120_000);
});

/**
 * Another deal by which everything could have gone as the viewer saw it: the tiles hidden from them now change
 * places, where all that was done stays possible. Null where none was found.
 */
function dealOtherwise(dealt: State, round: PlayedRound, viewer: Viewer, chance: Random): State | null {
  const hidden = hiddenFrom(round.state, viewer);
  let after = chance;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let places: readonly Tile[];
    [places, after] = attempt < TRIES / 2 ? shuffle(hidden, after) : swapTwo(hidden, after);
    const placeOf = new Map(hidden.map((tile, at) => [tile, places[at] ?? tile]));
    const move = (tiles: readonly Tile[]): readonly Tile[] => tiles.map((tile) => placeOf.get(tile) ?? tile);
    const { hands, boneyard, random } = dealt.secrets;
    const other = {
      table: dealt.table,
      secrets: { hands: hands.map(move), boneyard: move(boneyard), random },
    };
    const isOther = places.some((tile, at) => tile !== hidden[at]);
    if (isOther && couldGoLike(other, round.made, round.state, round.deeds)) return other;
  }
  return null;
}

/** Whether the same things could be done from this deal, and everybody would have seen the same. */
function couldGoLike(dealt: State, made: readonly Made[], seen: State, deeds: readonly Deed[]): boolean {
  let state = dealt;
  for (const { before, seat, move } of made) {
    // What is forced happens by itself, so it is something everybody saw.
    for (const type of ['pass', 'draw'] as const) {
      if (isForced(state, type) !== isForced(before, type)) return false;
    }
    const step = play(state, seat, move);
    if (!step.ok) return false;
    ({ state } = step.value);
  }
  // Whoever stopped drawing could play, or there was nothing left to draw.
  const hasStopped = made.at(-1)?.move.type === 'draw' && deeds.length > 0;
  if (hasStopped && isForced(state, 'draw')) return false;
  return JSON.stringify(state.table) === JSON.stringify(seen.table);
}

function swapTwo(tiles: readonly Tile[], chance: Random): readonly [readonly Tile[], Random] {
  if (tiles.length < 2) return [tiles, chance];
  const [first, between] = below(chance, tiles.length);
  const [second, after] = below(between, tiles.length);
  const swapped = tiles.map((tile, at) => {
    if (at === first) return tiles[second] ?? tile;
    return at === second ? (tiles[first] ?? tile) : tile;
  });
  return [swapped, after];
}
