import { dealGiven } from '../../src/shared/engine/dealGiven';
import { EMPTY_LINE, lay } from '../../src/shared/engine/lay';
import { legalMoves } from '../../src/shared/engine/legal';
import { firstOpening } from '../../src/shared/engine/opening';
import { play } from '../../src/shared/engine/play';
import type { Refusal } from '../../src/shared/engine/moves';
import { seedRandom } from '../../src/shared/engine/random';
import type { Seat } from '../../src/shared/engine/seat';
import type { State } from '../../src/shared/engine/state';
import type { Tile } from '../../src/shared/engine/tile';
import { parseTile } from '../../src/shared/engine/tile';
import { makeWords, parseMove } from '../../src/shared/record/notation';
import { readMove } from '../../src/shared/record/readMove';
import type { Result } from '../../src/shared/result';
import type { PresetName } from '../../src/shared/rules/presets';
import { makeRules } from '../../src/shared/rules/presets';
import type { ChosenRules } from '../../src/shared/rules/rules';
import { SPINNER } from '../../src/shared/rules/spinner';
import { deepFreeze } from './deepFreeze';

/** Tiles written in one text: `'6-6, 5-2'` or `'6-6 5-2'`. */
export function tilesIn(text: string): readonly Tile[] {
  return text
    .split(/[\s,]+/)
    .filter((name) => name !== '')
    .map((name) => {
      const tile = parseTile(name);
      if (tile === null) throw new Error(`No such tile: ${name}`);
      return tile;
    });
}

type Given = {
  readonly preset?: PresetName;
  readonly rules?: ChosenRules;
  readonly hands: readonly string[];
  readonly boneyard?: string;
  /** Who leads, where the rules leave it to chance. */
  readonly leader?: Seat | null;
};

/** The first round of a game with these tiles, dealt and frozen; the rules decide who leads. */
export function dealTable({
  preset = 'draw',
  rules = {},
  hands,
  boneyard = '',
  leader = null,
}: Given): State {
  const opening = firstOpening(makeRules(preset, hands.length, rules), hands.length);
  const dealt = dealGiven(opening, {
    hands: hands.map(tilesIn),
    boneyard: tilesIn(boneyard),
    leader,
    lots: null,
    random: seedRandom('table'),
  });
  if (!dealt.ok) throw new Error(`Cannot deal: ${dealt.error.code}`);
  return deepFreeze(dealt.value.state);
}

/** Tries one move written as in a record. */
export function tryMove(state: State, text: string): Result<State, Refusal> {
  const written = parseMove(text);
  if (written === null) throw new Error(`No move: ${text}`);
  const step = play(state, written.seat, readMove(state.table, written.move));
  return step.ok ? { ok: true, value: deepFreeze(step.value.state) } : step;
}

/** Plays moves written as in a record; throws at the first that is refused. */
export function playMoves(state: State, ...moves: readonly string[]): State {
  return moves.reduce((before, text) => {
    const after = tryMove(before, text);
    if (!after.ok) throw new Error(`${text} was refused: ${after.error}`);
    return after.value;
  }, state);
}

type Standing = Given & {
  /** The tiles on the table as records write plays, without seats: `'6-6, 6-3@right'`. */
  readonly line: string;
  readonly toMove?: Seat;
  readonly scores?: readonly number[];
};

/** A round in the middle: this line on the table, these hands, and whoever is to move. Frozen. */
export function standing({
  preset = 'draw',
  rules: chosen = {},
  hands,
  boneyard = '',
  ...rest
}: Standing): State {
  const seats = hands.length;
  const rules = makeRules(preset, seats, chosen);
  const { toMove = 0, scores = firstOpening(rules, seats).scores } = rest;
  const line = rest.line.split(', ').reduce((before, text) => {
    const laid = parseMove(`${toMove} ${text}`);
    if (laid?.move.type !== 'play') throw new Error(`No play: ${text}`);
    const { tile, end } = laid.move;
    return lay(before, { tile, seat: toMove, end }, SPINNER[rules.spinner](before, tile));
  }, EMPTY_LINE);
  return deepFreeze({
    table: {
      rules,
      seats,
      round: 1,
      leader: 0,
      leadReason: 'highest-double',
      line,
      held: hands.map((hand) => tilesIn(hand).length),
      boneyard: tilesIn(boneyard).length,
      turns: [],
      scores,
      rounds: [],
      phase: { at: 'turn', toMove, drawn: 0 },
    },
    secrets: { hands: hands.map(tilesIn), boneyard: tilesIn(boneyard), random: seedRandom('table') },
  });
}

/** What the seat to move may do, as records write it; nothing once the round is over. */
export function movesOf({ table, secrets }: State): readonly string[] {
  if (table.phase.at !== 'turn') return [];
  return legalMoves(table, secrets.hands[table.phase.toMove]!).map((move) =>
    makeWords(move.type === 'draw' ? { type: 'draw', tile: null } : move),
  );
}
