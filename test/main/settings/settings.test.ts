import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LEVELS } from '../../../src/shared/protocol/botKind';
import { PACES } from '../../../src/shared/protocol/tableFacts';
import { makeSettings, openSettings, parseSettings } from '../../../src/main/settings/settings';
import type { KeptSettings } from '../../../src/main/settings/settings';
import * as lists from '../../../src/shared/settings';
import { USUAL_SETTINGS } from '../../../src/shared/settings';

const FRESH: KeptSettings = { ...USUAL_SETTINGS, name: null, window: null, hasHosted: false };
const MOMENT = new Date('2026-11-30T20:15:00.000Z');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-settings-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new data folder begins without a name and without a place for the window', async () => {
  const settings = await openSettings(join(folder, 'not', 'yet', 'there'), MOMENT);
  expect(settings.now()).toEqual(FRESH);
  expect(settings.putAside).toBeNull();
});

test('what was kept is there at the next start', async () => {
  const window = { x: 10, y: -20, width: 900, height: 700, maximized: false };
  const before = await openSettings(folder, MOMENT);
  await Promise.all([before.keep({ name: 'Inês' }), before.keep({ window })]);
  expect((await openSettings(folder, MOMENT)).now()).toEqual({ ...FRESH, name: 'Inês', window });
});

test.each(['', '{', 'null', '[]', '{"name":5,"window":null}', '{"name":"","window":null}', '\u0000\u0001'])(
  'settings that read %j are put aside and fresh ones take their place',
  async (damaged) => {
    await writeFile(join(folder, 'settings.json'), damaged);
    const settings = await openSettings(folder, MOMENT);
    expect(settings.now()).toEqual(FRESH);
    expect(settings.putAside).toBe('settings.damaged-2026-11-30T20-15-00-000Z.json');
    expect(await readFile(join(folder, settings.putAside ?? ''), 'utf8')).toBe(damaged);

    await settings.keep({ name: 'Abel' });
    const next = await openSettings(folder, MOMENT);
    expect(next.now().name).toBe('Abel');
    expect(next.putAside).toBeNull();
    expect(await readdir(folder)).toHaveLength(2);
  },
);

test('a file of an older Boneyard is read, and what it did not know is as usual', async () => {
  await writeFile(join(folder, 'settings.json'), '{"name":"Rosa","window":null}');
  const settings = await openSettings(folder, MOMENT);
  expect([settings.now(), settings.putAside]).toEqual([{ ...FRESH, name: 'Rosa' }, null]);
});

test('a file of a newer Boneyard is read, and what only that one knows is passed over', async () => {
  await writeFile(join(folder, 'settings.json'), '{"name":"Rosa","window":null,"candles":3,"look":"day"}');
  const settings = await openSettings(folder, MOMENT);
  expect([settings.now(), settings.putAside]).toEqual([{ ...FRESH, name: 'Rosa', look: 'day' }, null]);
});

test('where one setting is damaged the file is put aside, and the others stay', async () => {
  await writeFile(
    join(folder, 'settings.json'),
    '{"name":"Rosa","window":null,"textSize":9,"look":"evening"}',
  );
  const settings = await openSettings(folder, MOMENT);
  expect(settings.now()).toEqual({ ...FRESH, name: 'Rosa', look: 'evening' });
  expect(settings.putAside).toBe('settings.damaged-2026-11-30T20-15-00-000Z.json');
});

test('whoever listens hears what is so, and every change until it ends', async () => {
  const settings = await openSettings(folder, MOMENT);
  const looks: string[] = [];
  const end = settings.listen(({ look }) => void looks.push(look));
  await settings.keep({ look: 'day' });
  end();
  await settings.keep({ look: 'evening' });
  expect(looks).toEqual(['system', 'day']);
});

test('settings written are settings read', () => {
  const whole = fc.integer({ min: -100_000, max: 100_000 });
  const settings: fc.Arbitrary<KeptSettings> = fc.record({
    language: fc.constantFrom(...lists.LANGUAGE_CHOICES),
    look: fc.constantFrom(...lists.LOOKS),
    textSize: fc.constantFrom(...lists.TEXT_SIZES),
    numerals: fc.constantFrom(...lists.NUMERALS),
    shapes: fc.boolean(),
    showEnds: fc.boolean(),
    pace: fc.constantFrom(...PACES),
    level: fc.constantFrom(...LEVELS),
    volume: fc.double({ min: 0, max: 1, noNaN: true }).map((volume) => volume + 0),
    muted: fc.boolean(),
    letterKeys: fc.constantFrom(...lists.LETTER_KEYS),
    motion: fc.constantFrom(...lists.MOTIONS),
    tvDisplay: fc.option(fc.string({ maxLength: 300 })),
    name: fc.option(fc.string({ minLength: 1, maxLength: 200 })),
    window: fc.option(
      fc.record({
        x: whole,
        y: whole,
        width: fc.nat().map((n) => n + 1),
        height: fc.constant(1),
        maximized: fc.boolean(),
      }),
    ),
    hasHosted: fc.boolean(),
  });
  fc.assert(
    fc.property(settings, (one) => {
      expect(parseSettings(makeSettings(one))).toEqual({ settings: one, isDamaged: false });
    }),
  );
});
