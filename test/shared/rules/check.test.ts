import { describe, expect, test } from 'vitest';
import type { RuleTrouble } from '../../../src/shared/rules/check';
import { check } from '../../../src/shared/rules/check';
import type { PresetName } from '../../../src/shared/rules/presets';
import { makeRules } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';

function troubles(preset: PresetName, seats: number, chosen: ChosenRules = {}): readonly RuleTrouble[] {
  return check(makeRules(preset, seats, chosen), seats);
}

describe('rules that can be played', () => {
  test.each<[PresetName, number, ChosenRules]>([
    ['draw', 2, {}],
    ['draw', 3, {}],
    ['draw', 4, {}],
    ['block', 2, { target: 1 }],
    ['block', 3, { target: 1000, handSize: 9 }],
    ['draw', 4, { handSize: 7, targetReached: 'after-round' }],
    ['draw', 2, { handSize: 14, noDouble: 'heaviest' }],
    ['live-duel', 2, {}],
    ['draw-sevens', 4, {}],
    ['partners', 4, {}],
    ['latin-partners', 4, {}],
    ['cuban', 4, {}],
    ['silent-partners', 2, {}],
    ['silent-partners', 3, {}],
    ['silent-partners', 4, {}],
    ['all-fives', 3, {}],
    ['all-fives-club', 2, { roundBonus: 'none' }],
    ['muggins', 4, { teams: 'partners' }],
    ['draw-club', 4, { countBoneyard: true }],
    ['draw', 3, { drawing: 'one', reserve: 'by-players', drawByChoice: true }],
    ['big-table', 10, {}],
    ['big-table', 10, { set: 18, handSize: 19 }],
    ['draw', 5, { set: 9, handSize: 11 }],
    ['draw', 5, { set: 9 }],
    // cases.md C62: as many as the set has, to the last hand
    ['draw', 7, { set: 9, handSize: 7 }],
    ['draw', 10, { set: 12, handSize: 9 }],
    ['draw', 7, { set: 12, handSize: 13, direction: 'counter-clockwise' }],
  ])('%s with %i seats and %j', (preset, seats, chosen) => {
    expect(troubles(preset, seats, chosen)).toEqual([]);
  });
});

describe('rules that cannot be played, and the nearest value that works', () => {
  test.each<[PresetName, number, ChosenRules, RuleTrouble]>([
    ['draw', 4, { handSize: 8 }, { rule: 'handSize', code: 'hand-too-large', nearest: 7 }],
    ['draw', 3, { handSize: 10 }, { rule: 'handSize', code: 'hand-too-large', nearest: 9 }],
    ['block', 2, { handSize: 190 }, { rule: 'handSize', code: 'hand-too-large', nearest: 14 }],
    ['draw', 1, {}, { rule: 'seats', code: 'too-few-seats', nearest: 2 }],
    ['draw', 5, { handSize: 5 }, { rule: 'seats', code: 'too-many-seats', nearest: 4 }],
    ['draw', 5, { handSize: 5 }, { rule: 'set', code: 'set-too-small', nearest: 9 }],
    // cases.md C62
    ['draw', 6, { handSize: 5 }, { rule: 'set', code: 'set-too-small', nearest: 9 }],
    ['draw', 6, { handSize: 5 }, { rule: 'handSize', code: 'hand-too-large', nearest: 4 }],
    ['draw', 8, { set: 9, handSize: 7 }, { rule: 'set', code: 'set-too-small', nearest: 12 }],
    ['draw', 8, { set: 9, handSize: 7 }, { rule: 'handSize', code: 'hand-too-large', nearest: 6 }],
    ['big-table', 11, {}, { rule: 'seats', code: 'too-many-seats', nearest: 10 }],
    ['partners', 3, {}, { rule: 'teams', code: 'needs-four-seats', nearest: 'none' }],
    ['block', 2, { drawByChoice: true }, { rule: 'drawByChoice', code: 'needs-drawing', nearest: false }],
    ['block', 2, { countBoneyard: true }, { rule: 'countBoneyard', code: 'needs-drawing', nearest: false }],
    ['big-table', 5, { placing: 'prescribed' }, { rule: 'placing', code: 'too-many-seats', nearest: 'free' }],
  ])('%s with %i seats and %j', (preset, seats, chosen, trouble) => {
    expect(troubles(preset, seats, chosen)).toContainEqual(trouble);
  });

  test.each<[number, ChosenRules, readonly string[]]>([
    [5, { handSize: 5 }, ['seats', 'set']],
    [12, { set: 12, handSize: 7 }, ['seats']],
  ])('cases.md C62: %i seats with %j are too many seats, not too many tiles', (seats, chosen, rules) => {
    expect(troubles('draw', seats, chosen).map(({ rule }) => rule)).toEqual(rules);
  });
});
