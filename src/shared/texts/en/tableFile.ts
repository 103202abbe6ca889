import type { FileTrouble, SaveTrouble } from '../../leftTables';

/** Why a table cannot be opened from a file: what happened, and what to do. */
const OPENING: Readonly<Record<FileTrouble, string>> = {
  unreadable: 'That file cannot be read. See that it is still there and yours to open.',
  tooBig: 'That file is bigger than any table. Choose one that ends in .boneyard-table.',
  notATable: 'That file holds no table. Choose one that ends in .boneyard-table.',
  damaged: 'That file is damaged or was cut short. Copy it once more, or save the table again.',
  otherVersion: 'That table was saved by a newer Boneyard. Update this one, then open it again.',
  otherRules:
    'By the rules of this Boneyard that game comes out otherwise. Open it with the Boneyard that saved it.',
  openNearby: 'That table is open in this house already. Sit down there, or close it there first.',
};

const SAVING: Readonly<Record<SaveTrouble, string>> = {
  notKept:
    'Nothing could be written there. See that the folder is yours and the disk has space, then try again.',
  gone: 'The table is not on this computer any more, so it was not saved.',
};

/** What is said of tables that go from one computer to another as a file. */
export const tableFile = {
  open: 'Save to a file',
  title: 'The table as a file',
  says: 'Another computer can go on from here: choose “Open from a file” there, at Home. The table stays open on this one.',
  secret: (hasSeat: boolean): string =>
    hasSeat
      ? 'The file holds everybody’s tiles, and whoever opens it has your seat. Give it only to whom you trust with both.'
      : 'The file holds everybody’s tiles, and whoever opens it keeps the table. Give it only to whom you trust with both.',
  where: 'Choose where',
  saved: (file: string) => `Saved as ${file}.`,
  saving: SAVING,

  openFrom: 'Open from a file',
  chosen: 'From a file',
  seat: (name: string) =>
    `You sit there as ${name} and keep the table. Whoever else sat there comes back to it.`,
  asTable: 'This screen will be the table, and you keep it. Whoever sat there comes back to it.',
  furtherHere:
    'This computer has the same table and is at least as far with it. That one is carried on; the file stays as it is.',
  openIt: 'Open it',
  carryOn: 'Carry on',
  another: 'Choose another file',
  opening: OPENING,

  saveTitle: 'Save the table',
  openTitle: 'Choose a table',
  files: 'Tables',
};
