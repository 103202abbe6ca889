import { texts } from '../../shared/texts/texts';
import { askWhere, askWhich } from '../fileDialogs';

/** Plain `json`: not every system's dialog knows an extension with a dot in it. */
const EXTENSIONS = ['json'];

/** Asks where to write house rules. */
export const askWhereTo = askWhere(() => {
  const { shareTitle: title, files } = texts().shelf;
  return { title, files, extensions: EXTENSIONS };
});

/** Asks for a file of house rules. */
export const askForRules = askWhich(() => {
  const { importTitle: title, files } = texts().shelf;
  return { title, files, extensions: EXTENSIONS };
});
