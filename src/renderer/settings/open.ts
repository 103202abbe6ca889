import * as v from 'valibot';
import type { Desktop } from '../../shared/desktop';
import { readSettings, USUAL_SETTINGS } from '../../shared/settings';
import type { Settings, SettingsNews } from '../../shared/settings';
import { languageFor } from '../../shared/texts/languages';
import { storeOf } from '../visit/keeping';
import type { Store } from '../visit/keeping';
import { SettingsHere } from './here.svelte';

const KEY = 'boneyard.settings';
const jsonSchema = v.pipe(v.string(), v.parseJson());

/** A phone in the hand is silent until its owner wants it otherwise (design.md section 11). */
const USUAL_IN_BROWSERS: Settings = { ...USUAL_SETTINGS, muted: true };

/** The settings of the desktop game, which the shell keeps for all its windows. */
export async function settingsOfDesktop(desktop: Desktop): Promise<SettingsHere> {
  let here: SettingsHere | null = null;
  return new Promise((resolve) => {
    desktop.listenSettings((news) => {
      if (here !== null) return here.hear(news);
      here = new SettingsHere(news, (settings) => void desktop.keepSettings(settings));
      resolve(here);
    });
  });
}

/** The settings of a browser, kept in it for all its pages. */
export function settingsOfBrowser(): SettingsHere {
  const store = storeOf(() => window.localStorage);
  const read = (): SettingsNews => ({
    settings: keptIn(store),
    systemLanguage: languageFor(navigator.languages),
  });
  const here = new SettingsHere(read(), (settings) => store.setItem(KEY, JSON.stringify(settings)));
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) here.hear(read());
  });
  window.addEventListener('languagechange', () => here.hear(read()));
  return here;
}

/** What a store holds of settings; what it does not hold, or not in words that can be read, is as usual. */
export function keptIn(store: Pick<Store, 'getItem'>): Settings {
  const written = v.safeParse(jsonSchema, store.getItem(KEY));
  return readSettings(written.success ? written.output : {}, USUAL_IN_BROWSERS).settings;
}
