import { ipcMain } from 'electron';
import type { IpcMainEvent, IpcMainInvokeEvent } from 'electron';
import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { QUESTIONS } from '../shared/desktop';
import type { Desktop, Question, ToShell, Want } from '../shared/desktop';
import type { FromPage } from '../shared/protocol/messages';
import * as words from './ipcWords';
import type { Page } from './windows/pages';

/** What the shell does for a page, one function a question; typed by `Desktop` on both sides. */
export type Answers = {
  readonly [Q in Question]: (page: Page, ...words: Parameters<Desktop[Q]>) => ReturnType<Desktop[Q]>;
};

/** What the shell does with what a page tells it. */
export type Hearings = {
  readonly say: (page: Page, message: FromPage) => void;
  readonly want: (page: Page, want: Want) => void;
};

export type IpcParts = {
  readonly answers: Answers;
  readonly hearings: Hearings;
  /** The page that speaks: only the main frame of one of our windows that shows our own page, else null. */
  readonly pageOf: (event: IpcMainEvent | IpcMainInvokeEvent) => Page | null;
  /** Called with a sentence for the log when something was refused. */
  readonly tell: (what: string) => void;
};

/** Opens the channels of desktop.ts. Whatever comes from elsewhere, or cannot be parsed, goes no further. */
export function openIpc({ answers, hearings, pageOf, tell }: IpcParts): void {
  const doors: { readonly [Q in Question]: Door<Q> } = {
    facts: door(words.nothing, answers.facts),
    keepName: door(words.oneName, answers.keepName),
    keepSettings: door(words.allSettings, answers.keepSettings),
    displays: door(words.nothing, answers.displays),
    leftHere: door(words.nothing, answers.leftHere),
    forgetTable: door(words.oneTable, answers.forgetTable),
    saveTable: door(words.nothing, answers.saveTable),
    chooseTableFile: door(words.nothing, answers.chooseTableFile),
    open: door(words.oneOpening, answers.open),
    join: door(words.oneJoining, answers.join),
    opened: door(words.nothing, answers.opened),
    leave: door(words.nothing, answers.leave),
    seatLink: door(words.nothing, answers.seatLink),
    comeBack: door(words.nothing, answers.comeBack),
    openPage: door(words.oneAddress, answers.openPage),
    showTv: door(words.nothing, answers.showTv),
    toggleFullScreen: door(words.nothing, answers.toggleFullScreen),
    houseRules: door(words.nothing, answers.houseRules),
    keepRules: door(words.rulesAndPlace, answers.keepRules),
    renameRules: door(words.idAndName, answers.renameRules),
    deleteRules: door(words.oneId, answers.deleteRules),
    shareRules: door(words.oneRules, answers.shareRules),
    importRules: door(words.nothing, answers.importRules),
    scores: door(words.nothing, answers.scores),
    keepScores: door(words.scoresAndPlace, answers.keepScores),
    deleteScores: door(words.oneId, answers.deleteScores),
  };
  for (const question of QUESTIONS) {
    ipcMain.handle(question, (event, ...said: unknown[]) => {
      const page = pageOf(event);
      const answer = page === null ? null : doors[question](page, said);
      if (answer !== null) return answer;
      tell(`Refused ${question}`);
      // The page's promise is rejected with this: only a page that is not ours, or is broken, ever sees it.
      throw new Error(`The shell does not answer this ${question}`);
    });
  }

  const hear = <Word>(
    channel: keyof ToShell,
    schema: GenericSchema<unknown, readonly [Word]>,
    hearing: (page: Page, word: Word) => void,
  ): void => {
    ipcMain.on(channel, (event, ...said: unknown[]) => {
      const page = pageOf(event);
      const parsed = v.safeParse(schema, said);
      if (page !== null && parsed.success) hearing(page, parsed.output[0]);
      else tell(`Refused ${channel}`);
    });
  };
  hear('say', words.oneMessage, hearings.say);
  hear('want', words.oneWant, hearings.want);
}

/** Answers a question whose words can be parsed; null where they cannot. */
type Door<Q extends Question> = (page: Page, said: readonly unknown[]) => ReturnType<Desktop[Q]> | null;

function door<Q extends Question>(
  schema: GenericSchema<unknown, Parameters<Desktop[Q]>>,
  answer: (page: Page, ...said: Parameters<Desktop[Q]>) => ReturnType<Desktop[Q]>,
): Door<Q> {
  return (page, said) => {
    const parsed = v.safeParse(schema, said);
    return parsed.success ? answer(page, ...parsed.output) : null;
  };
}
