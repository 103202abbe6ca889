import { ADVICE_SCENES } from './adviceScenes';
import { AWAY_SCENES } from './awayScenes';
import { DEAL_SCENES } from './dealScenes';
import { KEPT_SCENES } from './keptScenes';
import { NAME_SCENES } from './nameScenes';
import { NETWORK_SCENES } from './networkScenes';
import { SCENES } from './scenes';
import type { Scene } from './scenes';
import { SETTINGS_SCENES } from './settingsScenes';
import { TABLE_SCENES } from './tableScenes';

/** Every screen in every state that has a picture; tests go over all of them, so a new scene is held to them too. */
export const ALL_SCENES: Readonly<Record<string, Scene>> = {
  ...SCENES,
  ...TABLE_SCENES,
  ...NETWORK_SCENES,
  ...AWAY_SCENES,
  ...DEAL_SCENES,
  ...KEPT_SCENES,
  ...SETTINGS_SCENES,
  ...ADVICE_SCENES,
  ...NAME_SCENES,
};
