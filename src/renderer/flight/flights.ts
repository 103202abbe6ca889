import type { Lies } from '../board/tileArt';
import { layFrames, slideFrames } from './frames';
import type { Frames, Pose } from './frames';
import type { Flight } from './flight';
import type { Route } from './routes';
import { elementsAt, hide, restingSpot, spotAt } from './spots';
import type { Spot, Spots } from './spots';
import { dealFrames, washingOn } from './wash';

type Scene = { readonly layer: Element; readonly root: Element; readonly before: Spots };

/** What lies on the table only once a tile has been laid there, besides the tile itself. */
function alongWith({ is, tile }: Route): readonly string[] {
  return is === 'laid' ? [`shadow ${tile ?? ''}`, 'ticks'] : [];
}

/** Readies the flights of a step's routes: what lies where they end is out of sight until they have come there. */
export function flightsOf(
  routes: readonly Route[],
  { layer, root, before }: Scene,
  { number, delay, pace }: { readonly number: number; readonly delay: number; readonly pace: number },
): readonly Flight[] {
  const origin = layer.getBoundingClientRect();
  const inLayer = (spot: Spot): Spot => ({ ...spot, x: spot.x - origin.x, y: spot.y - origin.y });
  const table = spotAt(root, 'table');
  const dealt = routes.filter(({ is }) => is === 'dealt').length;
  const washing = table === null || dealt === 0 ? null : washingOn(inLayer(table), dealt);
  return routes.flatMap((route, index): readonly Flight[] => {
    const [element] = elementsAt(root, [route.to]);
    const rest = restingSpot(root, route.to);
    const source = route.from === null ? undefined : before.get(route.from);
    const art = element?.querySelector('.tile');
    if (element === undefined || rest === null || !(art instanceof HTMLElement)) return [];
    const to = poseOf(inLayer(rest), liesOf(element));
    const from = source === undefined ? null : poseOf(inLayer(source), 'up');
    const startsAs = route.from?.startsWith('hand ') === true ? 'face' : 'back';
    const frames = framesOf(route, from, to, startsAs);
    const shown =
      washing === null
        ? frames
        : dealFrames(washing, index, to, { after: route.after, turnsUp: route.tile !== null });
    if (shown === null) return [];
    return [
      {
        number: number + index,
        tile: route.tile,
        from: from ?? to,
        to,
        startsAs,
        frames: shown,
        delay: (delay + (washing === null ? route.after : 0)) * pace,
        pace,
        face: route.tile === null ? null : faceOf(art),
        show: hide([...(route.is === 'laid' ? [element] : [art]), ...elementsAt(root, alongWith(route))]),
      },
    ];
  });
}

function framesOf(route: Route, from: Pose | null, to: Pose, startsAs: Flight['startsAs']): Frames | null {
  if (from === null) return null;
  return route.is === 'laid'
    ? layFrames(from, to, startsAs === 'back')
    : slideFrames(from, to, route.tile !== null);
}

function poseOf({ x, y, width, height }: Spot, lies: Lies): Pose {
  return { x, y, end: Math.min(width, height), lies };
}

/** How a tile lies is read from its own drawing. */
function liesOf(element: Element): Lies {
  const lies = element.querySelector<HTMLElement>('[data-lies]')?.dataset['lies'];
  return lies === 'right' || lies === 'down' || lies === 'left' ? lies : 'up';
}

/** A copy of a tile without its slab and its shadow, which do not turn with it. */
function faceOf(tile: HTMLElement): Element {
  const copy = tile.cloneNode(true) as HTMLElement;
  copy.style.visibility = '';
  copy.classList.remove('resting', 'lifted', 'dim');
  copy.classList.add('flat');
  copy.querySelectorAll('.ring, .ring-edge').forEach((ring) => ring.remove());
  return copy;
}
