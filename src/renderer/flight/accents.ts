import type { GameEvent } from '../../shared/engine/events';
import { countTimes, LAID_MS, NUMBER_MS } from '../beat';
import { elementsAt, namesAt } from './spots';
import type { Spots } from './spots';

/* Small movements of what stands there already. Each is only on top of how it stands: ended, it is as it should be. */

const CURVE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const FADE_MS = 120;
const CLOSE_UP_MS = 220;

/** In place of every way over the screen, where things are to be still. */
export function fadeIn(elements: readonly Element[]): readonly Animation[] {
  return elements.map((element) => element.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS));
}

/** The tiles of my hand close up, or make room. */
export function closeUp(root: Element, before: Spots): readonly Animation[] {
  return elementsAt(root, namesAt(root, 'hand ')).flatMap((tile) => {
    const was = before.get(tile.dataset['spot'] ?? '');
    const { x, width } = tile.getBoundingClientRect();
    const way = was === undefined ? 0 : was.x - x - width / 2;
    if (Math.abs(way) < 1) return [];
    return [
      tile.animate([{ translate: `${way}px 0` }, { translate: '0 0' }], {
        duration: CLOSE_UP_MS,
        easing: CURVE,
      }),
    ];
  });
}

type Played = Extract<GameEvent, { type: 'played' }>;
type Timing = { readonly delay: number; readonly pace: number };

/**
 * The open ends light one after another while their sum writes itself, where a play scores; where it does not, its own
 * end has a number once the tile lies there. `ends` are those that count, in the order they are read.
 */
export function countUp(
  root: Element,
  { end, scored }: Played,
  ends: readonly string[],
  { delay, pace }: Timing,
): readonly Animation[] {
  const timed = (after: number, duration: number) =>
    ({ delay: (delay + after) * pace, duration: duration * pace, fill: 'backwards', easing: CURVE }) as const;
  const written = elementsAt(root, [`number ${end ?? ''}`]);
  if (scored === 0)
    return written.map((number) => number.animate([{ opacity: 0 }, { opacity: 1 }], timed(LAID_MS, FADE_MS)));
  const { numbers, call } = countTimes(ends.length, scored);
  const lit = ends.flatMap((name, index) =>
    elementsAt(root, [`number ${name}`]).map((number) =>
      number.animate(
        [
          { opacity: name === end ? 0 : 0.5, scale: 1 },
          { opacity: 1, scale: 1.45, offset: 0.4 },
          { opacity: 1, scale: 1 },
        ],
        timed(numbers + index * NUMBER_MS, 3 * NUMBER_MS),
      ),
    ),
  );
  const sum = elementsAt(root, namesAt(root, 'sum ')).map((part) => {
    const index = Number(part.dataset['spot']?.slice('sum '.length));
    const after = index < ends.length ? numbers + index * NUMBER_MS : call;
    return part.animate([{ opacity: 0 }, { opacity: 1 }], timed(after, NUMBER_MS));
  });
  return [...lit, ...sum];
}
