import type { ShelfTrouble } from '../../houseRules';
import { unreachable } from '../../result';

/** Why house rules could not be kept, shared or taken from a file: what happened, and what to do. */
function trouble(trouble: ShelfTrouble): string {
  switch (trouble.code) {
    case 'noName':
      return 'These rules need a name that can be shown.';
    case 'nameTaken':
      return 'Other rules have that name already. Choose another one.';
    case 'gone':
      return 'Those rules are not on the shelf any more. Keep these under a name of their own.';
    case 'notKept':
      return 'Nothing could be written there. See that the folder is yours and the disk has space, then try again.';
    case 'unreadable':
      return 'That file cannot be read. See that it is still there and yours to open.';
    case 'tooBig':
      return 'That file is bigger than any house rules. Choose another one.';
    case 'notRules':
      return 'That file holds no house rules. Choose one that ends in .domino-rules.json.';
    case 'otherVersion':
      return 'Those rules were written by a newer Boneyard. Update this one to play by them.';
    case 'unknownOption':
      return `That file has a rule called ${trouble.option}, which Boneyard does not know. Nothing was kept.`;
    case 'badValue':
      return `In that file ${trouble.option} has a value it never has. Nothing was kept.`;
    case 'unplayable': {
      const { rule, nearest } = trouble.trouble;
      return `These rules cannot be played as they are: ${rule} ${String(nearest)} would work.`;
    }
    default:
      return unreachable(trouble);
  }
}

/** What is said about the house rules people keep. */
export const shelf = {
  trouble,
  shareTitle: 'Share these rules',
  importTitle: 'Choose house rules',
  files: 'House rules',
};
