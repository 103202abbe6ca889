import type { BaseLogger } from 'pino';
import type { Result } from '../../shared/result';
import { err } from '../../shared/result';

export type InTurn = {
  /** One after another, so that each sees what the one before has done. */
  readonly inTurn: <Value>(act: () => Promise<Value>) => Promise<Value>;
  /** The same for what may be refused; what the disk refuses is `notKept`. */
  readonly change: <Value, Trouble>(
    act: () => Promise<Result<Value, Trouble>>,
    notKept: Trouble,
  ) => Promise<Result<Value, Trouble>>;
};

/** Lets whatever is done to one folder be done one after another. */
export function takeTurns(log: BaseLogger): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn: InTurn['inTurn'] = (act) => {
    const mine = last.then(act);
    // Whoever asked hears of a failure; the next in turn begins all the same.
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    inTurn,
    change: (act, notKept) =>
      inTurn(async () => {
        try {
          return await act();
        } catch (problem) {
          log.error({ err: problem }, 'a file could not be changed');
          return err(notKept);
        }
      }),
  };
}
