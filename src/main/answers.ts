import { app, screen } from 'electron';
import type { DesktopFacts } from '../shared/desktop';
import { cleanName, NAMELESS } from './host/names';
import type { Answers } from './ipc';
import { accountName } from './settings/accountName';
import type { SettingsFile } from './settings/settings';
import type { OwnTable } from './table/ownTable';
import type { Windows } from './windows/windows';

export type AnswersParts = {
  readonly table: OwnTable;
  readonly windows: Windows;
  readonly settings: SettingsFile;
  readonly profile: string | null;
};

/** What the shell does for a page, question by question. */
export function answersFor({ table, windows, settings, profile }: AnswersParts): Answers {
  const account = shownName(accountName());
  const facts = (): DesktopFacts => {
    const chosen = settings.now().name;
    return {
      name: chosen ?? account ?? '',
      nameChosen: chosen !== null,
      version: app.getVersion(),
      displays: screen.getAllDisplays().length,
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
    open: (_page, request) => table.open(request, request.for === 'house' ? request.name : facts().name),
    join: (_page, request) => table.join(request),
    opened: () => Promise.resolve(table.opened()),
    leave: async (page) => {
      // The window for the room has no Home to go back to.
      if (page.use === 'table') return windows.close('table');
      await windows.close('table');
      await table.leave();
    },
    showTv: () => {
      if (table.opened() !== null) windows.show('table');
      return Promise.resolve();
    },
    toggleFullScreen: (page) => {
      windows.toggleFullScreen(page.use);
      return Promise.resolve();
    },
  };
}

/** A name as tables will show it; null where nothing of it could be shown. */
function shownName(name: string): string | null {
  const clean = cleanName(name);
  return clean === NAMELESS ? null : clean;
}
