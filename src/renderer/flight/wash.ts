import { DRAW_MS, TURN_UP_MS, WASH_MS } from '../beat';
import { seeded } from '../board/tileArt';
import { washed } from '../board/washed';
import type { Heap } from '../board/washed';
import type { Frames, Pose } from './frames';
import { turningUp } from './frames';
import type { Spot } from './spots';

/** The heap in which tiles are washed fills so much of the table, and its tiles are no larger than that, in px per end. */
const FILLS = 0.72;
const LARGEST_END = 44;

/** How the tiles are washed: their heap, where its middle is, and how large its tiles are. */
export type Washing = { readonly heap: Heap; readonly middle: Spot; readonly end: number };

export function washingOn(table: Spot, tiles: number): Washing {
  const heap = washed(tiles);
  const end = Math.min(LARGEST_END, (FILLS * table.width) / heap.width, (FILLS * table.height) / heap.height);
  return { heap, middle: table, end };
}

const STIRS = 4;
/** Degrees a tile is carried round the middle, and turned, to and fro. */
const ROUND = 75;
const SWAY = 26;

/** One tile of the heap: washed with the others, then at its time pulled to where it belongs. */
export function dealFrames(
  { heap, middle, end }: Washing,
  index: number,
  to: Pose,
  { after, turnsUp }: { readonly after: number; readonly turnsUp: boolean },
): Frames {
  const tile = heap.tiles[index % heap.tiles.length] ?? { x: 0, y: 0, turn: 0 };
  const ms = after + DRAW_MS + (turnsUp ? TURN_UP_MS : 0);
  const [dx, dy] = [(tile.x - heap.width / 2) * end, (tile.y - heap.height / 2) * end];
  const random = seeded(index + 1);
  const scale = end / to.end;
  const place = (turned: number, reach: number): string => {
    const angle = (turned * Math.PI) / 180;
    const x = middle.x - to.x + reach * (dx * Math.cos(angle) - dy * Math.sin(angle));
    const y = middle.y - to.y + reach * (dx * Math.sin(angle) + dy * Math.cos(angle));
    return `translate(${x}px, ${y}px) scale(${scale})`;
  };
  const degrees = (tile.turn * 180) / Math.PI;
  const travel: Keyframe[] = [];
  const turn: Keyframe[] = [];
  for (let stir = 0; stir < STIRS; stir++) {
    const offset = ((stir / STIRS) * WASH_MS) / ms;
    const way = stir % 2 === 0 ? 1 : -1;
    travel.push({
      offset,
      transform: place(way * ROUND * (0.5 + random()) * (1 - stir / STIRS), 0.75 + 0.35 * random()),
      easing: 'ease-in-out',
    });
    turn.push({
      offset,
      transform: `rotate(${degrees + SWAY * (random() - 0.5)}deg)`,
      easing: 'ease-in-out',
    });
  }
  const [still, sets, there] = [WASH_MS / ms, after / ms, (after + DRAW_MS) / ms];
  const heaped = { transform: place(0, 1) };
  travel.push(
    { ...heaped, offset: still },
    { ...heaped, offset: sets, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
  travel.push({ offset: there, transform: 'none' }, { offset: 1, transform: 'none' });
  const lies = { transform: `rotate(${degrees}deg)` };
  turn.push({ ...lies, offset: still }, { ...lies, offset: sets, easing: 'ease-out' });
  turn.push({ offset: there, transform: 'rotate(0deg)' }, { offset: 1, transform: 'rotate(0deg)' });
  return { ms, contact: ms, parts: { travel, turn, ...(turnsUp ? turningUp(there, 1) : {}) } };
}
