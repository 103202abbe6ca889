// Takes the pictures that test/e2e/baselines.spec.ts compares with anew, in few colours so that they stay small:
// `npm run -s baselines [-- SCREEN…]`. To be looked at before they are kept.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import UPNG from 'upng-js';
import { openBrowser } from '../e2e/phone';
import { BASELINES, pictureOf } from './baselines';
import { openGallery } from './page';
import { serveBuilt } from './servePage';

const FOLDER = join(import.meta.dirname, 'baselines');
/** Enough for cloth, bone, brass and letters; what gets lost is less than the comparison forgives. */
const COLOURS = 96;

function inFewColours(png: Buffer): Buffer {
  const image = UPNG.decode(new Uint8Array(png).buffer);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, COLOURS));
}

const wanted = process.argv.slice(2);
await mkdir(FOLDER, { recursive: true });
const [{ origin, close }, browser] = await Promise.all([serveBuilt(), openBrowser()]);
const gallery = await openGallery(browser, origin, { isStill: true, isPaused: true });
for (const [screen, shown] of Object.entries(BASELINES)) {
  if (wanted.length > 0 && !wanted.includes(screen)) continue;
  for (const which of ['usual', 'odd'] as const) {
    const picture = await pictureOf(gallery, shown[which]);
    await writeFile(join(FOLDER, `${screen}-${which}.png`), inFewColours(picture));
  }
}
await browser.close();
await close();
