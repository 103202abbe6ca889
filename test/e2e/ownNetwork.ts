import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';

/** The adapter of the network that `test/run/ownNetwork.sh` builds for a whole run. */
const ADAPTER = process.env['BONEYARD_TEST_ADAPTER'];

/**
 * Ends a test as skipped where it is not on a network of its own: only Linux lets root build one, and pulling the
 * cable of the machine people work at is no test. `npm run e2e` builds it, or says what it lacks; in CI it never does.
 */
export function needsOwnNetwork(): void {
  test.skip(ADAPTER === undefined, 'It takes a network of our own: Linux, root, iproute2, and npm run e2e.');
}

/** Takes the machine off the network for as long as `act` takes. */
export async function withoutNetwork(act: () => Promise<void>): Promise<void> {
  setLink('down');
  try {
    await act();
  } finally {
    setLink('up');
  }
}

function setLink(state: 'up' | 'down'): void {
  execFileSync('ip', ['link', 'set', ADAPTER ?? '', state]);
}
