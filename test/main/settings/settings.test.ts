import fc from 'fast-check';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSettings, openSettings, parseSettings } from '../../../src/main/settings/settings';
import type { Settings } from '../../../src/main/settings/settings';

const MOMENT = new Date('2026-11-30T20:15:00.000Z');

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-settings-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a new data folder begins without a name and without a place for the window', async () => {
  const settings = await openSettings(join(folder, 'not', 'yet', 'there'), MOMENT);
  expect(settings.now()).toEqual({ name: null, window: null, hasHosted: false });
  expect(settings.putAside).toBeNull();
});

test('what was kept is there at the next start', async () => {
  const window = { x: 10, y: -20, width: 900, height: 700, maximized: false };
  const before = await openSettings(folder, MOMENT);
  await Promise.all([before.keep({ name: 'Inês' }), before.keep({ window })]);
  expect((await openSettings(folder, MOMENT)).now()).toEqual({ name: 'Inês', window, hasHosted: false });
});

test.each(['', '{', 'null', '[]', '{"name":5,"window":null}', '{"name":"","window":null}', '\u0000\u0001'])(
  'settings that read %j are put aside and fresh ones take their place',
  async (damaged) => {
    await writeFile(join(folder, 'settings.json'), damaged);
    const settings = await openSettings(folder, MOMENT);
    expect(settings.now()).toEqual({ name: null, window: null, hasHosted: false });
    expect(settings.putAside).toBe('settings.damaged-2026-11-30T20-15-00-000Z.json');
    expect(await readFile(join(folder, settings.putAside ?? ''), 'utf8')).toBe(damaged);

    await settings.keep({ name: 'Abel' });
    const next = await openSettings(folder, MOMENT);
    expect(next.now().name).toBe('Abel');
    expect(next.putAside).toBeNull();
    expect(await readdir(folder)).toHaveLength(2);
  },
);

test('settings written are settings read', () => {
  const whole = fc.integer({ min: -100_000, max: 100_000 });
  const settings: fc.Arbitrary<Settings> = fc.record({
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
      expect(parseSettings(makeSettings(one))).toEqual(one);
    }),
  );
});
