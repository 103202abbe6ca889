import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { makeRules, PRESETS } from '../../../src/shared/rules/presets';
import type { PresetName } from '../../../src/shared/rules/presets';
import type { ChosenRules, Rules } from '../../../src/shared/rules/rules';
import { rulesSchema } from '../../../src/shared/rules/rules';

/** The options in which two rules differ. */
function differences(rules: Rules, from: Rules): Partial<Rules> {
  return Object.fromEntries(
    Object.entries(rules).filter(([name, value]) => value !== from[name as keyof Rules]),
  );
}

describe('the presets of rules.md section 8', () => {
  test('Draw has the default of every option', () => {
    expect(makeRules('draw', 2, {})).toEqual({
      set: 6,
      teams: 'none',
      direction: 'clockwise',
      handSize: 7,
      firstLead: 'highest-double',
      noDouble: 'redraw',
      lots: 'heaviest',
      laterLead: 'rotate',
      tiedLead: 'rotate',
      drawing: 'until-playable',
      reserve: 0,
      drawByChoice: false,
      spinner: 'none',
      placing: 'free',
      blockScore: 'others',
      blockTie: 'nobody',
      teamBlock: 'team-total',
      teamScore: 'opponents',
      countBoneyard: false,
      playScoring: 'none',
      roundBonus: 'rounded',
      target: 100,
      targetReached: 'at-once',
    });
  });

  const fives = { playScoring: 'fives', spinner: 'first-double' };
  const silent = { direction: 'counter-clockwise', firstLead: 'draw-lots', placing: 'prescribed' };
  const club = { firstLead: 'draw-lots', reserve: 2, drawByChoice: true, blockScore: 'minus-own' };
  const fivesClub = { ...fives, laterLead: 'winner', tiedLead: 'random', firstLead: 'draw-lots' };
  const cuban = { set: 9, teams: 'partners', drawing: 'none', direction: 'counter-clockwise' };

  test.each<[PresetName, number, object]>([
    ['block', 4, { drawing: 'none' }],
    ['all-fives', 2, { ...fives, target: 250 }],
    ['all-fives', 3, { ...fives, target: 200 }],
    ['all-fives', 4, { ...fives, target: 200 }],
    ['muggins', 2, { playScoring: 'fives', target: 250 }],
    ['muggins', 4, { playScoring: 'fives', target: 200 }],
    ['partners', 4, { teams: 'partners' }],
    ['latin-partners', 4, { teams: 'partners', handSize: 7, drawing: 'none' }],
    ['draw-club', 2, club],
    ['draw-club', 3, { ...club, handSize: 7, target: 61 }],
    ['draw-club', 4, { ...club, handSize: 6, target: 61 }],
    ['draw-sevens', 2, { firstLead: 'draw-lots' }],
    ['draw-sevens', 4, { firstLead: 'draw-lots', handSize: 7 }],
    ['live-duel', 2, { noDouble: 'heaviest' }],
    ['silent-partners', 2, silent],
    ['silent-partners', 4, { ...silent, teams: 'partners' }],
    ['all-fives-club', 2, { ...fivesClub, handSize: 9, target: 250 }],
    ['all-fives-club', 3, { ...fivesClub, handSize: 7, target: 200 }],
    ['all-fives-club', 4, { ...fivesClub, target: 200 }],
    ['cuban', 4, { ...cuban, handSize: 10, target: 150 }],
    ['big-table', 5, { set: 9 }],
    ['big-table', 10, { set: 9, handSize: 3 }],
  ])('%s with %i seats differs from Draw in %j', (preset, seats, expected) => {
    // What Draw proposes for five and more hangs on its set.
    const draw = makeRules('draw', seats, seats > 4 ? { handSize: 7 } : {});
    expect(differences(makeRules(preset, seats, {}), draw)).toEqual(expected);
  });

  test.each([
    [2, 7],
    [3, 5],
    [4, 5],
  ])('%i seats have %i tiles each, if nothing else is said', (seats, handSize) => {
    expect(makeRules('draw', seats, {}).handSize).toBe(handSize);
  });

  test.each<[PresetName, number, ChosenRules, ChosenRules]>([
    ['all-fives', 4, { teams: 'partners' }, { target: 250 }],
    ['draw-club', 4, { teams: 'partners' }, { target: 100 }],
    ['big-table', 8, { set: 18 }, { handSize: 7 }],
    ['big-table', 8, { set: 9 }, { handSize: 4 }],
    ['draw-club', 6, { set: 9 }, { handSize: 6 }],
    ['all-fives', 2, { target: 61, teams: 'none' }, { target: 61 }],
    ['cuban', 4, { handSize: 3 }, { handSize: 3, target: 150 }],
  ])('%s with %i seats and %j chosen has %j', (preset, seats, chosen, expected) => {
    expect(makeRules(preset, seats, chosen)).toMatchObject({ ...chosen, ...expected });
  });

  test('an option chosen as nothing is not chosen', () => {
    expect(makeRules('draw', 2, { set: undefined, handSize: undefined, target: undefined })).toEqual(
      makeRules('draw', 2, {}),
    );
  });

  test('give whole rules for every number of seats, whether they can be played or not', () => {
    for (const preset of PRESETS) {
      for (let seats = 2; seats <= 10; seats++) {
        expect(v.is(rulesSchema, makeRules(preset, seats, {})), `${preset}, ${seats} seats`).toBe(true);
      }
    }
  });
});
