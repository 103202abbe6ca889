import * as v from 'valibot';
import { tileCount } from '../../shared/engine/tile';
import type { Setup } from '../../shared/protocol/tableFacts';
import { AWAY_AFTER, PACES, HINTS, POINTS_SHOWN, TURN_TIMES } from '../../shared/protocol/tableFacts';
import { rulesSchema, TARGET_MOST } from '../../shared/rules/rules';
import type { Slot, TableSlot } from '../../shared/texts/rules/sentence';
import type { Texts } from '../../shared/texts/book';
import { leftOver, rulesApart, rulesOf, withChosen } from '../setup';
import type { Value } from '../setup';
import { refusedFor } from './mend';
import { isListed, isOfTable, shortOf, wordsOfValue } from './sayings';
import { SEAT_COUNTS } from './start';

/** What can be chosen on the page: an option of the rules or of the table, or how many sit. */
export type Choosing = Slot | 'seats';

/** A table that would work instead, and how it is offered. */
export type WayOut = { readonly says: string; readonly setup: Setup };

export type Choice = {
  readonly value: Value;
  readonly label: string;
  /** What it does, or who plays it so. */
  readonly says: string;
  /** Why it cannot be taken, and what can; null where it can. */
  readonly refused: { readonly says: string; readonly ways: readonly WayOut[] } | null;
};

const TABLE_VALUES: Readonly<Record<TableSlot, readonly Value[]>> = {
  pace: PACES,
  awayAfter: AWAY_AFTER,
  turnTime: TURN_TIMES,
  pointsShown: POINTS_SHOWN,
  hints: HINTS,
};
const TARGETS: readonly number[] = [50, 61, 100, 101, 150, 200, 250, 500];
/** Hands are offered from here up to here, and one more than the set can deal. */
const HANDS = { least: 3, most: 12 };

/** What an option may be, at this table. */
export function choicesOf(words: Texts, what: Choosing, setup: Setup): readonly Choice[] {
  return valuesOf(what, setup).map((value) => choiceOf(words, what, value, setup));
}

/** One value of an option, with what speaks against it. */
export function choiceOf(words: Texts, what: Choosing, value: Value, setup: Setup): Choice {
  const refused = isOfTable(what) ? null : refusedFor(setup, what, value);
  const wanted = isOfTable(what) ? setup : withChosen(setup, what, value);
  return {
    value,
    ...saidOf(words, what, value, wanted),
    refused: refused && {
      says: words.rules.refusal(refused.trouble, rulesOf(wanted), wanted.seats),
      ways: refused.ways.map((way) => ({ says: offer(words, setup, way), setup: way })),
    },
  };
}

/** Everything that a way out would make different, as an offer. */
function offer(words: Texts, setup: Setup, way: Setup): string {
  const rules = rulesOf(way);
  const seats = way.seats === setup.seats ? [] : [words.rules.seats(way.seats)];
  return words.rules.instead([
    ...seats,
    ...rulesApart(setup, way).map((rule) => shortOf(words, rule, rules)),
  ]);
}

function saidOf(words: Texts, what: Choosing, value: Value, wanted: Setup): Pick<Choice, 'label' | 'says'> {
  const { rules: say } = words;
  if (isListed(what)) {
    const { word, before = '', after = '', says } = wordsOfValue(words, what, value);
    return { label: say.now(`${before}${word}${after}`), says };
  }
  const number = Number(value);
  const label = say.number(number);
  switch (what) {
    case 'seats':
      return { label, says: say.seatsSay(number) };
    case 'target':
      return { label, says: say.targetSays(number) };
    case 'handSize': {
      const left = leftOver(wanted);
      const isDrawing = rulesOf(wanted).drawing !== 'none';
      return { label, says: isDrawing ? say.leaves(number, left) : say.leavesUnused(number, left) };
    }
  }
}

function valuesOf(what: Choosing, setup: Setup): readonly Value[] {
  if (what === 'seats') return SEAT_COUNTS;
  if (isOfTable(what)) return TABLE_VALUES[what];
  const rules = rulesOf(setup);
  if (what === 'target') return withValue(TARGETS, rules.target);
  if (what === 'handSize') {
    const most = Math.floor((rules.handSize * setup.seats + leftOver(setup)) / setup.seats);
    const least = Math.min(HANDS.least, most);
    const hands = Array.from({ length: Math.min(HANDS.most, most) - least + 1 }, (_, more) => least + more);
    const tooMany = most < HANDS.most ? [most + 1] : [];
    return [...withValue(hands, rules.handSize), ...tooMany];
  }
  const schema = rulesSchema.entries[what];
  return schema.type === 'boolean' ? [false, true] : schema.options;
}

function withValue(offered: readonly number[], value: number): readonly number[] {
  return offered.includes(value) ? offered : [...offered, value].sort((a, b) => a - b);
}

/** Numbers that may be typed for an option, beside those offered; null where none may. */
export function typedMost(what: Choosing): number | null {
  if (what === 'target') return TARGET_MOST;
  return what === 'handSize' ? tileCount(18) : null;
}

/** A number as somebody typed it, from 1 to `most`; null where it is none. */
export function parseTyped(text: string, most: number): number | null {
  const read = v.safeParse(
    v.pipe(v.string(), v.trim(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(most)),
    text,
  );
  return read.success ? read.output : null;
}
