import { expect, test } from '@playwright/test';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Desktop } from '../../src/shared/desktop';
import type { RulesToKeep } from '../../src/shared/houseRules';
import { launchApp } from './launch';
import type { Launched } from './launch';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';

declare global {
  interface Window {
    readonly desktop: Desktop;
  }
}

let game: Launched;
test.beforeEach(async () => {
  game = await launchApp();
});
test.afterEach(() => game.close());

const SUNDAY: RulesToKeep = {
  name: 'Sunday',
  setup: { preset: 'draw', chosen: { target: 61 }, seats: 3 },
  options: { ...USUAL_OPTIONS, pace: 'slow' },
};

/** Has the system's dialogs for files answer with this path, or as if somebody closed them. */
async function choose(path: string | null): Promise<void> {
  await game.app.evaluate(({ dialog }, chosen) => {
    const canceled = chosen === null;
    dialog.showSaveDialog = () => Promise.resolve({ canceled, filePath: chosen ?? '' });
    dialog.showOpenDialog = () => Promise.resolve({ canceled, filePaths: chosen === null ? [] : [chosen] });
  }, path);
}

test('house rules are kept, shared as a file and taken from it through the real shell', async () => {
  const path = join(game.dataFolder, 'stick.domino-rules.json');
  await choose(path);
  const kept = await game.page.evaluate((rules) => window.desktop.keepRules(rules, null), SUNDAY);
  expect(kept).toEqual({ ok: true, value: { ...SUNDAY, id: 'sunday' } });
  expect(await readdir(join(game.dataFolder, 'rules'))).toEqual(['sunday.domino-rules.json']);

  const shared = await game.page.evaluate((rules) => window.desktop.shareRules(rules), SUNDAY);
  expect(shared).toEqual({ ok: true, value: 'stick.domino-rules.json' });
  expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ format: 'domino-rules', name: 'Sunday' });

  const taken = await game.page.evaluate(async () => {
    await window.desktop.renameRules('sunday', 'Monday');
    const imported = await window.desktop.importRules();
    const all = await window.desktop.houseRules();
    await window.desktop.deleteRules('sunday');
    return { imported, names: all.map(({ name }) => name), left: (await window.desktop.houseRules()).length };
  });
  expect(taken).toMatchObject({
    imported: { ok: true, value: SUNDAY },
    names: ['Monday', 'Sunday'],
    left: 1,
  });
});

test('a file that holds no rules is refused with its reason, and closing the dialog is no answer', async () => {
  const path = join(game.dataFolder, 'stick.domino-rules.json');
  await writeFile(
    path,
    '{"format":"domino-rules","version":1,"name":"X","preset":"draw","chosen":{"jokers":1},"seats":2}',
  );
  await choose(path);
  expect(await game.page.evaluate(() => window.desktop.importRules())).toEqual({
    ok: false,
    error: { code: 'unknownOption', option: 'jokers' },
  });
  await choose(null);
  expect(await game.page.evaluate(() => window.desktop.importRules())).toEqual({ ok: true, value: null });
  expect(await game.page.evaluate(() => window.desktop.houseRules())).toEqual([]);
});
