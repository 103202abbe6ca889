import { app, screen, shell } from 'electron';
import type { BaseLogger } from 'pino';
import type { DesktopFacts, Platform } from '../shared/desktop';
import type { ScoresShelf } from '../shared/scores/shelf';
import { hostPage } from './client/hostPage';
import { cleanName, NAMELESS } from './host/names';
import { askForRules, askWhereTo as askWhereRules } from './houseRules/dialogs';
import { importRules, shareRules } from './houseRules/sharing';
import type { Shelf } from './houseRules/shelf';
import type { Answers } from './ipc';
import { accountName } from './settings/accountName';
import type { SettingsFile } from './settings/settings';
import { forgetLeft, leftHere } from './table/leftHere';
import type { OwnTable } from './table/ownTable';
import type { ChosenFile } from './tableFiles/choosing';
import { askWhereTo as askWhereTable } from './tableFiles/dialogs';
import { saveTable } from './tableFiles/saving';
import type { Windows } from './windows/windows';

export type AnswersParts = {
  readonly table: OwnTable;
  readonly windows: Windows;
  readonly settings: SettingsFile;
  readonly shelf: Shelf;
  readonly scores: ScoresShelf;
  readonly tableFile: ChosenFile;
  /** The data folder. */
  readonly folder: string;
  readonly profile: string | null;
  readonly platform: Platform;
  readonly log: BaseLogger;
};

/** What the shell does for a page, question by question. */
export function answersFor({
  table,
  windows,
  settings,
  shelf,
  scores,
  tableFile,
  folder,
  profile,
  platform,
  log,
}: AnswersParts): Answers {
  const account = shownName(accountName());
  const facts = (): DesktopFacts => {
    const chosen = settings.now().name;
    return {
      name: chosen ?? account ?? '',
      nameChosen: chosen !== null,
      version: app.getVersion(),
      displays: screen.getAllDisplays().length,
      platform,
      hasHosted: settings.now().hasHosted,
      profile,
    };
  };

  return {
    facts: () => Promise.resolve(facts()),
    keepName: async (_page, name) => {
      // A name with nothing to see in it takes the choice back.
      await settings.keep({ name: shownName(name) });
      return facts();
    },
    keepSettings: (_page, chosen) => settings.keep(chosen),
    displays: (page) => Promise.resolve(windows.displays(page.use)),
    leftHere: () => leftHere(folder),
    forgetTable: (_page, id) => forgetLeft(folder, id),
    saveTable: () => saveTable(table.journal, askWhereTable, log),
    chooseTableFile: () => tableFile.choose(),
    open: async (_page, request) => {
      const opened = await table.open(request, request.for === 'house' ? request.name : facts().name);
      if (opened.ok && request.for === 'house') await settings.keep({ hasHosted: true });
      return opened;
    },
    join: (_page, request) => table.join(request),
    opened: () => Promise.resolve(table.opened()),
    leave: async (page) => {
      // The window for the room has no Home to go back to.
      if (page.use === 'table') return windows.close('table');
      await windows.close('table');
      await table.leave();
    },
    seatLink: (page) => Promise.resolve(page.use === 'player' ? table.seatLink() : null),
    comeBack: (page) => {
      table.comeBack(page.use);
      return Promise.resolve();
    },
    openPage: async (_page, address) => {
      const page = await hostPage(address);
      if (page !== null) await shell.openExternal(page);
    },
    showTv: () => {
      if (table.opened() !== null) windows.show('table');
      return Promise.resolve();
    },
    toggleFullScreen: (page) => {
      windows.toggleFullScreen(page.use);
      return Promise.resolve();
    },
    houseRules: () => shelf.houseRules(),
    keepRules: (_page, rules, replaces) => shelf.keepRules(rules, replaces),
    renameRules: (_page, id, name) => shelf.renameRules(id, name),
    deleteRules: (_page, id) => shelf.deleteRules(id),
    shareRules: (_page, rules) => shareRules(rules, askWhereRules, log),
    importRules: () => importRules(shelf, askForRules, log),
    scores: () => scores.scores(),
    keepScores: (_page, named, replaces) => scores.keepScores(named, replaces),
    deleteScores: (_page, id) => scores.deleteScores(id),
  };
}

/** A name as tables will show it; null where nothing of it could be shown. */
function shownName(name: string): string | null {
  const clean = cleanName(name);
  return clean === NAMELESS ? null : clean;
}
