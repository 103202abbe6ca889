import { dialog } from 'electron';
import type { BrowserWindow } from 'electron';
import { texts } from '../../shared/texts/texts';

const YES = 0;
const NO = 1;

/** Asks whether a table with guests may be closed: once, with what that means for them. */
export async function askToCloseTable(guests: number, window: BrowserWindow | null): Promise<boolean> {
  const { closing } = texts().shell;
  const answer = await show(window, {
    type: 'question',
    message: closing.title,
    detail: closing.question(guests),
    buttons: [closing.yes, closing.no],
    defaultId: NO,
    cancelId: NO,
  });
  return answer === YES;
}

export async function sayPutAside(file: string): Promise<void> {
  const { settingsPutAside, ok } = texts().shell;
  await show(null, {
    type: 'info',
    message: settingsPutAside.title,
    detail: settingsPutAside.sentence(file),
    buttons: [ok],
  });
}

/** Says that something went wrong in the shell and that the game goes on. */
export async function saySlipped(): Promise<void> {
  const { slipped, ok } = texts().shell;
  await show(null, {
    type: 'warning',
    message: slipped.title,
    detail: slipped.sentence,
    buttons: [ok],
  });
}

/** Says that a page broke down; resolves when somebody wants it back. */
export async function sayPageSlipped(window: BrowserWindow): Promise<void> {
  const { slipped } = texts().shell;
  await show(window, { type: 'warning', message: slipped.page, buttons: [slipped.backToTable] });
}

async function show(window: BrowserWindow | null, words: Electron.MessageBoxOptions): Promise<number> {
  const { response } =
    window === null ? await dialog.showMessageBox(words) : await dialog.showMessageBox(window, words);
  return response;
}
