import type { Log } from './log';

/**
 * A mistake of ours that nothing caught must not end a game that people are at: it is logged, said once, and what
 * can go on goes on.
 */
export function outliveMistakes(log: Log, say: () => Promise<void>): void {
  let said = false;
  const live = (problem: unknown): void => {
    log.error({ err: problem }, 'Something slipped');
    if (said) return;
    said = true;
    say().catch((unsaid: unknown) => log.error({ err: unsaid }, 'It could not be said'));
  };
  process.on('uncaughtException', live);
  process.on('unhandledRejection', live);
}
