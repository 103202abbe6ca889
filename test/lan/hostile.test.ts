import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { afterEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/main/host/limits';
import type { Saved } from '../../src/main/host/saved';
import type { Door } from '../../src/shared/protocol/door';
import { PROTOCOL } from '../../src/shared/protocol/version';
import { Player } from '../main/host/player';
import { HonestPlayers } from './hostile/players';

/** Fuzzed frames and requests: so many in the usual run, so many in a long one. */
const ITEMS = process.env['BONEYARD_LONG'] === '1' ? 100_000 : 5000;
const STEPS = 200;
/** Attacks by which everything has run once before anything is measured. */
const WARM_UP = 5000;
const MOST_HEAP = 1.1;
const MOST_P99 = 5;
/** Milliseconds after which the host has noticed that attackers are gone: its pings, and lines it hung up on. */
const SETTLED = 3000;
const MINUTES = 60_000;

type Program = {
  readonly child: ChildProcessByStdio<Writable, Readable, null>;
  /** The next line it prints; null where it ended. */
  readonly line: () => Promise<string | null>;
};

let programs: Program[] = [];

afterEach(() => {
  for (const { child } of programs) child.kill('SIGKILL');
  programs = [];
});

function start(program: string, ...args: readonly string[]): Program {
  const path = `${import.meta.dirname}/hostile/${program}.ts`;
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: Interface = createInterface(child.stdout);
  const iterator = lines[Symbol.asyncIterator]();
  const started: Program = {
    child,
    line: async () => {
      const next = await iterator.next();
      return next.done === true ? null : next.value;
    },
  };
  programs.push(started);
  return started;
}

async function printed<Value>({ line }: Program): Promise<Value> {
  const text = await line();
  if (text === null) throw new Error('It ended without a word');
  return JSON.parse(text) as Value;
}

/** A host that is asked what it knows of itself. */
async function ask<Value>(host: Program, question: 'heap' | 'saved' | 'door'): Promise<Value> {
  host.child.stdin.write(`${question}\n`);
  return printed<Value>(host);
}

/** What nobody but the keeper may change, and nobody but people who are let in may add to. */
async function whatStands(host: Program): Promise<object> {
  const { people, passes, chairs, setup, options, satDown, door } = await ask<Saved>(host, 'saved');
  const who = people.map(({ id, name, tokenHash, isShell, hasBot }) => ({
    id,
    name,
    tokenHash,
    isShell,
    hasBot,
  }));
  return { who, passes, chairs, setup, options, satDown, door: { ...door, wrong: null } };
}

const p99 = (times: readonly number[]): number => times[Math.floor(times.length * 0.99)] ?? Infinity;
const rounded = (value: number): number => Math.round(value * 100) / 100;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Attacked = {
  readonly items: number;
  readonly attacks: Readonly<Record<string, number>>;
  readonly answers: Readonly<Record<string, number>>;
  readonly letThrough: readonly string[];
};

type Crowded = { readonly tried: number; readonly held: number };

/** Lets a crowd come, something happen amid it, and the crowd go. */
async function besetWith(
  crowd: Program,
  amid: () => Promise<void> = () => Promise.resolve(),
): Promise<Crowded> {
  const crowded = await printed<Crowded>(crowd);
  await amid();
  crowd.child.stdin.end();
  return crowded;
}

/** Tries code after code, each from another address, until the table listens to none. @returns what was answered. */
async function guessCodes(port: number): Promise<Readonly<Record<string, number>>> {
  const answers: Record<string, number> = {};
  for (let guess = 0; guess < 1000 && answers['codesClosed'] === undefined; guess++) {
    const localAddress = `127.80.${guess >> 7}.${1 + (guess & 127)}`;
    const code = (guess * 7919).toString(7).padStart(6, '0').slice(-6);
    const guesser = await Player.open(port, { localAddress });
    guesser.say({ type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Eve', code });
    await guesser.closed;
    const last = guesser.said.at(-1);
    const answer = last?.type === 'bye' ? last.reason : (last?.type ?? 'nothing');
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return answers;
}

describe('A host under attack', () => {
  test(
    'lives, lets nobody in, changes nothing, keeps its memory, and serves who is there',
    async () => {
      const host = start('host');
      const { port } = await printed<{ readonly port: number }>(host);
      const { code } = await ask<Door>(host, 'door');
      const players = await HonestPlayers.join(port, code ?? '');
      await players.times(STEPS / 2);
      await printed<Attacked>(start('attackers', String(port), String(WARM_UP), '1'));
      await besetWith(start('crowd', String(port)));
      await pause(SETTLED);

      const standing = await whatStands(host);
      const heapBefore = await ask<number>(host, 'heap');
      const before = await players.times(STEPS);

      players.forgetTimes();
      const begun = performance.now();
      const attacked = await printed<Attacked>(start('attackers', String(port), String(ITEMS), '2'));
      const seconds = (performance.now() - begun) / 1000;
      const during = players.timesSoFar();

      let amid: readonly number[] = [];
      const crowded = await besetWith(start('crowd', String(port)), async () => {
        amid = await players.times(STEPS / 2);
      });
      await pause(SETTLED);
      const after = await players.times(STEPS);
      const guesses = await guessCodes(port);
      // The machine's own noise is in both, so quiet is what was before and what is after.
      const quiet = [...before, ...after].toSorted((a, b) => a - b);

      const heapAfter = await ask<number>(host, 'heap');
      console.log(
        JSON.stringify({
          items: attacked.items,
          perSecond: Math.round(attacked.items / seconds),
          heapMiB: [heapBefore, heapAfter].map((bytes) => rounded(bytes / 2 ** 20)),
          heapRatio: rounded(heapAfter / heapBefore),
          stepP99Ms: {
            before: rounded(p99(before)),
            after: rounded(p99(after)),
            flood: rounded(p99(during)),
            crowd: rounded(p99(amid)),
          },
          steps: [before.length, during.length, amid.length],
          crowd: crowded,
          answers: attacked.answers,
          guesses,
        }),
      );
      expect(attacked.items).toBeGreaterThanOrEqual(ITEMS);
      expect(attacked.letThrough).toEqual([]);
      expect(host.child.exitCode).toBeNull();
      expect(await whatStands(host)).toEqual(standing);
      expect(players.here()).toBe(5);
      // One code in 117,649 is right, so thirty are not.
      expect(guesses).toMatchObject({ codesClosed: 1 });
      expect(Object.keys(guesses)).not.toContain('welcome');
      expect((await ask<Saved>(host, 'saved')).door?.wrong).toBe(LIMITS.wrongCodes);
      expect((await ask<Door>(host, 'door')).codes).toBe('closed');
      expect(heapAfter / heapBefore).toBeLessThanOrEqual(MOST_HEAP);
      expect(p99(during) / p99(quiet)).toBeLessThanOrEqual(MOST_P99);
      expect(p99(amid) / p99(quiet)).toBeLessThanOrEqual(MOST_P99);
      players.stop();
    },
    10 * MINUTES,
  );
});
