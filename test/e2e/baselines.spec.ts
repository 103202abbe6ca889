import { expect, test } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { BASELINES, pictureOf } from '../pictures/baselines';
import { openGallery } from '../pictures/page';
import type { Gallery } from '../pictures/page';
import { serveBuilt } from '../pictures/servePage';
import type { Served } from '../pictures/servePage';
import { openBrowser } from './phone';

/*
 * Every screen looks as it did when somebody last looked at it: nothing has moved, is missing or has come. A picture
 * that changed on purpose is taken anew by `npm run -s baselines`, and looked at.
 */

/** The baselines have few colours; letters and edges may be a shade off, and a few px be other ones. */
const FORGIVEN = { threshold: 0.2, maxDiffPixels: 60 };

test.skip(process.platform !== 'linux', 'Other systems draw letters otherwise.');

let served: Served;
let browser: Browser;
let gallery: Gallery;
test.beforeAll(async () => {
  [served, browser] = await Promise.all([serveBuilt(), openBrowser()]);
  gallery = await openGallery(browser, served.origin, { isStill: true, isPaused: true });
});
test.afterAll(async () => {
  await Promise.all([browser.close(), served.close()]);
});

for (const [screen, shown] of Object.entries(BASELINES)) {
  test(`${screen} looks as it did`, async () => {
    for (const which of ['usual', 'odd'] as const) {
      const picture = await pictureOf(gallery, shown[which]);
      expect.soft(picture).toMatchSnapshot(`${screen}-${which}.png`, FORGIVEN);
    }
  });
}
