import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openScores } from '../../../src/main/scores/scores';
import type { NamedSheet, Sheet } from '../../../src/shared/scores/sheet';
import { tally } from '../../../src/shared/scores/tally';
import type { ScoresShelf } from '../../../src/shared/scores/shelf';
import { newSheet, writeRound } from '../../../src/shared/scores/write';

const NOW = new Date('2026-11-30T20:15:00.000Z');

let folder = '';
let unread: { file: string; keptAs: string }[] = [];

function opened(): ScoresShelf {
  return openScores({
    dataFolder: folder,
    onUnread: (file, keptAs) => void unread.push({ file, keptAs }),
    now: () => NOW,
    log: pino({ level: 'silent' }),
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-scores-'));
  unread = [];
});
afterEach(() => rm(folder, { recursive: true }));

function kitchen(names: readonly string[] = ['Rosa', 'Abel', 'Teo']): NamedSheet {
  return { name: 'Rosa’s kitchen', sheet: newSheet({ preset: 'draw', chosen: {}, seats: 3 }, names) };
}

function withRound(sheet: Sheet, points: number): Sheet {
  const written = writeRound(sheet, { ended: 'out', seat: 0, count: { by: 'points', points } });
  if (!written.ok) throw new Error('A plain round was refused');
  return written.value;
}

async function kept(scores: ScoresShelf, named: NamedSheet, replaces: string | null = null): Promise<string> {
  const done = await scores.keepScores(named, replaces);
  if (!done.ok) throw new Error(`Refused: ${done.error}`);
  return done.value.id;
}

describe('Scores that are kept', () => {
  it('are there after a start anew, line by line', async () => {
    const named = kitchen();
    const id = await kept(opened(), named);
    await kept(opened(), { ...named, sheet: withRound(named.sheet, 29) }, id);
    const [found, ...others] = await opened().scores();
    expect(others).toEqual([]);
    expect(found?.id).toBe(id);
    expect(found && tally(found.sheet).scores).toEqual([29, 0, 0]);
  });

  it('are several games, the one last written to first', async () => {
    const scores = opened();
    const first = await kept(scores, kitchen());
    const second = await kept(scores, { ...kitchen(), name: 'On the terrace' });
    expect((await scores.scores()).map(({ id }) => id).sort()).toEqual([first, second].sort());
    expect(first).not.toBe(second);
  });

  it('may have the same name twice, and lie in files of their own', async () => {
    const scores = opened();
    expect(await kept(scores, kitchen())).not.toBe(await kept(scores, kitchen()));
  });

  it.each([
    [
      ['Rosa', 'Rosa', 'Teo'],
      ['Rosa', 'Rosa (2)', 'Teo'],
    ],
    [
      ['محمد', '明', '🁢'],
      ['محمد', '明', '🁢'],
    ],
    [
      ['  Rosa  ', 'Ab\u202Eel', 'x'.repeat(60)],
      ['Rosa', 'Abel', 'x'.repeat(24)],
    ],
  ])('name players so that each can be told from the others: %j', async (given, shown) => {
    const done = await opened().keepScores(kitchen(given), null);
    expect(done.ok && done.value.sheet.names).toEqual(shown);
  });

  it('are gone once deleted, and deleting them again is no trouble', async () => {
    const scores = opened();
    const id = await kept(scores, kitchen());
    expect(await scores.deleteScores(id)).toEqual({ ok: true, value: null });
    expect(await scores.deleteScores(id)).toEqual({ ok: true, value: null });
    expect(await scores.scores()).toEqual([]);
    expect(await scores.keepScores(kitchen(), id)).toEqual({ ok: false, error: 'gone' });
  });

  it('never reach a file outside their folder', async () => {
    await writeFile(join(folder, 'settings.domino-scores.json'), 'mine');
    expect(await opened().deleteScores('../settings')).toEqual({ ok: true, value: null });
    expect(await opened().keepScores(kitchen(), '../settings')).toEqual({ ok: false, error: 'gone' });
    expect(await readFile(join(folder, 'settings.domino-scores.json'), 'utf8')).toBe('mine');
  });
});

describe('What cannot be kept is said, and nothing is lost', () => {
  it.each([
    ['no name', { ...kitchen(), name: ' \u200B ' }, 'noName'],
    ['a player without a name', kitchen(['Rosa', '', 'Teo']), 'noName'],
    ['fewer names than players', kitchen(['Rosa', 'Abel']), 'notScores'],
  ] as const)('%s', async (_, named, error) => {
    expect(await opened().keepScores(named, null)).toEqual({ ok: false, error });
    expect(await opened().scores()).toEqual([]);
  });

  it('a line that nobody could have written', async () => {
    const { name, sheet } = kitchen();
    const forged = { ...sheet, lines: [{ leader: 7, plays: [], round: null }] };
    expect(await opened().keepScores({ name, sheet: forged }, null)).toEqual({
      ok: false,
      error: 'notScores',
    });
  });

  it('a disk that takes nothing: what was kept stays', async () => {
    const scores = opened();
    const named = kitchen();
    const id = await kept(scores, named);
    // A file where the folder should be refuses even whoever may write everywhere.
    await rename(join(folder, 'scores'), join(folder, 'aside'));
    await writeFile(join(folder, 'scores'), '');
    const more = { ...named, sheet: withRound(named.sheet, 29) };
    expect(await scores.keepScores(more, id)).toEqual({ ok: false, error: 'notKept' });
    expect(await scores.keepScores(more, null)).toEqual({ ok: false, error: 'notKept' });
    await rm(join(folder, 'scores'));
    await rename(join(folder, 'aside'), join(folder, 'scores'));
    expect((await scores.scores()).map(({ sheet }) => sheet)).toEqual([named.sheet]);
  });

  it.each([
    ['half a file', (text: string) => text.slice(0, 40)],
    ['a record of a game', () => '{"format":"domino-record","version":1}'],
    ['points that no set has', (text: string) => text.replace('"points": 29', '"points": 9999')],
    ['a tile that is none', (text: string) => text.replace('"lines": [', '"lines": [7,')],
  ])('%s lies aside under another name', async (_, damage) => {
    const named = kitchen();
    const id = await kept(opened(), { ...named, sheet: withRound(named.sheet, 29) });
    const path = join(folder, 'scores', `${id}.domino-scores.json`);
    await writeFile(path, damage(await readFile(path, 'utf8')));
    expect(await opened().scores()).toEqual([]);
    expect(unread).toHaveLength(1);
    const files = await readdir(join(folder, 'scores'));
    expect(files).toEqual([unread[0]?.keptAs]);
  });

  it('a file of a later copy of the game stays where it is', async () => {
    await mkdir(join(folder, 'scores'));
    await writeFile(join(folder, 'scores', 'x.domino-scores.json'), '{"format":"domino-scores","version":2}');
    expect(await opened().scores()).toEqual([]);
    expect(unread).toEqual([{ file: 'x.domino-scores.json', keptAs: 'x.domino-scores.json' }]);
  });
});
