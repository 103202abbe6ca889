import type { PageUse } from '../address';
import { followMotion } from '../motion';
import { followTheme } from '../theme';
import type { SettingsHere } from './here.svelte';
import { speakOnPage } from './speech.svelte';
import { setWished } from './wished.svelte';

/**
 * Keeps the document as the settings want it, for as long as the page lives: its language, its look, the size of its
 * text and whether it moves. Resolves when it speaks the language of the settings.
 */
export async function followSettings(here: SettingsHere, use: PageUse, root: HTMLElement): Promise<void> {
  const wishLook = followTheme(use, root);
  const wishMotion = followMotion(root);
  setWished(here.now);
  await speakOnPage(here.language, root);
  $effect.root(() => {
    $effect(() => void speakOnPage(here.language, root));
    $effect.pre(() => setWished(here.now));
    $effect(() => wishLook(here.now.look));
    $effect(() => wishMotion(here.now.motion));
    $effect(() => root.style.setProperty('--text-scale', String(here.now.textSize / 100)));
  });
}
