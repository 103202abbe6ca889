import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';

/** The adapter of the network that `test/run/ownNetwork.sh` builds for a whole run. */
const ADAPTER = process.env['BONEYARD_TEST_ADAPTER'];

/** Ends a test as skipped where this machine let the runner build no network of its own; the runner says why. */
export function needsOwnNetwork(): void {
  test.skip(ADAPTER === undefined, 'A network of our own could not be built here.');
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
