import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { RoundEnd } from '../../../src/shared/engine/roundEnd';
import type { Table } from '../../../src/shared/engine/state';
import type { Result } from '../../../src/shared/result';
import type { ScoreTrouble } from '../../../src/shared/scores/limits';
import type { EnteredRound, Pile, Sheet } from '../../../src/shared/scores/sheet';
import { tally } from '../../../src/shared/scores/tally';
import { newSheet, openLine, sayLeader, writePlay, writeRound } from '../../../src/shared/scores/write';
import { sideOf } from '../../../src/shared/engine/seat';
import type { GameSetup } from '../../helpers/gameSteps';
import { gameStates } from '../../helpers/gameSteps';
import { arbitraryRulesGame } from '../../helpers/arbitraryGame';
import { runs } from '../../helpers/runs';

/** What somebody with real tiles taps when a round is over. */
function entered({ ended, lastSeat, hands }: RoundEnd, boneyard: readonly Pile[]): EnteredRound {
  const piles = [
    ...hands
      .filter(({ tiles }) => tiles.length > 0)
      .map(({ seat, tiles }) => ({ of: seat, tiles: [...tiles] })),
    ...boneyard.map(({ of, tiles }) => ({ of, tiles: [...tiles] })),
  ];
  const count = { by: 'tiles' as const, piles };
  return ended === 'out' ? { ended, seat: lastSeat, count } : { ended: 'blocked', count };
}

function written(result: Result<Sheet, ScoreTrouble>): Sheet {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

/** Plays a game through the engine and keeps its sheet beside it; returns both as they are after every round. */
function* keptBeside(game: GameSetup): Generator<{ table: Table; sheet: Sheet }> {
  const { preset, rules, seats } = game;
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
  let sheet = newSheet({ preset, seats, chosen: rules }, names);
  let before = 0;
  let round = 0;
  for (const { table, secrets } of gameStates(game)) {
    if (table.round !== round) {
      round = table.round;
      before = 0;
      sheet = written(sayLeader(sheet, table.leader));
    }
    const turn = table.turns.length > before ? table.turns.at(-1) : undefined;
    before = table.turns.length;
    if (turn?.did === 'play' && turn.scored !== undefined) {
      sheet = written(writePlay(sheet, sideOf(turn.seat, rules.teams), turn.scored));
    }
    if (table.phase.at === 'turn') continue;
    const { end } = table.phase;
    const boneyard: Pile[] = rules.countBoneyard ? [{ of: 'boneyard', tiles: [...secrets.boneyard] }] : [];
    if (end.ended !== 'target') sheet = written(writeRound(sheet, entered(end, boneyard)));
    yield { table, sheet };
  }
}

describe('A score sheet kept beside a game', () => {
  test.prop([fc.constantFrom(2, 3, 4, 5, 6).chain(arbitraryRulesGame)], { numRuns: runs(60) })(
    'comes to the scores of the engine, round by round, and to the same next leader and winner',
    (game) => {
      for (const { table, sheet } of keptBeside(game)) {
        const added = tally(sheet);
        expect(added.scores).toEqual(table.scores);
        expect(added.lines.map(({ made }) => made)).toEqual(table.rounds.map(({ made }) => made));
        expect(added.winner).toBe(table.phase.at === 'gameOver' ? table.phase.winner : null);
        if (table.phase.at === 'roundOver' && table.phase.nextLeader !== null) {
          expect(added.lead).toEqual({ by: 'seat', seat: table.phase.nextLeader });
        }
        expect(openLine(sheet) === null || added.winner !== null).toBe(true);
      }
    },
  );
});
