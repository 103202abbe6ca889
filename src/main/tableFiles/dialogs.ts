import { texts } from '../../shared/texts/texts';
import { askWhere, askWhich } from '../fileDialogs';
import { TABLE_EXTENSION } from '../host/tableFile';

const EXTENSIONS = [TABLE_EXTENSION.slice(1)];

/** Asks where to write a table. */
export const askWhereTo = askWhere(() => {
  const { saveTitle: title, files } = texts().tableFile;
  return { title, files, extensions: EXTENSIONS };
});

/** Asks for the file of a table. */
export const askForTable = askWhich(() => {
  const { openTitle: title, files } = texts().tableFile;
  return { title, files, extensions: EXTENSIONS };
});
