import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { pitchOf } from '../../src/renderer/sound/sounds';
import type * as Voices from '../../src/renderer/sound/voice';
import type { Sound } from '../../src/renderer/sound/sounds';
import { makeTile } from '../../src/shared/engine/tile';
import { ROOT } from '../run/command';
import { openBrowser } from './phone';

/* What the table sounds like, as a browser's own Web Audio makes it. */

type Rendered = { readonly peak: number; readonly lasts: number; readonly pitch: number };

/** −12 dB below full scale. */
const LOUDEST = 10 ** (-12 / 20);
/** Quieter than that nobody hears: −60 dB below the loudest. */
const HEARD = LOUDEST / 1000;

let browser: Browser;
let page: Page;
test.beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto('about:blank');
  await page.addScriptTag({ content: await bundled() });
});
test.afterAll(() => browser.close());

const tile = makeTile(2, 5);
const SOUNDS: readonly { readonly sound: Sound; readonly seconds: number }[] = [
  { sound: { name: 'clack', tile }, seconds: 0.06 },
  { sound: { name: 'tick' }, seconds: 0.008 },
  { sound: { name: 'slide' }, seconds: 0.2 },
  { sound: { name: 'knock' }, seconds: 0.25 },
  { sound: { name: 'wash' }, seconds: 1.4 },
  { sound: { name: 'chalk', strokes: 4 }, seconds: 0.34 },
  { sound: { name: 'puck' }, seconds: 0.35 },
  { sound: { name: 'out', tile }, seconds: 0.16 },
  { sound: { name: 'win' }, seconds: 0.77 },
  { sound: { name: 'door', way: 'in' }, seconds: 0.27 },
];

for (const { sound, seconds } of SOUNDS) {
  test(`${sound.name} is heard, for ${seconds} s, and nowhere louder than −12 dB`, async () => {
    const { peak, lasts } = await rendered(sound);
    expect(peak).toBeGreaterThan(LOUDEST / 10);
    expect(peak).toBeLessThanOrEqual(LOUDEST);
    expect(lasts).toBeLessThanOrEqual(seconds + 0.02);
    expect(lasts).toBeGreaterThan(seconds * 0.4);
  });
}

test('a double clacks a third lower than a single tile, each a little in its own pitch', async () => {
  const [single, double] = [makeTile(2, 5), makeTile(5, 5)];
  const [high, low] = [
    await rendered({ name: 'clack', tile: single }),
    await rendered({ name: 'clack', tile: double }),
  ];
  const own = pitchOf(single) / (pitchOf(double) / (4 / 5));
  expect(high.pitch / low.pitch / own).toBeCloseTo(5 / 4, 1);
});

/** The loudest sample of a sound, how long it is heard, and the frequency of its body below 400 Hz. */
function rendered(sound: Sound): Promise<Rendered> {
  return page.evaluate(
    async ({ what, heard }) => {
      const context = new OfflineAudioContext(1, 44_100 * 2, 44_100);
      const { voice } = (globalThis as unknown as { sounds: typeof Voices }).sounds;
      voice({ context, to: context.destination, at: 0 }, what);
      const samples = (await context.startRendering()).getChannelData(0);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      const last = samples.findLastIndex((sample) => Math.abs(sample) > heard);
      const power = (hertz: number): number => {
        let [re, im] = [0, 0];
        for (let index = 0; index < 44_100 * 0.08; index++) {
          const turn = (2 * Math.PI * hertz * index) / 44_100;
          re += (samples[index] ?? 0) * Math.cos(turn);
          im += (samples[index] ?? 0) * Math.sin(turn);
        }
        return re * re + im * im;
      };
      const tried = Array.from({ length: 340 }, (_, step) => 60 + step);
      const pitch = tried.reduce((best, hertz) => (power(hertz) > power(best) ? hertz : best));
      return { peak, lasts: last / 44_100, pitch };
    },
    { what: sound, heard: HEARD },
  );
}

async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    build: {
      write: false,
      lib: { entry: join(ROOT, 'src/renderer/sound/voice.ts'), formats: ['iife'], name: 'sounds' },
    },
  });
  const [output] = [made].flat();
  if (output === undefined || !('output' in output)) throw new Error('The sounds did not build.');
  return output.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}
