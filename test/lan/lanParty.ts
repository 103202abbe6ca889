import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess, ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

const HOST = `${import.meta.dirname}/../../src/main/cli/host.ts`;
/** Each file of tests has machines of its own, so that some run beside one another. */
const NAME = `dl${process.env['VITEST_POOL_ID'] ?? ''}-`;
const SCRIPT = `${import.meta.dirname}/netns-lan.sh`;

/** One printed line: JSON with the time it was printed at, or text. */
export type Line = { readonly at?: number; readonly text?: string } & Readonly<Record<string, unknown>>;

/** A process in one of the machines of the network. */
export type Guest = {
  /** The lines it has printed so far. */
  readonly lines: readonly Line[];
  /** Waits for a line, from the first one on; fails when none has come after this many milliseconds. */
  readonly line: (what: string, isIt: (line: Line) => boolean, within: number) => Promise<Line>;
  /** Ends it at once, as a crash would. */
  readonly kill: () => Promise<void>;
  /** Lets it stand still and go on, as a machine does that sleeps and wakes. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Lets it end in good order. */
  readonly end: () => Promise<void>;
};

const guests = new Set<Guest>();

/** A throw-away network of machines 1, 2 and so on, with no way out and no route anywhere. */
export const lan = {
  up: (machines: number): void => {
    lan.down();
    process.once('exit', lan.down);
    run('up', String(machines));
  },
  down: (): void => run('down'),
  /** One of the other verbs of `netns-lan.sh`. */
  do: (...verb: readonly string[]): void => run(...verb),
  /** What a command prints in a machine. */
  ask: (machine: number, ...command: readonly string[]): string =>
    execFileSync('ip', ['netns', 'exec', `${NAME}${machine}`, ...command], { encoding: 'utf8' }),
  /** Starts one of the programs beside this file. */
  start: (machine: number, program: string, ...args: readonly string[]): Guest =>
    startGuest(machine, ['node', '--import', 'tsx', `${import.meta.dirname}/${program}.ts`, ...args]),
  /** Opens a table without a window, as `npm run -s host` does; it asks nobody for a code. */
  host: (machine: number, ...options: readonly string[]): Guest =>
    startGuest(machine, ['node', '--import', 'tsx', HOST, '--json', '--code', 'none', ...options], (host) =>
      host.kill('SIGTERM'),
    ),
  startCommand: (machine: number, ...command: readonly string[]): Guest => startGuest(machine, command),
  /** Ends whatever a test left running. */
  sendHome: async (): Promise<void> => {
    await Promise.all([...guests].map((guest) => guest.kill()));
  },
};

function run(...verb: readonly string[]): void {
  const env = { ...process.env, DL_NAME: NAME };
  execFileSync('bash', [SCRIPT, ...verb], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

type Program = ChildProcessByStdio<Writable, Readable, null>;

function startGuest(
  machine: number,
  command: readonly string[],
  askToEnd: (program: Program) => void = (program) => program.stdin.end(),
): Guest {
  const child = spawn('ip', ['netns', 'exec', `${NAME}${machine}`, ...command], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: Line[] = [];
  const listeners = new Set<() => void>();
  createInterface(child.stdout).on('line', (text) => {
    lines.push(parseLine(text));
    for (const listener of listeners) listener();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  const guest: Guest = {
    lines,
    line: (what, isIt, within) => waitForLine(lines, listeners, what, isIt, within),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    end: async () => {
      askToEnd(child);
      await Promise.race([ended, failLate(child)]);
    },
  };
  guests.add(guest);
  void ended.then(() => guests.delete(guest));
  return guest;
}

function waitForLine(
  lines: readonly Line[],
  listeners: Set<() => void>,
  what: string,
  isIt: (line: Line) => boolean,
  within: number,
): Promise<Line> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const line = lines.find(isIt);
      if (!line) return;
      stop();
      resolve(line);
    };
    const tooLate = setTimeout(() => {
      stop();
      reject(new Error(`After ${within} ms not: ${what}. Printed: ${JSON.stringify(lines)}`));
    }, within);
    const stop = (): void => {
      clearTimeout(tooLate);
      listeners.delete(look);
    };
    listeners.add(look);
    look();
  });
}

function failLate(child: ChildProcess): Promise<never> {
  return new Promise((_, reject) => {
    const tooLate = setTimeout(() => reject(new Error('A program did not end by itself within 5 s.')), 5000);
    child.once('close', () => clearTimeout(tooLate));
  });
}

function parseLine(text: string): Line {
  return { at: Date.now(), ...(text.startsWith('{') ? (JSON.parse(text) as Line) : { text }) };
}
