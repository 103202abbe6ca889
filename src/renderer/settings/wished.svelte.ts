import { USUAL_SETTINGS } from '../../shared/settings';
import type { Settings } from '../../shared/settings';

type Wished = { -readonly [S in keyof Settings]: Settings[S] };

/**
 * The settings as they are read all over the page, in keys and in tiles too; whatever reads them follows their
 * changes. They are changed at `SettingsHere` alone.
 */
export const wished: Readonly<Settings> = $state({ ...USUAL_SETTINGS });

/** Called by whoever follows the settings. */
export function setWished(settings: Settings): void {
  const all: Wished = wished;
  Object.assign(all, settings);
}
