// Draws the weave of the cloth and the grain of the walnut once, as small WebP pictures: `node
// scripts/drawTextures.mjs`. What it makes is kept in the repository; a live turbulence filter would cost every
// frame. The pictures are opaque because WebP packs transparency without loss, four times as large: the weave is
// light and dark fibres on mid grey, blended by hard-light, the walnut dark grain on white, blended by multiply, and
// both blends give exactly what transparency would. Needs Chromium: Playwright's own, or CHROMIUM=path.
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const FOLDER = new URL('../src/renderer/styles/', import.meta.url);

/** Long fibres one way: stretched noise, one colour, only as strong as the noise goes above a level. */
function fibres({ id, frequency, octaves, seed, rgb, gain, level, opacity, width, height }) {
  const [red, green, blue] = rgb;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="linearRGB">
      <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/>
      <feColorMatrix values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 ${gain} ${level}"/>
    </filter>
    <rect width="${width}" height="${height}" filter="url(#${id})" opacity="${opacity}"/>`;
}

const WEAVE = { width: 320, height: 320 };
const WALNUT = { width: 900, height: 320 };

const TEXTURES = [
  {
    name: 'weave',
    ...WEAVE,
    ground: '#808080',
    quality: 0.95,
    parts: [
      {
        id: 'across',
        frequency: '.9 .035',
        octaves: 2,
        seed: 3,
        rgb: [1, 1, 1],
        gain: 0.5,
        level: -0.16,
        opacity: 0.22,
      },
      {
        id: 'along',
        frequency: '.035 .9',
        octaves: 2,
        seed: 8,
        rgb: [0, 0, 0],
        gain: 0.55,
        level: -0.16,
        opacity: 0.34,
      },
    ],
  },
  {
    name: 'walnut',
    ...WALNUT,
    ground: '#fff',
    quality: 0.9,
    parts: [
      {
        id: 'grain',
        frequency: '.0045 .16',
        octaves: 4,
        seed: 11,
        rgb: [0.34, 0.3, 0.23],
        gain: 1.7,
        level: -0.62,
        opacity: 0.75,
      },
    ],
  },
];

function svgOf({ width, height, parts }) {
  const drawn = parts.map((part) => fibres({ ...part, width, height })).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
}

const browser = await chromium.launch({
  ...(process.env.CHROMIUM === undefined ? {} : { executablePath: process.env.CHROMIUM }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  for (const texture of TEXTURES) {
    const base64 = await page.evaluate(
      async ({ svg, width, height, ground, quality }) => {
        const picture = new Image();
        picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
        await picture.decode();
        const canvas = Object.assign(document.createElement('canvas'), { width, height });
        const pen = canvas.getContext('2d');
        pen.fillStyle = ground;
        pen.fillRect(0, 0, width, height);
        pen.drawImage(picture, 0, 0);
        return canvas.toDataURL('image/webp', quality).split(',')[1];
      },
      { ...texture, svg: svgOf(texture) },
    );
    const bytes = Buffer.from(base64, 'base64');
    await writeFile(new URL(`${texture.name}.webp`, FOLDER), bytes);
    console.log(`${texture.name}.webp: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
