import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLine, NO_DIGEST, parseLines } from '../../../src/main/host/journal/lines';
import { readJournal } from '../../../src/main/host/journal/read';
import { retellJournal } from '../../../src/main/host/journal/retell';
import type { StoppedTable } from '../../../src/main/host/roomParts';
import { makeTableFile, parseTableFile } from '../../../src/main/host/tableFile';
import type { FiledTable } from '../../../src/main/host/tableFile';
import { hashToken } from '../../../src/main/host/tokens';
import type { PresetName } from '../../../src/shared/rules/presets';
import { runs } from '../../helpers/runs';
import type { Guest } from './fakeTable';
import { Journaled, newFolder } from './journal/journaled';

type Seated = { readonly at: Journaled; readonly people: readonly Guest[] };

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A table of this preset, some steps into its game; the first of its people is at the machine that hosts. */
async function played(preset: PresetName, seats: number, steps: number): Promise<Seated> {
  const folder = await newFolder();
  folders.push(folder);
  const at = new Journaled(folder, { setup: { preset, chosen: {}, seats }, begins: 'by-keeper' });
  const keeper = at.table.keeper({ name: 'Ana' });
  const others = Array.from({ length: seats - 1 }, (_, index) => at.table.come({ name: `Guest ${index}` }));
  const people = [keeper, ...others];
  keeper.say({ type: 'begin' });
  await at.gate.settled();
  for (let step = 0; step < steps; step++) {
    for (const person of people) {
      if (person.facts.at === 'roundOver') person.say({ type: 'ready' });
      const [move] = person.view.as === 'seat' ? person.view.legal : [];
      if (move !== undefined && move.type !== 'pass') person.move(move);
    }
    at.table.clock.pass(1500);
    // A line for each step, as in a real game.
    await at.gate.settled();
  }
  return { at, people };
}

async function fileOf({ at }: Seated): Promise<Buffer> {
  const made = makeTableFile(await at.journal.text());
  if (!made.ok) throw new Error(made.error);
  return made.value.bytes;
}

function read(bytes: Buffer): FiledTable {
  const filed = parseTableFile(bytes);
  if (!filed.ok) throw new Error(filed.error);
  return filed.value;
}

async function stoppedOf({ at }: Seated): Promise<StoppedTable> {
  const { table } = await at.left();
  if (!table.ok) throw new Error(table.error);
  return table.value.stopped;
}

const games = fc.record({
  preset: fc.constantFrom<PresetName>('draw', 'block', 'all-fives', 'muggins', 'draw-club'),
  seats: fc.integer({ min: 2, max: 4 }),
  steps: fc.integer({ min: 0, max: 40 }),
});

test('a table goes into its file and out of it as it was: hands, boneyard, scores and the hashes of its tokens', async () => {
  await fc.assert(
    fc.asyncProperty(games, async ({ preset, seats, steps }) => {
      const seated = await played(preset, seats, steps);
      const before = await stoppedOf(seated);
      const bytes = await fileOf(seated);
      const { journal, table } = read(bytes);
      expect(table.stopped).toEqual({ ...before, saved: { ...before.saved, door: null } });
      expect(table.stopped.saved.people.map(({ tokenHash }) => tokenHash)).toEqual(
        seated.people.map(({ token }) => hashToken(token)),
      );

      const heir = { keeper: seated.people[1]?.id ?? '', knownEpoch: 6 };
      const retold = retellJournal(journal, heir);
      const again = retold.ok ? readJournal(retold.value.bytes) : retold;
      if (!again.ok || again.value === null) throw new Error('It cannot be carried on');
      expect(again.value.identity).toEqual({ ...table.identity, epoch: 7 });
      expect(again.value.stopped.game).toEqual(before.game);
      expect(again.value.stopped.saved.people.map(({ id, isShell }) => [id, isShell])).toEqual(
        seated.people.map(({ id }, index) => [id, index === 1]),
      );
    }),
    { numRuns: runs(10) },
  );
});

test('no secret is in the file that opens the table’s door or gives anybody’s seat', async () => {
  const seated = await played('draw', 3, 12);
  const text = (await fileOf(seated)).toString();
  const { code, link } = (await stoppedOf(seated)).saved.door ?? { code: '', link: '' };
  expect([code, link].every((secret) => secret.length > 5)).toBe(true);
  for (const secret of [`"${code}"`, link, ...seated.people.map(({ token }) => token)])
    expect(text).not.toContain(`"${secret}"`);
  expect(text).not.toContain('"link"');
  expect(text).toContain(hashToken(seated.people[0]?.token ?? ''));
});

describe('a file', () => {
  let whole: Buffer;
  beforeAll(async () => {
    whole = await fileOf(await played('draw', 3, 14));
  });

  /** The journal's lines as entries, changed, under digests that are right again. */
  function remade(change: (lines: Entries[]) => unknown[]): Buffer {
    const lines = parseLines(whole.subarray(whole.indexOf('\n') + 1));
    if (!lines.ok) throw new Error(lines.error);
    let digest = NO_DIGEST;
    const changed = change(lines.value.texts.map((text) => JSON.parse(text) as Entries));
    const parts = changed.map((entries) => {
      const line = makeLine(digest, typeof entries === 'string' ? entries : JSON.stringify(entries));
      digest = line.digest;
      return line.bytes;
    });
    return labelled(Buffer.concat(parts));
  }

  test('that was cut short anywhere is refused', () => {
    for (let length = 0; length < whole.length; length += length < 400 ? 1 : 97) {
      const cut = parseTableFile(whole.subarray(0, length));
      expect(cut.ok ? { length } : cut.error).toMatch(/^(damaged|notATable)$/);
    }
  });

  test('that was changed anywhere is refused', () => {
    for (let at = 0; at < whole.length; at += at < 400 ? 1 : 97) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 0x04;
      expect({ at, ok: parseTableFile(changed).ok }).toEqual({ at, ok: false });
    }
  });

  test.each<[string, () => Buffer, string]>([
    ['with nothing in it', () => Buffer.alloc(0), 'notATable'],
    ['of words', () => Buffer.from('hello\nthere\n'), 'notATable'],
    ['that is a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'notATable'],
    ['of lists within lists', () => Buffer.alloc(5_000_000, '['), 'notATable'],
    ['of house rules', () => Buffer.from('{"format":"domino-rules","version":1}\n'), 'notATable'],
    ['of a later kind', () => Buffer.from('{"format":"boneyard-table","version":2}\n'), 'otherVersion'],
    ['with nothing under its label', () => labelled(Buffer.alloc(0)), 'damaged'],
    [
      'whose journal is of a later kind',
      () => remade(([head]) => [[{ ...head?.[0], version: 9 }]]),
      'otherVersion',
    ],
    [
      'that tells of things we do not know',
      () => remade((all) => [...all, [{ is: 'dice' }]]),
      'otherVersion',
    ],
    [
      'with lists within lists in a line',
      () => remade((all) => [...all, '['.repeat(9_000) + ']'.repeat(9_000)]),
      'otherVersion',
    ],
    ['that is of words under its label', () => remade((all) => [...all, 'hello']), 'damaged'],
    ['whose moves come to something else', () => remade((all) => all.map(withOtherMark)), 'otherRules'],
    ['whose first move is missing', () => remade(withoutFirstMove), 'otherRules'],
    [
      'of a table that is elsewhere',
      () => remade((all) => [...all, [{ is: 'handedOver', epoch: 9 }]]),
      'damaged',
    ],
    ['with somebody unknown on a chair', () => remade(withSaved({ people: [] })), 'damaged'],
    ['with a chair too few', () => remade(withSaved({ chairs: [] })), 'damaged'],
    [
      'by rules that cannot be played',
      () => remade(withSaved({ setup: { preset: 'draw', chosen: { handSize: 20 }, seats: 3 } })),
      'damaged',
    ],
  ])('%s is refused with its reason', (_, make, why) => {
    expect(parseTableFile(make())).toEqual({ ok: false, error: why });
  });
});

type Entries = readonly Readonly<Record<string, unknown>>[];

function labelled(journal: Buffer): Buffer {
  const digest = createHash('sha256').update(journal).digest('hex');
  const label = JSON.stringify({ format: 'boneyard-table', version: 1, digest });
  return Buffer.concat([Buffer.from(`${label}\n`), journal]);
}

function withOtherMark(entries: Entries): Entries {
  return entries.map((entry) => (entry['is'] === 'moved' ? { ...entry, mark: '000000000000' } : entry));
}

function withoutFirstMove(lines: Entries[]): Entries[] {
  const first = lines.flat().find(({ is }) => is === 'moved');
  return lines.map((entries) => entries.filter((entry) => entry !== first));
}

/** The table as it was agreed last, but for this. */
function withSaved(other: object): (lines: readonly Entries[]) => Entries[] {
  return (lines) => {
    const saved = lines.flat().findLast((entry) => 'saved' in entry)?.['saved'];
    return [...lines, [{ is: 'table', saved: { ...(saved as object), ...other } }]];
  };
}
