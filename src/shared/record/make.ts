import type { Move } from '../engine/moves';
import type { Seat } from '../engine/seat';
import type { Step } from '../engine/step';
import type { Tile } from '../engine/tile';
import type { Transcript } from '../fairness/transcript';
import type { PresetName } from '../rules/presets';
import type { ChosenRules } from '../rules/rules';
import type { RecordFile, RecordRound } from './file';
import { makeMove } from './notation';

/** A move and who made it. */
export type SeatMove = { readonly seat: Seat; readonly move: Move };

/**
 * A round for a record, from its deal and the moves made in it, in order; with the lots, where some were drawn, and
 * with the transcript of the deal, where there is one.
 */
export function roundRecord(
  { state, events }: Step,
  moves: readonly SeatMove[],
  fairness?: Transcript,
): RecordRound {
  const { table, secrets } = state;
  const lots = lotsIn(events);
  let drawn = 0;
  const texts = moves.map(({ seat, move }) =>
    makeMove({
      seat,
      move: move.type === 'draw' ? { type: 'draw', tile: secrets.boneyard[drawn++] ?? null } : move,
    }),
  );
  return {
    leader: table.leader,
    ...(lots === null ? {} : { lots: [...lots] }),
    hands: secrets.hands.map((hand) => [...hand]),
    boneyard: [...secrets.boneyard],
    moves: texts,
    ...(fairness === undefined ? {} : { fairness }),
  };
}

function lotsIn(events: Step['events']): readonly Tile[] | null {
  return events.find((event) => event.type === 'dealt')?.lots ?? null;
}

/** What a record says of the game as a whole: the rules agreed on, and who sat where. */
export type Recorded = {
  readonly preset: PresetName;
  readonly chosen: ChosenRules;
  readonly names: readonly string[];
};

/** A record of a game from its first round on; `replayRecord` accepts it and comes to the same scores. */
export function gameRecord({ preset, chosen, names }: Recorded, rounds: readonly RecordRound[]): RecordFile {
  return {
    format: 'domino-record',
    version: 1,
    rules: { preset, ...chosen },
    seats: names.map((name) => ({ name })),
    rounds: [...rounds],
  };
}
