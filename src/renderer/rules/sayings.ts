import type { Setup, TableOptions } from '../../shared/protocol/tableFacts';
import type { RuleTrouble } from '../../shared/rules/check';
import type { RuleName, Rules } from '../../shared/rules/rules';
import { TABLE_SLOTS } from '../../shared/texts/rules/sentence';
import type { Slot, TableSlot } from '../../shared/texts/rules/sentence';
import type { ListedSlot, ValueWords } from '../../shared/texts/rules/valueWords';
import type { Texts } from '../../shared/texts/book';
import type { Value } from '../setup';
import { changedRules, rulesApart, rulesOf, withUsual } from '../setup';
import { slotsOf } from './sheet';

/** What is underlined in a sentence, with what belongs to it on both sides. */
export type SlotWords = Pick<ValueWords, 'word' | 'before' | 'after'>;

export type AllValues = Rules & Pick<TableOptions, TableSlot>;

export function isOfTable(slot: Slot | 'seats'): slot is TableSlot {
  return TABLE_SLOTS.some((name) => name === slot);
}

export function isListed(slot: Slot | 'seats'): slot is ListedSlot {
  return slot !== 'handSize' && slot !== 'target' && slot !== 'seats';
}

/** The words of one value of an option. */
export function wordsOfValue({ rules: words }: Texts, slot: ListedSlot, value: Value): ValueWords {
  const all: Readonly<Partial<Record<string, ValueWords>>> = words.values[slot];
  const found = all[String(value)];
  if (found === undefined) throw new Error(`No words for ${slot}: ${String(value)}`);
  return found;
}

/** How an option stands in its sentence. */
export function slotWords(words: Texts, slot: Slot, values: AllValues): SlotWords {
  if (isListed(slot)) return wordsOfValue(words, slot, values[slot]);
  return {
    word: slot === 'handSize' ? words.rules.tiles(values.handSize) : words.rules.number(values.target),
  };
}

/** How an option is said by itself: `partners`, `6 tiles each`, `first to 150`. */
export function shortOf(words: Texts, rule: RuleName, rules: Rules): string {
  if (rule === 'handSize') return words.rules.tilesEach(rules.handSize);
  if (rule === 'target') return words.rules.firstTo(rules.target);
  return wordsOfValue(words, rule, rules[rule]).short;
}

/** The nearest value that works, by itself. */
export function nearestSays(words: Texts, { rule, nearest }: RuleTrouble): string {
  if (rule === 'seats') return words.rules.seats(Number(nearest));
  if (rule === 'handSize') return words.rules.tilesEach(Number(nearest));
  if (rule === 'target') return words.rules.firstTo(Number(nearest));
  return wordsOfValue(words, rule, nearest).short;
}

/** An option that was set by hand, as it is and as it would be by itself. */
export type Change = { readonly rule: RuleName; readonly now: string; readonly usual: string };

function changeOf(words: Texts, rule: RuleName, now: Rules, usual: Rules): Change {
  const before =
    rule === 'handSize'
      ? words.rules.each(usual.handSize)
      : rule === 'target'
        ? words.rules.number(usual.target)
        : shortOf(words, rule, usual);
  return { rule, now: words.rules.now(shortOf(words, rule, now)), usual: before };
}

/** What was changed by hand, of all that bears on the game, in the order of the sheet. */
export function changesOf(words: Texts, setup: Setup): readonly Change[] {
  const rules = rulesOf(setup);
  return inOrderOfSheet(words, rules, changedRules(setup)).map((rule) =>
    changeOf(words, rule, rules, rulesOf(withUsual(setup, rule))),
  );
}

/** What of the rules is not as somebody once agreed to. */
export function changesSince(words: Texts, agreed: Setup, setup: Setup): readonly Change[] {
  const [before, rules] = [rulesOf(agreed), rulesOf(setup)];
  return inOrderOfSheet(words, rules, rulesApart(agreed, setup)).map((rule) =>
    changeOf(words, rule, rules, before),
  );
}

function inOrderOfSheet(words: Texts, rules: Rules, some: readonly RuleName[]): readonly RuleName[] {
  return slotsOf(words, rules).flatMap((slot) => some.find((rule) => rule === slot) ?? []);
}

/** What follows from the seats, the teams or the set chosen by hand: `First to 250 comes with partners.` */
export function followsOf(words: Texts, setup: Setup): string | null {
  const changed = changedRules(setup);
  const plain = { ...setup, chosen: {} };
  const follows = rulesApart(plain, setup).filter((rule) => !changed.includes(rule));
  const causes = changed.filter((rule) => rule === 'teams' || rule === 'set');
  const rules = rulesOf(setup);
  const shorts = (of: readonly RuleName[]) => of.map((rule) => shortOf(words, rule, rules));
  if (follows.length === 0 || causes.length === 0) return null;
  return words.rules.comesWith(shorts(follows), shorts(causes));
}

/** What another number of seats moved and what it left, as a sentence. */
export function seatsMoved(words: Texts, before: Setup, after: Setup): string {
  const rules = rulesOf(after);
  const moved = rulesApart(before, after).map((rule) => shortOf(words, rule, rules));
  const kept = changedRules(after).map((rule) =>
    rule === 'target' ? words.rules.keptTarget(rules.target) : shortOf(words, rule, rules),
  );
  return words.rules.seatsMoved(after.seats, moved, kept);
}
