import type { Result } from '../../shared/result';
import { err, ok, unreachable } from '../../shared/result';
import type { Happened } from './game';
import { makeMove, withDeal } from './game';
import { markOf } from './mark';
import type { Stopped } from './play';

/**
 * A game after one more thing that is known to have happened in it, gone through by the same rules as when it was
 * played. Refused where it cannot have happened: the rules say otherwise today, or something before it is missing.
 */
export function again({ game, seq }: Stopped, happened: Happened): Result<Stopped, 'cannotBe'> {
  if (happened.is === 'cleared') return ok({ game: null, seq });
  if (happened.seq !== seq + 1) return err('cannotBe');
  switch (happened.is) {
    case 'dealt': {
      const { dealt, proof } = happened;
      const before = dealt.state.table.round === 1 ? null : game;
      if ((before?.rounds.length ?? 0) !== dealt.state.table.round - 1) return err('cannotBe');
      return ok({ game: withDeal(before, dealt, proof), seq: happened.seq });
    }
    case 'moved': {
      const made = game === null ? null : makeMove(game, happened.seat, happened.move);
      if (made?.ok !== true || markOf(made.value.game.state) !== happened.mark) return err('cannotBe');
      return ok({ game: made.value.game, seq: happened.seq });
    }
    default:
      return unreachable(happened);
  }
}
