import { Worker } from 'node:worker_threads';

const FILE = new URL('../bots/worker.ts', import.meta.url);

/** Node 20 gives a thread none of the ways to read TypeScript that its process has: it asks for them itself. */
const FROM_SOURCE = `
  const { workerData } = require('node:worker_threads');
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(workerData);
  });
`;

/** The thread bots think in, from source as the command lines run. */
export function botThread(): Worker {
  return new Worker(FROM_SOURCE, { eval: true, workerData: FILE.href });
}
