import { nextRound, startGame } from '../../src/shared/engine/deal';
import { seedRandom } from '../../src/shared/engine/random';
import type { State } from '../../src/shared/engine/state';
import type { Step } from '../../src/shared/engine/step';
import { chanceOf, makeCommit } from '../../src/shared/fairness/commit';
import { hashOfRules } from '../../src/shared/fairness/transcript';
import type { Transcript } from '../../src/shared/fairness/transcript';
import { hexHashOf } from '../../src/shared/fairness/hash';
import type { Made } from './gameSteps';
import { roundMoves } from './gameSteps';
import type { GameSetup } from './gameSteps';
import { deepFreeze } from './deepFreeze';

/** A round dealt as lan.md section 5 says, by the seats named and the host, and played at random. */
export type FairRound = {
  readonly transcript: Transcript;
  readonly dealt: Step;
  readonly made: readonly Made[];
  readonly last: State;
};

export const FAIR_TABLE = 'fair-table';

/** What everybody gives to the deal with this number, from the seed of the game. */
function partsIn({ seed, rules, seats }: GameSetup, deal: number, takesPart: readonly number[]) {
  const secretOf = (who: string): string => hexHashOf([seed, String(deal), who]);
  const context = { tableId: FAIR_TABLE, deal, attempt: 1, rules: hashOfRules(rules), seats };
  const reveals = takesPart.map((seat) => ({ seat, secret: secretOf(String(seat)) }));
  const secret = secretOf('host');
  const commits = {
    host: makeCommit(context, 'host', secret),
    seats: reveals.map((each) => ({ seat: each.seat, commit: makeCommit(context, each.seat, each.secret) })),
  };
  return { context, commits, reveals, secret };
}

/** The rounds of a game to its end or so many of them. */
export function* fairRounds(
  game: GameSetup,
  takesPart: readonly number[],
  roundsMost: number,
): Generator<FairRound> {
  let before: State | null = null;
  for (let deal = 1; deal <= roundsMost; deal++) {
    const parts = partsIn(game, deal, takesPart);
    const random = chanceOf(parts.context, parts);
    const dealt: Step =
      before === null ? startGame(game.rules, game.seats, random) : nextRound(before, random);
    const redraws = dealt.events.find((event) => event.type === 'redrawn')?.times ?? 0;
    const made = [...roundMoves(dealt.state, seedRandom(`${game.seed} ${deal}`))];
    const last: State = made.at(-1)!.step.state;
    yield deepFreeze({ transcript: { version: 1, ...parts, redraws }, dealt, made, last });
    if (last.table.phase.at === 'gameOver') return;
    before = last;
  }
}
