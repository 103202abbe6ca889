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

/** Says that settings could not be understood, and under which name they are kept. */
export function sayPutAside(file: string): Promise<void> {
  const { title, sentence } = texts().shell.settingsPutAside;
  return say('info', title, sentence(file));
}

/** Says that a file of house rules could not be understood, and under which name it is kept. */
export function sayRulesUnread(file: string, keptAs: string): Promise<void> {
  const { title, sentence } = texts().shell.rulesUnread;
  return say('info', title, sentence(file, keptAs));
}

/** Says that a score sheet could not be understood, and under which name it is kept. */
export function sayScoresUnread(file: string, keptAs: string): Promise<void> {
  const { title, sentence } = texts().shell.scoresUnread;
  return say('info', title, sentence(file, keptAs));
}

/** Says that the record of a finished game could not be written. */
export function sayNotKept(): Promise<void> {
  const { title, sentence } = texts().shell.notKept;
  return say('warning', title, sentence);
}

/** Says that nothing can be written, and that the table waits for that. */
export function sayDiskTrouble(trouble: 'full' | 'failing'): Promise<void> {
  const { title, full, failing } = texts().shell.diskTrouble;
  return say('warning', title, trouble === 'full' ? full : failing);
}

/** Says that something went wrong in the shell and that the game goes on. */
export function saySlipped(): Promise<void> {
  const { title, sentence } = texts().shell.slipped;
  return say('warning', title, sentence);
}

/** Says that a page broke down; resolves when somebody wants it back. */
export async function sayPageSlipped(window: BrowserWindow): Promise<void> {
  const { slipped } = texts().shell;
  await show(window, { type: 'warning', message: slipped.page, buttons: [slipped.backToTable] });
}

async function say(type: 'info' | 'warning', message: string, detail: string): Promise<void> {
  await show(null, { type, message, detail, buttons: [texts().shell.ok] });
}

async function show(window: BrowserWindow | null, words: Electron.MessageBoxOptions): Promise<number> {
  const { response } =
    window === null ? await dialog.showMessageBox(words) : await dialog.showMessageBox(window, words);
  return response;
}
