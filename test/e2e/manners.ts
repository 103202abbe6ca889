import type { Page } from '@playwright/test';
import * as turn from './turn';
import type { Moment, Played } from './turn';

/** Somebody's way of doing what the screen asks for. */
export type Manners = {
  readonly play: (page: Page) => Promise<Played>;
  readonly draw: (page: Page) => Promise<void>;
  readonly knock: (page: Page) => Promise<void>;
  readonly goOn: (page: Page) => Promise<void>;
};

export const BY_MOUSE: Manners = {
  play: turn.playByMouse,
  draw: turn.drawByMouse,
  knock: turn.waitForKnock,
  goOn: turn.goOnByMouse,
};

export const BY_KEYS: Manners = {
  play: turn.playByKeys,
  draw: turn.drawByKeys,
  knock: turn.knockByKeys,
  goOn: turn.goOnByKeys,
};

/** By keys, where a hint is asked for whenever there is something to choose, and played. */
export const BY_HINTS: Manners = { ...BY_KEYS, play: turn.playByHint };

export const BY_TOUCH: Manners = {
  play: turn.playByTouch,
  draw: turn.drawByTouch,
  knock: turn.waitForKnock,
  goOn: turn.goOnByTouch,
};

/** How often somebody came across what. */
export type Seen = { plays: number; draws: number; knocks: number; twoPlaces: number; rounds: number };

/**
 * Does what a screen asks for until the round, or the whole game, is over; `look` looks before each thing is done.
 * @returns what there was to do on the way.
 */
export async function playOn(
  page: Page,
  manners: Manners,
  end: 'roundOver' | 'gameOver',
  look: (moment: Moment, seen: Seen) => Promise<void> = () => Promise.resolve(),
): Promise<Readonly<Seen>> {
  const seen = { plays: 0, draws: 0, knocks: 0, twoPlaces: 0, rounds: 0 };
  for (;;) {
    const moment = await turn.nextMoment(page);
    await look(moment, seen);
    switch (moment) {
      case 'play': {
        const { places } = await manners.play(page);
        seen.plays++;
        if (places > 1) seen.twoPlaces++;
        break;
      }
      case 'draw':
        await manners.draw(page);
        seen.draws++;
        break;
      case 'knock':
        await manners.knock(page);
        seen.knocks++;
        break;
      case 'roundOver':
        seen.rounds++;
        if (end === 'roundOver') return seen;
        await manners.goOn(page);
        break;
      case 'gameOver':
        seen.rounds++;
        return seen;
    }
  }
}
