import type { Seat } from '../../shared/engine/seat';
import { beatOf } from '../beat';
import { cuesOf } from '../sound/cues';
import type { Cue } from '../sound/cues';
import type { Moving } from '../stage.svelte';
import { countingEnds } from '../turn/addition';
import { closeUp, countUp, fadeIn } from './accents';
import type { Flight } from './flight';
import { flightsOf } from './flights';
import { routesOf } from './routes';
import { elementsAt, namesAt } from './spots';
import type { Spots } from './spots';

/** A screen after a step, and where everything was before it. */
export type Screen = {
  /** What the flights are shown in, and what holds everything that is flown from and to. */
  readonly layer: Element;
  readonly root: Element;
  readonly before: Spots;
  /** Null where no hand is seen. */
  readonly mySeat: Seat | null;
  readonly isStill: boolean;
};

/** What a step sets going on a screen. */
export type SetOut = {
  readonly flights: readonly Flight[];
  /** Movements of what stands there; cancelled, it stands as it should. */
  readonly accents: readonly Animation[];
  readonly cues: readonly Cue[];
};

/** Sets going what a step moves and sounds like; where people want less motion things fade in in their places. */
export function setOut({ events, view, number, pace }: Moving, screen: Screen): SetOut {
  const { root, before, mySeat, isStill } = screen;
  const ends = countingEnds(view.table.line);
  const screens = { before, after: namesAt(root, '') };
  const flights: Flight[] = [];
  const accents: Animation[] = [];
  let delay = 0;
  let contact = 0;
  for (const [index, event] of events.entries()) {
    const routes = routesOf(event, screens, mySeat);
    if (isStill) accents.push(...routes.flatMap(({ to }) => fadeIn(elementsAt(root, [to]))));
    else {
      const set = flightsOf(routes, screen, { number: 1000 * number + 100 * index, delay, pace });
      flights.push(...set);
      if (event.type !== 'dealt') accents.push(...closeUp(root, before));
      if (event.type === 'played') {
        contact = set[0]?.frames.contact ?? 0;
        accents.push(...countUp(root, event, ends, { delay, pace }));
      }
    }
    delay += beatOf(event, ends.length);
  }
  const cues = cuesOf({ events, view, ends: ends.length, contact });
  return { flights, accents, cues: cues.map(({ sound, after }) => ({ sound, after: after * pace })) };
}
