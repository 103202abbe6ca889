import { encode } from 'uqr';

/** The bare modules that must stand around a code, so that a camera finds its edge (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** A QR code as SVG draws it: `side` modules long and high, quiet zone included; `dark` is path data in modules. */
export type QrDrawing = { readonly side: number; readonly dark: string };

/** Draws a text as a QR code that may lose 15 % of itself, enough for a thumb on the screen or a reflection. */
export function drawQr(text: string): QrDrawing {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) =>
    runsOf(row).map(({ from, length }) => `M${from} ${y}h${length}v1h-${length}z`),
  );
  return { side: size, dark: runs.join('') };
}

/** Dark modules that lie side by side, drawn as one so that no hair line shows between them. */
function runsOf(row: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  return row.flatMap((isDark, from) => {
    if (!isDark || row[from - 1] === true) return [];
    const end = row.indexOf(false, from);
    return [{ from, length: (end === -1 ? row.length : end) - from }];
  });
}
