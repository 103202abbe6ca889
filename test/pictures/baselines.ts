import { ALL_SCENES } from './allScenes';
import { settle, wear } from './page';
import type { Gallery, Look } from './page';

/*
 * How every screen looked when somebody last looked at it and found it good: as it usually is, by day at 1280 × 800, and
 * in one state or look where it gets into trouble first.
 */

const DAY: Look = { theme: 'day', width: 1280, height: 800 };
const EVENING: Look = { ...DAY, theme: 'evening' };
const CONTRAST: Look = { ...DAY, theme: 'contrast' };
const LARGE_TEXT: Look = { ...DAY, settings: { textSize: 130 } };
const PHONE: Look = { theme: 'evening', width: 390, height: 844 };

type Shown = { readonly scene: string; readonly look: Look };

const usual = (scene: string): Shown => ({ scene, look: DAY });
const odd = (scene: string, look: Look = DAY): Shown => ({ scene, look });

export const BASELINES: Readonly<Record<string, { readonly usual: Shown; readonly odd: Shown }>> = {
  home: { usual: usual('home'), odd: odd('homeLeftAsked') },
  homeOnPaper: { usual: usual('homeCode'), odd: odd('homeFileFurther', { ...EVENING, language: 'pt-BR' }) },
  host: { usual: usual('host'), odd: odd('hostWindows', PHONE) },
  lobby: { usual: usual('lobby'), odd: odd('lobbyEight', LARGE_TEXT) },
  rules: { usual: usual('rulesHand'), odd: odd('rulesRefused', CONTRAST) },
  play: { usual: usual('fivesChosen'), odd: odd('playLong', PHONE) },
  playMany: { usual: usual('playEight'), odd: odd('playBigHand', EVENING) },
  menu: { usual: usual('playMenu'), odd: odd('menuPeople', { ...DAY, language: 'es' }) },
  door: { usual: usual('playDoor'), odd: odd('watchDoor', EVENING) },
  result: { usual: usual('fivesResult'), odd: odd('resultEight', LARGE_TEXT) },
  over: { usual: usual('over'), odd: odd('dealBrokenGame', CONTRAST) },
  deal: { usual: usual('dealPaper'), odd: odd('dealPaperBroken', PHONE) },
  settings: { usual: usual('settings'), odd: odd('settingsEnd', { ...DAY, language: 'es' }) },
  network: { usual: usual('networkHome'), odd: odd('networkBlocked', CONTRAST) },
  tv: { usual: usual('tvFives'), odd: odd('tvTen', EVENING) },
  tvResult: { usual: usual('tvFivesResult'), odd: odd('tvResultEight', EVENING) },
  tvWaiting: { usual: usual('watchWaiting'), odd: odd('watchWaitingEight', CONTRAST) },
  trouble: { usual: usual('lost'), odd: odd('ended', { ...EVENING, settings: { textSize: 130 } }) },
};

/** The picture of a scene in a look, as a PNG, on a page that stands still (page.ts). */
export async function pictureOf({ page, open }: Gallery, { scene: name, look }: Shown): Promise<Buffer> {
  const scene = ALL_SCENES[name];
  if (scene === undefined) throw new Error(`No such scene: ${name}`);
  const table = scene.table();
  const { theme, width, height } = look;
  await open(scene.path ?? '/', table, { theme, width, height });
  await settle(page);
  await scene.act?.(page, table);
  await wear(page, look);
  await settle(page);
  return page.screenshot({ caret: 'hide' });
}
