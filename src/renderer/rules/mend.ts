import type { Setup } from '../../shared/protocol/tableFacts';
import type { RuleTrouble } from '../../shared/rules/check';
import type { Agreed, Value } from '../setup';
import { troublesOf, withChosen } from '../setup';

/** A table with one thing changed may need another change for it, and that one a third. */
const STEPS = 10;

/**
 * The table made playable by the nearest values that work (`check`), leaving alone what is `kept`; null where that
 * cannot be done.
 */
export function mended(setup: Setup, kept: Agreed | null): Setup | null {
  let trial = setup;
  for (let step = 0; step < STEPS; step++) {
    const troubles = troublesOf(trial);
    if (troubles.length === 0) return trial;
    const next = withOneMended(trial, troubles, kept);
    if (next === null) return null;
    trial = next;
  }
  return null;
}

function withOneMended(setup: Setup, troubles: readonly RuleTrouble[], kept: Agreed | null): Setup | null {
  const other = troubles.find(({ rule }) => rule !== kept);
  if (other !== undefined) return withChosen(setup, other.rule, other.nearest);
  // What partners need is not another value of something, but four people.
  return troubles.some(({ code }) => code === 'needs-four-seats') ? withChosen(setup, 'seats', 4) : null;
}

/** A table that cannot be played as somebody wants it: why, and the nearest ones that can. */
export type Refused = { readonly trouble: RuleTrouble; readonly ways: readonly Setup[] };

/**
 * Whether `setup` can have `what` as `value`; null where it can. The ways out either keep what was wanted and change
 * the rest, or take the nearest value of it that works.
 */
export function refusedFor(setup: Setup, what: Agreed, value: Value): Refused | null {
  const wanted = withChosen(setup, what, value);
  const troubles = troublesOf(wanted);
  const trouble = troubles.find(({ rule }) => rule === what) ?? troubles[0];
  if (trouble === undefined) return null;
  const nearest = trouble.rule === what ? mended(withChosen(setup, what, trouble.nearest), what) : null;
  const ways = [nearest, mended(wanted, what)].filter((way) => way !== null);
  return { trouble, ways: ways.filter((way) => !isSame(way, setup)) };
}

function isSame(one: Setup, other: Setup): boolean {
  return one.seats === other.seats && one.preset === other.preset && isEqual(one.chosen, other.chosen);
}

function isEqual(one: Setup['chosen'], other: Setup['chosen']): boolean {
  const entries = (chosen: Setup['chosen']): string => JSON.stringify(Object.entries(chosen).sort());
  return entries(one) === entries(other);
}
