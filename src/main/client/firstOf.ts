import type { Trouble } from '../../shared/desktop';
import { err } from '../../shared/result';
import type { Result } from '../../shared/result';
import type { Address } from './address';
import { mostTelling } from './trouble';

/** Milliseconds one address is ahead of the next (lan.md 1.2, fault 19). */
const APART = 250;

/** Tries one address. When `signal` is aborted another was faster, and whatever was opened must be closed. */
export type Attempt<Value> = (address: Address, signal: AbortSignal) => Promise<Result<Value, Trouble>>;

/**
 * Tries the addresses of one table, each a little after the one before, or at once when that has failed.
 * @returns the first success; when there is none, the trouble that tells most.
 */
export function firstOf<Value>(
  addresses: readonly Address[],
  attempt: Attempt<Value>,
): Promise<Result<Value, Trouble>> {
  return new Promise((resolve) => {
    const controllers: AbortController[] = [];
    const troubles: Trouble[] = [];
    let ahead: NodeJS.Timeout | undefined;

    async function start(): Promise<void> {
      clearTimeout(ahead);
      const address = addresses[controllers.length];
      if (!address) return;
      const controller = new AbortController();
      controllers.push(controller);
      ahead = setTimeout(() => void start(), APART);

      const result = await attempt(address, controller.signal);
      if (controller.signal.aborted) return;
      if (result.ok) {
        clearTimeout(ahead);
        for (const other of controllers) if (other !== controller) other.abort();
        resolve(result);
        return;
      }
      troubles.push(result.error);
      if (troubles.length === addresses.length) resolve(err(mostTelling(troubles)));
      else void start();
    }

    if (addresses.length === 0) resolve(err('noAnswer'));
    else void start();
  });
}
