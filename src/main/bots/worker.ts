import { parentPort } from 'node:worker_threads';
import type { SetTop } from '../../shared/engine/tile';
import { botOf } from './levels';
import type { Answer, Question } from './workshop';

/*
 * The thread bots think in. All that comes in is what a seat sees, chance, and the kind of bot; all that goes out is a move.
 */

const [SMALL_SET_MS, BIG_SET_MS] = [20, 60];
const SMALL_SET: SetTop = 6;

parentPort?.on('message', ({ id, kind, view, chance }: Question) => {
  const began = performance.now();
  const most = view.table.rules.set === SMALL_SET ? SMALL_SET_MS : BIG_SET_MS;
  const bot = botOf(kind.level, () => performance.now() - began > most, kind.temper);
  const answer: Answer = { id, move: bot(view, chance) };
  parentPort?.postMessage(answer);
});
