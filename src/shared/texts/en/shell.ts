import { countOf } from './words';

/** What the machine itself says, outside any page. */
export const shell = {
  closing: {
    title: 'Close the table?',
    /** `guests` is at least 1. */
    question: (guests: number) =>
      `${countOf(guests, 'person sits', 'people sit')} at your table. Closing Boneyard closes it for everyone; the game is kept here.`,
    yes: 'Close the table',
    no: 'Keep playing',
  },
  settingsPutAside: {
    title: 'Your settings start fresh',
    sentence: (file: string) =>
      `The settings could not be read, so Boneyard begins with fresh ones. The old file is kept beside them as ${file}.`,
  },
  rulesUnread: {
    title: 'Some house rules could not be read',
    sentence: (file: string, keptAs: string) =>
      file === keptAs
        ? `Boneyard cannot read ${file} as house rules. It stays where it is, in the folder of the rules.`
        : `Boneyard cannot read ${file} as house rules. It is kept beside the others as ${keptAs}.`,
  },
  scoresUnread: {
    title: 'Some scores could not be read',
    sentence: (file: string, keptAs: string) =>
      file === keptAs
        ? `Boneyard cannot read ${file} as a score sheet. It stays where it is, in the folder of the scores.`
        : `Boneyard cannot read ${file} as a score sheet. It is kept beside the others as ${keptAs}.`,
  },
  cannotStart: {
    title: 'Boneyard cannot start',
    sentence: (folder: string) =>
      `Boneyard keeps its things in ${folder} and cannot use that folder. See that it is yours to write in, then start again.`,
  },
  notKept: {
    title: 'This game was not kept',
    sentence:
      'The record of this game could not be written. See that the disk has space; the next game is kept again.',
  },
  diskTrouble: {
    title: 'The table waits for the disk',
    full: 'The disk is full. Make room; the table goes on by itself.',
    failing: 'The disk takes nothing. Look at it; the table tries again every second and goes on by itself.',
  },
  slipped: {
    title: 'Something slipped',
    sentence:
      'Something slipped. Boneyard goes on; if the table does not answer, close it and open it again.',
    page: 'Something slipped. Nothing is lost.',
    backToTable: 'Back to the table',
  },
  anyFile: 'Any file',
  ok: 'OK',
};
