import { hintFor } from '../bots/advice/advise';
import { judge } from '../bots/advice/judge';
import { botOf } from '../bots/levels';
import type { IsTimeUp } from '../bots/levels';
import type { Ask, Found, TaskName, Tasks } from '../bots/tasks';
import { hindsightOf, luckOf } from './hindsight';

type Worker = { readonly [Name in TaskName]: (task: Tasks[Name], isTimeUp?: IsTimeUp) => Found[Name] };

const WORK: Worker = {
  move: ({ kind: { level, temper }, view, chance }, isTimeUp) => botOf(level, isTimeUp, temper)(view, chance),
  hint: ({ view }, isTimeUp) => hintFor(view, isTimeUp),
  judge: ({ view, made }, isTimeUp) => judge(view, made, isTimeUp),
  hindsight: ({ moment, seat, made }) => hindsightOf(moment, seat, made),
  luck: ({ moment, seat }) => luckOf(moment, seat),
};

/** Does a task at once, here; `isTimeUp` cuts short what may be. */
export function work<Name extends TaskName>(name: Name, task: Tasks[Name], isTimeUp?: IsTimeUp): Found[Name] {
  return WORK[name](task, isTimeUp);
}

/** Thinks without a thread: for tests, and where there is none. */
export const askHere: Ask = (name, task) => Promise.resolve(work(name, task));
