/** How a part of something is looked at: what lies at p shows at `scale` · p + (x, y), in px of its frame. */
export type Lens = { readonly scale: number; readonly x: number; readonly y: number };
export type Point = { readonly x: number; readonly y: number };
type Size = { readonly width: number; readonly height: number };

/** All of it, as it fits. */
export const fitted: Lens = { scale: 1, x: 0, y: 0 };

const LARGEST = 4;
/** What a double tap shows. */
const LARGER = 2.2;

/** Looks closer, with what is under a point staying there. */
export function shownLargerAt(point: Point, size: Size): Lens {
  return scaledAt(fitted, LARGER, point, size);
}

/** One of two fingers moved: what is under both stays under them. */
export function pinched(
  lens: Lens,
  { before, now, other }: { readonly before: Point; readonly now: Point; readonly other: Point },
  size: Size,
): Lens {
  const apart = Math.hypot(before.x - other.x, before.y - other.y);
  if (apart === 0) return lens;
  const scale = (lens.scale * Math.hypot(now.x - other.x, now.y - other.y)) / apart;
  const moved = { ...lens, x: lens.x + (now.x - before.x) / 2, y: lens.y + (now.y - before.y) / 2 };
  return scaledAt(moved, scale, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, size);
}

export function movedBy(lens: Lens, by: Point, size: Size): Lens {
  return within({ ...lens, x: lens.x + by.x, y: lens.y + by.y }, size);
}

function scaledAt(lens: Lens, wanted: number, point: Point, size: Size): Lens {
  const scale = Math.min(LARGEST, Math.max(1, wanted));
  const grown = scale / lens.scale;
  return within(
    { scale, x: point.x - (point.x - lens.x) * grown, y: point.y - (point.y - lens.y) * grown },
    size,
  );
}

/** The frame is never seen past the edge of what is looked at. */
function within({ scale, x, y }: Lens, { width, height }: Size): Lens {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}
