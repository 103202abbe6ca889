import { BrowserWindow, dialog } from 'electron';
import { texts } from '../shared/texts/texts';

/** Asks a person where to write a file of a suggested name; null where they name no place. */
export type AskWhere = (suggested: string) => Promise<string | null>;
/** Asks a person for a file; null where they name none. */
export type AskWhich = () => Promise<string | null>;

/** What is written over a dialog, what its kind of file is called, and how their names end, without a dot. */
type Words = { readonly title: string; readonly files: string; readonly extensions: readonly string[] };

/** Asks where to write a file; `words` are those of the language spoken when somebody is asked. */
export function askWhere(words: () => Words): AskWhere {
  return async (suggested) => {
    const { title, files, extensions } = words();
    const options: Electron.SaveDialogOptions = {
      title,
      defaultPath: suggested,
      filters: [{ name: files, extensions: [...extensions] }],
      properties: ['showOverwriteConfirmation'],
    };
    const window = BrowserWindow.getFocusedWindow();
    const { canceled, filePath } =
      window === null ? await dialog.showSaveDialog(options) : await dialog.showSaveDialog(window, options);
    return canceled || filePath === '' ? null : filePath;
  };
}

/** Asks for a file of this kind, or any other. */
export function askWhich(words: () => Words): AskWhich {
  return async () => {
    const { title, files, extensions } = words();
    const options: Electron.OpenDialogOptions = {
      title,
      filters: [
        { name: files, extensions: [...extensions] },
        { name: texts().shell.anyFile, extensions: ['*'] },
      ],
      properties: ['openFile'],
    };
    const window = BrowserWindow.getFocusedWindow();
    const { canceled, filePaths } =
      window === null ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(window, options);
    return canceled ? null : (filePaths[0] ?? null);
  };
}
