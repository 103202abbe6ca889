import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { realDisk } from '../../../../src/main/host/journal/disk';
import type { Disk } from '../../../../src/main/host/journal/disk';
import { pathOf, TRY_AGAIN_MS } from '../../../../src/main/host/journal/journal';
import { makeLine, NO_DIGEST, parseLines } from '../../../../src/main/host/journal/lines';
import { readJournal } from '../../../../src/main/host/journal/read';
import { findLeftTables, tableFolder } from '../../../../src/main/host/journal/tables';
import type { StoppedTable } from '../../../../src/main/host/roomParts';
import { FakeClock, playOn } from '../fakeTable';
import type { Guest } from '../fakeTable';
import { ID, Journaled, newFolder } from './journaled';

const TWO = { preset: 'block', chosen: { target: 1 }, seats: 2 } as const;
const OPTIONS = { setup: TWO, keeperToken: null, begins: 'by-keeper' } as const;

let folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  folders = [];
});

async function journaled(): Promise<Journaled> {
  const made = await Journaled.make(OPTIONS);
  folders.push(made.folder);
  return made;
}

/** Ana and Ben begin a game. */
async function begun(): Promise<{ readonly at: Journaled; readonly people: readonly [Guest, Guest] }> {
  const at = await journaled();
  const people = [at.table.come({ name: 'Ana' }), at.table.come({ name: 'Ben' })] as const;
  people[0].say({ type: 'begin' });
  await at.gate.settled();
  return { at, people: [people[0], people[1]] };
}

/** Everybody to move makes their first legal move, one after the other, until the game is over. */
async function playOut(
  { at, people }: Awaited<ReturnType<typeof begun>>,
  after: () => Promise<void>,
): Promise<void> {
  for (let turn = 0; turn < 100 && people[0].facts.at === 'playing'; turn++) {
    for (const person of people) {
      const [move] = person.view.as === 'seat' ? person.view.legal : [];
      if (move !== undefined && move.type !== 'pass') person.move(move);
      else if (move !== undefined) at.table.clock.pass(1500);
      await at.gate.settled();
      await after();
    }
  }
}

function file(at: Journaled, number = 1): string {
  return pathOf(tableFolder(at.folder, ID), number);
}

async function stoppedOf(at: Journaled): Promise<StoppedTable> {
  const { table } = await at.left();
  if (!table.ok) throw new Error(table.error);
  return table.value.stopped;
}

describe('a journal', () => {
  test('tells of the table what the table knows itself, after everything that happened', async () => {
    const game = await begun();
    const now = (): unknown => ({
      saved: game.at.table.room.saved(),
      view: game.people[0].view,
      seq: game.people[0].seq,
    });
    const told = async (): Promise<unknown> => {
      const { saved, game: played, seq } = await stoppedOf(game.at);
      const { table, secrets } = played!.state;
      return {
        saved,
        view: { as: 'seat', seat: 0, table, hand: secrets.hands[0], legal: expect.any(Array) as unknown },
        seq,
      };
    };
    await playOut(game, async () => expect(now()).toEqual(await told()));
    expect(game.people[0].facts.at).toBe('gameOver');
  });

  test('cut at any byte, tells of the table as it was after the last whole line', async () => {
    const game = await begun();
    const known: { readonly end: number; readonly text: string }[] = [];
    const remember = async (): Promise<void> => {
      const bytes = await readFile(file(game.at));
      const read = readJournal(bytes);
      if (!read.ok || read.value === null) throw new Error('Not read');
      if (known.at(-1)?.end !== bytes.length)
        known.push({ end: bytes.length, text: JSON.stringify(read.value.stopped) });
    };
    await remember();
    await playOut(game, remember);
    const whole = await readFile(file(game.at));
    const ends = lineEnds(whole);
    for (let length = 0; length <= whole.length; length++) {
      const read = readJournal(whole.subarray(0, length));
      if (!read.ok) throw new Error(`Cut at ${length}: ${read.error}`);
      const end = ends.filter((lineEnd) => lineEnd <= length).at(-1) ?? 0;
      expect(read.value?.end ?? 0).toBe(end);
      const then = known.find((state) => state.end === end);
      if (then !== undefined) expect(JSON.stringify(read.value?.stopped)).toBe(then.text);
    }
    expect(known.length).toBeGreaterThan(5);
  });

  test('changed at any byte before its last line, is refused', async () => {
    const game = await begun();
    await playOut(game, () => Promise.resolve());
    const whole = await readFile(file(game.at));
    const lastLine = lineEnds(whole).at(-2)!;
    for (let at = 0; at < lastLine; at++) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x04;
      expect({ at, read: readJournal(changed) }).toEqual({ at, read: { ok: false, error: 'damaged' } });
    }
  });

  test('is its owner’s alone', async () => {
    const { at } = await begun();
    const folder = tableFolder(at.folder, ID);
    const modes = [file(at), folder, join(folder, '..')].map(async (path) => (await stat(path)).mode & 0o777);
    expect(await Promise.all(modes)).toEqual([0o600, 0o700, 0o700]);
  });

  test('holds no token that gives a seat back', async () => {
    const { at, people } = await begun();
    const text = await readFile(file(at), 'utf8');
    for (const { token } of people) expect(text).not.toContain(token);
  });
});

describe('another game', () => {
  async function secondGame(): Promise<Awaited<ReturnType<typeof begun>>> {
    const game = await begun();
    await playOut(game, () => Promise.resolve());
    for (const person of game.people) person.say({ type: 'ready' });
    await game.at.gate.settled();
    return game;
  }

  test('has a file of its own, and the old one goes when the next thing has happened', async () => {
    const game = await secondGame();
    const files = (): Promise<readonly string[]> => readdir(tableFolder(game.at.folder, ID));
    expect(await files()).toEqual(['0001.journal', '0002.journal']);
    const { seq } = game.people[0];
    playOn(game.at.table, game.people, () => game.people[0].seq > seq);
    await game.at.gate.settled();
    expect(await files()).toEqual(['0002.journal']);
  });

  test('that was not finished being written leaves the game before as it was', async () => {
    const { at } = await secondGame();
    const bytes = await readFile(file(at, 2));
    await writeFile(file(at, 2), bytes.subarray(0, bytes.indexOf('\n')));
    const { table } = await at.left();
    expect(table).toMatchObject({ ok: true, value: { number: 1, isKept: false } });
    expect((await stoppedOf(at)).game?.state.table.phase.at).toBe('gameOver');
  });

  test('does not make the record of the game before be forgotten', async () => {
    const { at } = await secondGame();
    const { table } = await at.left();
    expect(table.ok && table.value.before?.stopped.game?.state.table.phase.at).toBe('gameOver');
  });
});

describe('a journal is refused', () => {
  async function rewritten(change: (entry: Record<string, unknown>) => void): Promise<Journaled> {
    const game = await begun();
    await playOut(game, () => Promise.resolve());
    const lines = parseLines(await readFile(file(game.at)));
    if (!lines.ok) throw new Error(lines.error);
    let before = NO_DIGEST;
    const changed = lines.value.texts.map((text) => {
      const entries = JSON.parse(text) as Record<string, unknown>[];
      entries.forEach(change);
      const line = makeLine(before, JSON.stringify(entries));
      before = line.digest;
      return line.bytes;
    });
    await writeFile(file(game.at), Buffer.concat(changed));
    return game.at;
  }

  test('where a newer game wrote it', async () => {
    const at = await rewritten((entry) => {
      if (entry['is'] === 'head') entry['version'] = 2;
    });
    expect((await at.left()).table).toEqual({ ok: false, error: 'otherVersion' });
  });

  test.each(['mark', 'seq'])('where the rules come to something else today (%s)', async (field) => {
    const at = await rewritten((entry) => {
      if (entry['is'] === 'moved') entry[field] = field === 'seq' ? 99 : 'something else';
    });
    expect((await at.left()).table).toEqual({ ok: false, error: 'otherRules' });
  });

  test('and kept, beside others that can be carried on', async () => {
    const { at } = await begun();
    const bad = tableFolder(at.folder, 'bad0');
    await mkdir(bad);
    const bytes = await readFile(file(at));
    await writeFile(pathOf(bad, 1), Buffer.concat([bytes, Buffer.from('what is this\n'), bytes]));
    const left = await findLeftTables(at.folder);
    expect(left.map(({ id, table }) => [id, table.ok || table.error]).sort()).toEqual([
      [ID, true],
      ['bad0', 'damaged'],
    ]);
    expect((await readFile(pathOf(bad, 1))).length).toBe(2 * bytes.length + 13);
  });
});

describe('a disk', () => {
  /** Takes nothing while it has a trouble, and half of what it gets as the trouble comes. */
  function troubled(): { readonly disk: Disk; code: string | null } {
    const state: { code: string | null } = { code: null };
    const fail = (code: string): never => {
      throw Object.assign(new Error(code), { code });
    };
    const disk: Disk = {
      ...realDisk,
      create: async (path) => {
        if (state.code !== null) fail(state.code);
        const file = await realDisk.create(path);
        return {
          ...file,
          write: async (bytes, at) => {
            if (state.code === null) return file.write(bytes, at);
            await file.write(bytes.subarray(0, bytes.length / 2), at);
            fail(state.code);
          },
        };
      },
    };
    return Object.assign(state, { disk });
  }

  test.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EIO', 'failing'],
  ])('with %s makes the table wait, says so once, and goes on when it works again', async (code, trouble) => {
    const folder = await newFolder();
    folders.push(folder);
    const state = troubled();
    const clock = new FakeClock();
    const at = new Journaled(folder, OPTIONS, state.disk, clock);
    const ana = at.table.come({ name: 'Ana' });
    at.table.come({ name: 'Ben' });
    await at.gate.settled();

    state.code = code;
    ana.say({ type: 'begin' });
    let isTold = false;
    const told = at.gate.settled().then(() => (isTold = true));
    for (let tries = 0; tries < 3; tries++) {
      await settle();
      clock.pass(TRY_AGAIN_MS);
    }
    expect([isTold, at.troubles]).toEqual([false, [trouble]]);

    state.code = null;
    await settle();
    clock.pass(TRY_AGAIN_MS);
    await told;
    expect(at.troubles).toEqual([trouble, null]);
    expect((await stoppedOf(at)).game?.state.table.round).toBe(1);
  });
});

/** Lets the disk do what it was asked for. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}

function lineEnds(bytes: Buffer): readonly number[] {
  return [...bytes.entries()].filter(([, byte]) => byte === 10).map(([at]) => at + 1);
}
