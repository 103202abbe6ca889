import { BrowserWindow, dialog } from 'electron';
import { texts } from '../../shared/texts/texts';

/* The filters name plain `json`: not every system's dialog knows an extension with a dot in it. */
const EXTENSIONS = ['json'];

/** Asks where to write house rules; null where the dialog was closed. */
export async function askWhere(suggested: string): Promise<string | null> {
  const { shareTitle, files } = texts().shelf;
  const words: Electron.SaveDialogOptions = {
    title: shareTitle,
    defaultPath: suggested,
    filters: [{ name: files, extensions: EXTENSIONS }],
    properties: ['showOverwriteConfirmation'],
  };
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePath } =
    window === null ? await dialog.showSaveDialog(words) : await dialog.showSaveDialog(window, words);
  return canceled || filePath === '' ? null : filePath;
}

/** Asks for a file of house rules; null where the dialog was closed. */
export async function askWhich(): Promise<string | null> {
  const { importTitle, files, anyFile } = texts().shelf;
  const words: Electron.OpenDialogOptions = {
    title: importTitle,
    filters: [
      { name: files, extensions: EXTENSIONS },
      { name: anyFile, extensions: ['*'] },
    ],
    properties: ['openFile'],
  };
  const window = BrowserWindow.getFocusedWindow();
  const { canceled, filePaths } =
    window === null ? await dialog.showOpenDialog(words) : await dialog.showOpenDialog(window, words);
  return canceled ? null : (filePaths[0] ?? null);
}
