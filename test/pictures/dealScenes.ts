import type { Page } from 'playwright';
import { begun, FOUR, isMine, laid, lookOn } from './scenes';
import type { Scene } from './scenes';
import type { DealKind } from './dealParts';
import type { GalleryTable } from './tableInNode';

/* How the tiles were dealt, as it is shown: four tiles while they are played, and what a device found out. */

const inMidRound =
  (deal: DealKind, screen: 'player' | 'table' = 'player') =>
  () =>
    begun(
      { ...FOUR, ...(screen === 'table' ? { me: 'TV' } : {}), deal },
      (view) => laid(view) > 5 && (screen === 'table' || isMine(view)),
      screen,
    );

const roundOver =
  (deal: DealKind, screen: 'player' | 'table' = 'player', more: Partial<GalleryTable> = {}) =>
  () =>
    begun(
      { ...FOUR, ...(screen === 'table' ? { me: 'TV' } : {}), deal, ...more },
      (view) => view.table.phase.at !== 'turn',
      screen,
    );

async function ask(page: Page): Promise<void> {
  await lookOn(page);
  await page.getByRole('button', { name: /How do I know|What does that mean/ }).click();
}

export const DEAL_SCENES: Readonly<Record<string, Scene>> = {
  deal: { table: inMidRound('fair') },
  dealTv: { table: inMidRound('fair', 'table'), path: '/tv' },
  dealtAgain: { table: inMidRound('dealtAgain') },
  dealtAgainTv: { table: inMidRound('dealtAgain', 'table'), path: '/tv' },
  dealChecked: { table: roundOver('fair'), act: lookOn },
  dealCheckedTv: { table: roundOver('fair', 'table'), path: '/tv', act: lookOn },
  dealCheckedAgain: { table: roundOver('dealtAgain'), act: lookOn },
  dealBroken: { table: roundOver('broken'), act: lookOn },
  dealBrokenTv: { table: roundOver('broken', 'table'), path: '/tv', act: lookOn },
  dealBrokenGame: {
    table: roundOver('broken', 'player', { setup: { preset: 'draw', chosen: { target: 1 }, seats: 4 } }),
    act: lookOn,
  },
  dealPaper: { table: roundOver('fair'), act: ask },
  dealPaperBroken: { table: roundOver('broken'), act: ask },
};
