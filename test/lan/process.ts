import { pino } from 'pino';

/** A log that goes to stderr, so that stdout holds nothing but what is printed on purpose. */
export const quiet = pino({ level: process.env['LAN_LOG'] ?? 'silent' }, process.stderr);

/** Prints one line of JSON with the time (milliseconds since 1970) in it. */
export function print(facts: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify({ at: Date.now(), ...facts })}\n`);
}

/** Ends the process in good order when it is told to, or when the one that started it is gone. */
export function endOnCall(end: () => Promise<void>): void {
  let isEnding = false;
  const once = (): void => {
    if (isEnding) return;
    isEnding = true;
    process.stdin.destroy();
    // No exit by force: a process that stays has left something open.
    void end();
  };
  process.once('SIGTERM', once);
  process.stdin.once('end', once).once('error', once).resume();
}
