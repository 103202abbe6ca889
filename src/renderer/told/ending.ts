import { CLOSE_CODES } from '../../shared/protocol/closing';
import type { ByeReason } from '../../shared/protocol/messages';

/** Why a table is over for this page, in the words that `texts.trouble.over` has a sentence for. */
export type Ending = ByeReason | 'lost' | 'malformed';

const ENDINGS: ReadonlyMap<number, Ending> = new Map<number, Ending>([
  [CLOSE_CODES.left, 'left'],
  [CLOSE_CODES.malformed, 'malformed'],
  [CLOSE_CODES.tooBig, 'malformed'],
  [CLOSE_CODES.notLetIn, 'notLetIn'],
  [CLOSE_CODES.otherVersion, 'otherVersion'],
  [CLOSE_CODES.takenOver, 'takenOver'],
  [CLOSE_CODES.removed, 'removed'],
  [CLOSE_CODES.tableOver, 'closed'],
  [CLOSE_CODES.tableFull, 'tableFull'],
]);

/** Why a table did not let somebody in who may try again with its code. */
const ABOUT_CODE: readonly Ending[] = ['codeNeeded', 'wrongCode', 'waitForCode'];

export function isAboutCode(ending: Ending): boolean {
  return ABOUT_CODE.includes(ending);
}

/** Why a table did not let somebody in who showed what it does not know. */
const ABOUT_PAPERS: readonly Ending[] = ['notLetIn', 'codeNeeded'];

export function isAboutPapers(ending: Ending): boolean {
  return ABOUT_PAPERS.includes(ending);
}

/** What a close code means to a person; every code not known is a table that cannot be reached any more. */
export function endingOf(code: number): Ending {
  return ENDINGS.get(code) ?? 'lost';
}
