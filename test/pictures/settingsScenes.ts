import type { Page } from 'playwright';
import type { Nearby } from '../../src/shared/desktop';
import { begun, FOUR, isMine, laid } from './scenes';
import type { Scene } from './scenes';
import { TableInNode } from './tableInNode';
import type { Machine } from './tableInNode';

const NOBODY: Nearby = { discovery: 'looking', tables: [], silent: [] };
const TWO_DISPLAYS: Machine = {
  displays: [
    { mark: 'desk', width: 1280, height: 800, isHere: true },
    { mark: 'tv', width: 3840, height: 2160, isHere: false },
  ],
};

const home =
  (machine: Machine = {}) =>
  () =>
    new TableInNode(FOUR, null, NOBODY, machine);
const openSettings = (page: Page): Promise<void> => page.keyboard.press('o');

async function readToTheEnd(page: Page): Promise<void> {
  await openSettings(page);
  await page.getByRole('dialog').evaluate((paper) => paper.scrollTo(0, paper.scrollHeight));
}

/** What people set for themselves. */
export const SETTINGS_SCENES: Readonly<Record<string, Scene>> = {
  settings: { table: home(), act: openSettings },
  settingsEnd: { table: home(TWO_DISPLAYS), act: readToTheEnd },
  settingsPlay: { table: () => begun(FOUR, (view) => isMine(view) && laid(view) > 6), act: openSettings },
};
