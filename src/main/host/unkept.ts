import { isUnkept } from './journal/tables';
import type { NewestFile } from './journal/tables';
import type { RoomNews } from './roomNews';
import { namesOf } from './saved';

/** The games that ended before a table was left, and whose records are still to be kept. */
export function unkeptGames(left: NewestFile): readonly RoomNews[] {
  return [left.before, left].flatMap((file) => {
    if (file === null || !isUnkept(file) || file.stopped.game === null) return [];
    const { saved, game } = file.stopped;
    const { phase, scores } = game.state.table;
    if (phase.at !== 'gameOver') return [];
    const played = { setup: saved.setup, names: namesOf(saved), rounds: game.rounds };
    return [{ is: 'game', winner: phase.winner, scores, played }];
  });
}
