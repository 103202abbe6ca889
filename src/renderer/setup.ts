import type { Setup } from '../shared/protocol/tableFacts';
import { check } from '../shared/rules/check';
import { makeRules } from '../shared/rules/presets';
import type { ChosenRules } from '../shared/rules/rules';
import { tileCount } from '../shared/engine/tile';
import type { Texts } from '../shared/texts/texts';

/** An option that was set by hand, as it is and as it usually would be. */
export type Change = { readonly rule: 'handSize' | 'target'; readonly now: string; readonly usual: string };

/** What differs from the preset at this number of seats, of the options that screens can change so far. */
export function changesOf({ rules: words }: Texts, { preset, seats, chosen }: Setup): readonly Change[] {
  const now = makeRules(preset, seats, chosen);
  const usual = makeRules(preset, seats, {});
  const changes: Change[] = [];
  if (now.handSize !== usual.handSize) {
    changes.push({ rule: 'handSize', now: words.tilesEach(now.handSize), usual: words.each(usual.handSize) });
  }
  if (now.target !== usual.target) {
    changes.push({ rule: 'target', now: words.firstTo(now.target), usual: words.to(usual.target) });
  }
  return changes;
}

/** The setup with one option set by hand, or left to the preset where it is what the preset says anyway. */
export function withChosen(setup: Setup, rule: Change['rule'], value: number): Setup {
  const others: ChosenRules = Object.fromEntries(
    Object.entries(setup.chosen).filter(([name]) => name !== rule),
  );
  const usual = makeRules(setup.preset, setup.seats, others)[rule];
  return { ...setup, chosen: value === usual ? others : { ...others, [rule]: value } };
}

/** The most tiles each that the set can deal to these seats. */
export function mostTilesEach({ preset, seats, chosen }: Setup): number {
  return Math.floor(tileCount(makeRules(preset, seats, chosen).set) / seats);
}

/** How many tiles nobody is dealt. */
export function leftOver({ preset, seats, chosen }: Setup): number {
  const { set, handSize } = makeRules(preset, seats, chosen);
  return tileCount(set) - seats * handSize;
}

export function isPlayable({ preset, seats, chosen }: Setup): boolean {
  return check(makeRules(preset, seats, chosen), seats).length === 0;
}
