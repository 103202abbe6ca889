import { fc, test } from '@fast-check/vitest';
import jsQR from 'jsqr';
import { describe, expect } from 'vitest';
import { drawQr, QUIET_ZONE } from '../../../src/renderer/parts/qr';
import { runs } from '../../helpers/runs';
import type { QrDrawing } from '../../../src/renderer/parts/qr';

/** px a module is painted with; readers want several. */
const SCALE = 3;

/** Paints the drawing as a camera would see it: grey values, four to a pixel. */
function paint({ side, dark }: QrDrawing): { readonly pixels: Uint8ClampedArray; readonly width: number } {
  const width = side * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      const from = (row * width + Number(x) * SCALE) * 4;
      for (let at = from; at < from + Number(length) * SCALE * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return { pixels, width };
}

function read(drawing: QrDrawing): string | undefined {
  const { pixels, width } = paint(drawing);
  return jsQR(pixels, width, width)?.data;
}

describe('a drawn QR code', () => {
  test.prop([fc.stringMatching(/^[A-Za-z0-9_-]{22}$/), fc.ipV4()], { numRuns: runs(20) })(
    'is read back as the link it stands for',
    (link, address) => {
      const text = `http://${address}:27500/#t=${link}`;
      expect(read(drawQr(text))).toBe(text);
    },
  );

  test('keeps a quiet zone of four modules on all sides (ISO/IEC 18004)', () => {
    const { side, dark } = drawQr('http://192.168.1.24:27500/');
    const runs = [...dark.matchAll(/M(\d+) (\d+)h(\d+)/g)];
    const [xs, ys] = [runs.map(([, x]) => Number(x)), runs.map(([, , y]) => Number(y))];
    const ends = runs.map(([, x, , length]) => Number(x) + Number(length));
    expect([Math.min(...xs), Math.min(...ys), side - Math.max(...ends), side - 1 - Math.max(...ys)]).toEqual([
      QUIET_ZONE,
      QUIET_ZONE,
      QUIET_ZONE,
      QUIET_ZONE,
    ]);
  });
});
