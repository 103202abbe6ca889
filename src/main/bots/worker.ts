import { parentPort } from 'node:worker_threads';
import type { SetTop } from '../../shared/engine/tile';
import { work } from '../hindsight/work';
import type { Answer, Question } from './workshop';

/*
 * The thread bots and advisers think in. Bots, hints and judgements are given what a seat sees, and no more; only
 * what looks back at a round that is over is given the tiles of all.
 */

const [SMALL_SET_MS, BIG_SET_MS] = [20, 60];
const SMALL_SET: SetTop = 6;
/** Advice has longer: no turn waits for it at the table. */
const ADVICE_MS = 250;

function mostMs(question: Question): number {
  if (question.name === 'judge' || question.name === 'hint') return ADVICE_MS;
  if (question.name !== 'move') return Infinity;
  return question.task.view.table.rules.set === SMALL_SET ? SMALL_SET_MS : BIG_SET_MS;
}

parentPort?.on('message', (question: Question) => {
  const began = performance.now();
  const most = mostMs(question);
  const found = work(question.name, question.task, () => performance.now() - began > most);
  const answer: Answer = { id: question.id, found };
  parentPort?.postMessage(answer);
});
