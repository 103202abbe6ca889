import type { End, Line } from '../../shared/engine/line';
import { farEnd } from '../../shared/engine/tile';
import type { Table } from '../../shared/engine/state';
import type { Texts } from '../../shared/texts/book';
import { scoresInPlay } from '../turn/addition';
import { openPips } from './telling';

/** The line in words, and after it its open ends where they are not added up on the cloth. */
export function lineInWords(texts: Texts, { line, rules }: Pick<Table, 'line' | 'rules'>): readonly string[] {
  const ends = scoresInPlay(rules) ? [] : [texts.play.readEnds(openPips(line))];
  return [...readLine(texts, line), ...ends];
}

/**
 * The whole line in words, a sentence for the row and one for each of a spinner's arms: every tile as it lies, so that
 * equal numbers meet. None where nothing lies.
 */
export function readLine({ play }: Texts, line: Line): readonly string[] {
  const [led] = line.laid;
  if (led === undefined) return [];
  const left = arm(line, 'left');
  const right = arm(line, 'right');
  const row = [
    ...left.tiles.map(([near, far]) => written(far, near)).reverse(),
    // The tile led shows to either side what was joined there.
    written(
      left.joins ?? farEnd(led.tile, right.joins ?? 0),
      right.joins ?? farEnd(led.tile, left.joins ?? 0),
    ),
    ...right.tiles.map(([near, far]) => written(near, far)),
  ];
  const spinner = line.spinner === null ? undefined : line.laid[line.spinner]?.tile;
  const branches = (['up', 'down'] as const).flatMap((way) => {
    const { tiles } = arm(line, way);
    if (spinner === undefined || tiles.length === 0) return [];
    return play.lineArm[way](
      spinner,
      tiles.map(([near, far]) => written(near, far)),
    );
  });
  return [play.lineRow(row), ...branches];
}

/** The tiles of an arm from the middle outwards, as [near, far], and what the first of them joins. */
function arm(line: Line, end: End): { tiles: readonly (readonly [number, number])[]; joins: number | null } {
  const tiles: (readonly [number, number])[] = [];
  let far = line.ends[end]?.pips ?? null;
  // The open end is known, so from there inwards every tile says what the next one shows.
  for (const { tile } of line.laid.filter((laid) => laid.end === end).reverse()) {
    if (far === null) break;
    const near = farEnd(tile, far);
    tiles.unshift([near, far]);
    far = near;
  }
  return { tiles, joins: far };
}

function written(one: number, other: number): string {
  return `${String(one)}-${String(other)}`;
}
