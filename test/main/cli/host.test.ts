import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseHostRequest } from '../../../src/main/cli/hostRequest';
import { CLOSE_CODES } from '../../../src/shared/protocol/closing';
import { Player } from '../host/player';

const PROGRAM = 'src/main/cli/host.ts';
/* On the loopback address a table is not announced, so nothing here touches a network. */
const HERE = ['--address', '127.0.0.1', '--port', '0', '--json', '--code', '641523'];
const SLOW = 30_000;

let folder = '';
let running: Running[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-host-'));
});
afterEach(async () => {
  for (const { child, exit } of running) {
    child.kill('SIGKILL');
    await exit;
  }
  running = [];
  await rm(folder, { recursive: true });
});

type Ready = { readonly id: string; readonly port: number; readonly code: string; readonly url: string };
type Running = {
  readonly child: ChildProcess;
  readonly lines: string[];
  readonly errors: string[];
  /** The first line of this kind. */
  readonly hear: (isIt: (line: string) => boolean) => Promise<string>;
  readonly exit: Promise<number | null>;
};

function host(...args: readonly string[]): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, '--data', folder, ...args]);
  const lines: string[] = [];
  const errors: string[] = [];
  let onLine = (): void => undefined;
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    onLine();
  });
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  const hear = async (isIt: (line: string) => boolean): Promise<string> => {
    for (;;) {
      const line = lines.find(isIt);
      if (line !== undefined) return line;
      await Promise.race([new Promise<void>((resolve) => (onLine = resolve)), exit]);
      if (child.exitCode !== null && !lines.some(isIt)) throw new Error(`It ended: ${errors.join(' ')}`);
    }
  };
  const started = { child, lines, errors, hear, exit };
  running.push(started);
  return started;
}

async function ready(running: Running): Promise<Ready> {
  return JSON.parse(await running.hear((line) => line.includes('"port"'))) as Ready;
}

function isEvent(event: string): (line: string) => boolean {
  return (line) => line.includes(`"event":"${event}"`);
}

describe('a table without a window', () => {
  test(
    'says where it is, tells what happens line by line, and ends with goodbyes',
    async () => {
      const table = host(...HERE, '--name', 'Attic', '--players', '3', '--bots', '1', '--preset', 'block');
      const { port, code, url } = await ready(table);
      expect(JSON.parse(table.lines[0]!)).toEqual({
        id: expect.stringMatching(/^[\w-]{1,40}$/) as string,
        name: 'Attic',
        port: expect.any(Number) as number,
        addresses: ['127.0.0.1'],
        code: '641523',
        url: expect.stringMatching(new RegExp(`^http://127\\.0\\.0\\.1:${port}/#t=[\\w-]{22}$`)) as string,
      });
      const ana = await Player.join(port, { name: 'Ana', code });
      expect((await ana.hear('welcome')).facts).toMatchObject({
        name: 'Attic',
        at: 'gathering',
        setup: { preset: 'block', seats: 3 },
        chairs: [{ name: 'Ana' }, { is: 'empty' }, { is: 'bot' }],
      });
      const ben = await Player.join(port, { name: 'Ben', link: url.split('#t=')[1]! });
      await ana.hear('step');
      ben.socket.close();
      await table.hear(isEvent('left'));
      table.child.kill('SIGTERM');
      expect(await table.exit).toBe(0);
      expect([ana.said.at(-1), await ana.closed]).toEqual([
        { type: 'bye', reason: 'closed' },
        CLOSE_CODES.hostClosing,
      ]);
      expect(table.lines.slice(1).map((line) => JSON.parse(line) as object)).toEqual([
        { event: 'joined', name: 'Ana', seat: 0, back: false },
        { event: 'joined', name: 'Ben', seat: 1, back: false },
        { event: 'began', names: ['Ana', 'Ben', 'Olive'] },
        { event: 'left', name: 'Ben', seat: 1, kept: true },
        { event: 'closed' },
      ]);
      expect(table.errors).toEqual([]);
    },
    SLOW,
  );

  test(
    'speaks in sentences to whoever reads no JSON, and ends on Ctrl+C as well',
    async () => {
      const table = host('--address', '127.0.0.1', '--port', '0');
      await table.hear((said) => said.includes('tiles'));
      expect(table.lines).toEqual([
        expect.stringMatching(/^Boneyard is open at http:\/\/127\.0\.0\.1:\d+\/#t=[\w-]{22}$/),
        expect.stringMatching(/^Its three tiles: [0-6]{6}$/),
      ]);
      table.child.kill('SIGINT');
      expect(await table.exit).toBe(0);
      expect(table.lines.at(-1)).toBe('The table is closed.');
    },
    SLOW,
  );

  test(
    'goes on when it is started again, and says which options count for a new table only',
    async () => {
      const table = host(...HERE, '--name', 'Attic', '--players', '2', '--code', '641523');
      const { id, port } = await ready(table);
      const code = '641523';
      const people = [
        await Player.join(port, { name: 'Ana', code }),
        await Player.join(port, { name: 'Ben', code }),
      ];
      const hands = await Promise.all(people.map((person) => person.hear('step')));
      const tokens = await Promise.all(
        people.map(async (person) => (await person.hear('welcome')).seatToken!),
      );
      table.child.kill('SIGTERM');
      expect(await table.exit).toBe(0);

      const again = host('--address', '127.0.0.1', '--json', '--name', 'Cellar', '--preset', 'draw');
      expect(await ready(again)).toMatchObject({ id, port, name: 'Attic', code });
      const ben = await Player.join(port, { seatToken: tokens[1]! });
      const { view, seq } = await ben.hear('welcome');
      expect({ view, seq }).toEqual({ view: hands[1]!.view, seq: hands[1]!.seq });
      expect(again.errors).toEqual([
        'Attic goes on as it was left. For a new table with other --name name another folder with --data.',
      ]);
    },
    SLOW,
  );

  test(
    'opens a new table beside one that is damaged, and says where that is kept',
    async () => {
      const table = host(...HERE);
      const { id } = await ready(table);
      table.child.kill('SIGKILL');
      await table.exit;
      const file = join(folder, 'tables', id, '0001.journal');
      const bytes = await readFile(file);
      await writeFile(file, Buffer.concat([bytes.subarray(1), bytes]));
      const again = host(...HERE);
      expect((await ready(again)).id).not.toBe(id);
      expect(again.errors).toEqual([expect.stringContaining(`${file} is damaged`)]);
      expect((await readFile(file)).length).toBe(2 * bytes.length - 1);
    },
    SLOW,
  );

  test(
    'says so in one sentence where its port is taken',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const table = host('--address', '127.0.0.1', '--port', String(port), '--json');
      expect(await table.exit).toBe(1);
      expect([table.lines, table.errors]).toEqual([
        [],
        [`Port ${port} is taken on this computer. Name another one, or leave --port out.`],
      ]);
      other.close();
    },
    SLOW,
  );

  test(
    'ends with 2 and one sentence where the options are wrong',
    async () => {
      const table = host('--players', 'many');
      expect(await table.exit).toBe(2);
      expect([table.lines, table.errors]).toEqual([[], ['A table has 2 to 10 players.']]);
    },
    SLOW,
  );
});

describe('its options', () => {
  test('left out are a Draw table for four in the whole house, on any port of ours', () => {
    expect(parseHostRequest([])).toEqual({
      ok: true,
      value: {
        name: 'Boneyard',
        port: null,
        address: '0.0.0.0',
        setup: { preset: 'draw', seats: 4, chosen: {} },
        bots: 0,
        folder: null,
        json: false,
        asked: { name: null, preset: null, players: null },
      },
    });
  });

  test('are taken as they are given', () => {
    const args =
      '--name Attic --port 4000 --address 10.0.0.2 --code none --preset block --players 2 --bots 2 --data x --json';
    expect(parseHostRequest(args.split(' '))).toEqual({
      ok: true,
      value: {
        name: 'Attic',
        port: 4000,
        address: '10.0.0.2',
        setup: { preset: 'block', seats: 2, chosen: {} },
        code: null,
        bots: 2,
        folder: 'x',
        json: true,
        asked: { name: 'Attic', preset: 'block', players: 2 },
      },
    });
  });

  test.each<readonly string[]>([
    ['--what'],
    ['table'],
    ['--name'],
    ['--name', '\u200B'],
    ['--port', '65536'],
    ['--port', '-1'],
    ['--port', '1e3'],
    ['--address', 'kitchen'],
    ['--address', '192.168.1'],
    ['--code', '741523'],
    ['--code', '64152'],
    ['--code', 'open'],
    ['--preset', 'chess'],
    ['--preset', 'partners', '--players', '3'],
    ['--players', '1'],
    ['--players', '11'],
    ['--players', '5'],
    ['--bots', '5'],
    ['--bots', '-1'],
    ['--json', 'yes'],
  ])('%s %s %s %s are refused with one sentence', (...args) => {
    const request = parseHostRequest(args);
    expect(request).toEqual({ ok: false, error: expect.stringMatching(/^\S.*\.$/) as string });
  });
});
