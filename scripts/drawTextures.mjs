// Draws the weave of the cloth and the grain of the walnut once, as small WebP pictures: `node
// scripts/drawTextures.mjs`. What it makes is kept in the repository; a live turbulence filter would cost every
// frame. The pictures are opaque because WebP packs transparency without loss, four times as large: the weave is
// light and dark fibres on mid grey, blended by hard-light, which gives exactly what transparency would; the walnut
// is dark grain on white, blended by multiply. Needs Chromium: Playwright's own, or CHROMIUM=path.
/* global document, Image */
import { writeFile } from 'node:fs/promises';
import { chromium } from 'playwright';

const FOLDER = new URL('../src/renderer/styles/', import.meta.url);

/**
 * Long fibres one way: stretched noise of one colour (linear RGB), drawn where the noise rises above a level.
 * @typedef {object} Fibres
 * @property {string} frequency
 * @property {number} octaves
 * @property {number} seed
 * @property {readonly [number, number, number]} rgb
 * @property {number} gain
 * @property {number} level
 * @property {number} opacity
 */

/**
 * @typedef {object} Texture
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {string} ground
 * @property {number} quality
 * @property {readonly Fibres[]} fibres
 */

/** @type {readonly Texture[]} */
const TEXTURES = [
  {
    name: 'weave',
    width: 320,
    height: 320,
    ground: '#808080',
    quality: 0.95,
    fibres: [
      { frequency: '.9 .035', octaves: 2, seed: 3, rgb: [1, 1, 1], gain: 0.5, level: -0.16, opacity: 0.22 },
      { frequency: '.035 .9', octaves: 2, seed: 8, rgb: [0, 0, 0], gain: 0.55, level: -0.16, opacity: 0.34 },
    ],
  },
  {
    name: 'walnut',
    width: 900,
    height: 320,
    ground: '#fff',
    quality: 0.9,
    fibres: [
      {
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

/** @param {Texture} texture */
function svgOf({ width, height, fibres }) {
  const drawn = fibres.map(({ frequency, octaves, seed, rgb: [r, g, b], gain, level, opacity }, index) => {
    const colour = `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 ${gain} ${level}`;
    return `<filter id="f${index}" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"
          stitchTiles="stitch"/>
        <feColorMatrix values="${colour}"/>
      </filter>
      <rect width="${width}" height="${height}" filter="url(#f${index})" opacity="${opacity}"/>`;
  });
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn.join('')}</svg>`;
}

/**
 * Runs in the page.
 * @param {{ svg: string, width: number, height: number, ground: string, quality: number }} texture
 * @returns {Promise<string>} the picture as base64
 */
async function draw({ svg, width, height, ground, quality }) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('This browser draws no pictures');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
}

const path = process.env['CHROMIUM'];
const browser = await chromium.launch({
  ...(path === undefined ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-background-networking'],
});
try {
  const page = await browser.newPage();
  for (const texture of TEXTURES) {
    const { name, width, height, ground, quality } = texture;
    const base64 = await page.evaluate(draw, { svg: svgOf(texture), width, height, ground, quality });
    const bytes = Buffer.from(base64, 'base64');
    await writeFile(new URL(`${name}.webp`, FOLDER), bytes);
    console.log(`${name}.webp: ${bytes.length} bytes`);
  }
} finally {
  await browser.close();
}
