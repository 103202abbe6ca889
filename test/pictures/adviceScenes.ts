import type { Page } from 'playwright';
import type { View } from '../../src/shared/engine/view';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import type { PresetName } from '../../src/shared/rules/presets';
import type { ChosenRules } from '../../src/shared/rules/rules';
import { begun, FOUR, isMine, laid, lookOn } from './scenes';
import type { Scene } from './scenes';
import type { GalleryTable } from './tableInNode';

const HINTS = { ...USUAL_OPTIONS, hints: 'on' } as const;

function by(preset: PresetName, others: readonly string[], chosen: ChosenRules = {}): GalleryTable {
  return { ...FOUR, others, bots: 0, setup: { preset, chosen, seats: others.length + 1 }, options: HINTS };
}

const isChoice =
  (tiles: number) =>
  (view: View): boolean =>
    isMine(view) && view.as === 'seat' && view.legal.length > 2 && laid(view) >= tiles;

async function ask(page: Page): Promise<void> {
  await page.keyboard.press('i');
  await page.locator('.hint h2').waitFor();
}

const hint = (table: GalleryTable, tiles: number): Scene => ({
  table: () => begun(table, isChoice(tiles)),
  act: ask,
});

const ended = (view: View): boolean => view.table.phase.at === 'roundOver';
const review = (table: GalleryTable): Scene => ({
  table: () => begun(table, ended),
  act: async (shown) => {
    await lookOn(shown);
    await shown.locator('.lookBack button').click();
    await shown.locator('.review .marks').waitFor();
  },
});

/** Hints and looking back. */
export const ADVICE_SCENES: Readonly<Record<string, Scene>> = {
  hintPartners: hint(by('latin-partners', ['Rosa', 'Abel', 'Nico']), 8),
  hintFives: hint(by('all-fives', ['Rosa']), 2),
  reviewPartners: review(by('latin-partners', ['Rosa', 'Abel', 'Nico'])),
};

/** The same at tables of many rules, to be looked at when words or reasons change. */
export const MORE_ADVICE_SCENES: Readonly<Record<string, Scene>> = {
  hintDraw: hint(by('draw', ['Rosa', 'Abel', 'Nico']), 6),
  hintDrawTwo: hint(by('draw', ['Rosa']), 8),
  hintBlock: hint(by('block', ['Rosa']), 6),
  hintFivesFour: hint(by('all-fives', ['Rosa', 'Abel', 'Nico']), 8),
  hintLead: hint(by('draw', ['Rosa'], { firstLead: 'draw-lots' }), 0),
  hintClub: hint(by('draw-club', ['Rosa']), 4),
  hintNine: hint(by('cuban', ['Rosa', 'Abel', 'Wilhelmina-Gwendolyn-Jo']), 10),
  hintEight: hint(by('big-table', ['Rosa', 'Abel', 'Nico', 'Teo', 'Mara']), 12),
  reviewDraw: review(by('draw', ['Rosa', 'Abel', 'Nico'])),
  reviewBlock: review(by('block', ['Rosa'])),
  reviewFives: review(by('all-fives', ['Rosa'])),
  reviewNine: review(by('cuban', ['Rosa', 'Abel', 'Wilhelmina-Gwendolyn-Jo'])),
};
