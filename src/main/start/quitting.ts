import type { App } from 'electron';
import { setTimeout as wait } from 'node:timers/promises';

/** The longest the goodbyes may hold up the end, in milliseconds. */
const LONGEST_GOODBYE = 2000;

export type QuittingParts = {
  readonly app: App;
  /** Whether the people at this table may lose it; asks whoever sits here. */
  readonly mayEnd: () => Promise<boolean>;
  /** Says goodbye, takes the table off the network and keeps what is to be kept. */
  readonly finish: () => Promise<void>;
  readonly onProblem: (problem: unknown) => void;
};

/** Lets the game end only after its goodbyes, whichever way it was asked to end. */
export function quitInOrder({ app, mayEnd, finish, onProblem }: QuittingParts): void {
  let at: 'running' | 'ending' | 'ended' = 'running';

  async function end(): Promise<void> {
    if (!(await mayEnd())) {
      at = 'running';
      return;
    }
    try {
      await Promise.race([finish(), wait(LONGEST_GOODBYE)]);
    } catch (problem) {
      onProblem(problem);
    }
    at = 'ended';
    app.quit();
  }

  app.on('window-all-closed', () => app.quit());
  app.on('before-quit', (event) => {
    if (at === 'ended') return;
    event.preventDefault();
    if (at === 'ending') return;
    at = 'ending';
    void end();
  });
}
