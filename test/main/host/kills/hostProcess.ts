import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';

const SLOW_FILES = `${import.meta.dirname}/slowFiles.mjs`;
const PROGRAM = `${import.meta.dirname}/../../../../src/main/cli/host.ts`;

export type Ready = { readonly id: string; readonly port: number };

/** Bundles the headless host into a folder, so that it starts in a moment. @returns its program. */
export async function buildHost(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: PROGRAM,
      outDir: folder,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'host.mjs' } },
    },
  });
  return join(folder, 'host.mjs');
}

/** A table without a window, in a process of its own that may be killed at any moment and started again. */
export class HostProcess {
  readonly ready: Promise<Ready>;
  readonly ended: Promise<unknown>;
  /** Sentences of its own on standard error. */
  readonly complaints: string[] = [];
  readonly #child: ChildProcess;
  readonly #slow: string;
  #onFile: (what: string, seq: number) => void = () => undefined;

  /** Runs the `program` that `buildHost` made, with its tables in a folder. */
  constructor(program: string, folder: string) {
    this.#slow = join(folder, 'slow');
    rmSync(this.#slow, { force: true });
    const options = ['--data', folder, '--address', '127.0.0.1', '--code', 'none', '--json'];
    this.#child = spawn(process.execPath, ['--import', SLOW_FILES, program, ...options], {
      env: { ...process.env, SLOW_FILES: this.#slow },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const { stdout, stderr } = this.#child;
    if (stdout === null || stderr === null) throw new Error('No pipes');
    this.ended = once(this.#child, 'close');
    createInterface(stderr).on('line', (line) => {
      const [, what, seq] = /^(writing|written) (\d+)$/.exec(line) ?? [];
      if (what === undefined) this.complaints.push(line);
      else this.#onFile(what, Number(seq));
    });
    const lines = createInterface(stdout);
    this.ready = new Promise((resolve, reject) => {
      lines.once('line', (line) => resolve(JSON.parse(line) as Ready));
      void this.ended.then(() => reject(new Error(`It ended: ${this.complaints.join(' ')}`)));
    });
  }

  /** From now on its files take their time; settles when the move that nobody was told of yet is at this point. */
  async slowUntil(point: 'writing' | 'written', told: () => number): Promise<void> {
    writeFileSync(this.#slow, '');
    await new Promise<void>((resolve) => {
      this.#onFile = (what, seq) => {
        if (what === point && seq > told()) resolve();
      };
    });
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.#child.kill(signal);
    await this.ended;
  }
}
