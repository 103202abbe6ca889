import { describe, expect, test } from 'vitest';
import { Draft } from '../../../src/renderer/rules/draft.svelte';
import { rulesOf } from '../../../src/renderer/setup';
import type { HouseRules } from '../../../src/shared/houseRules';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { texts } from '../../../src/shared/texts/texts';

const draftOf = (setup: Setup): Draft => new Draft(texts, setup, USUAL_OPTIONS);
const DRAW_3: Setup = { preset: 'draw', chosen: { target: 150 }, seats: 3 };

describe('a draft of rules', () => {
  test('takes what can be played, and says what another number of seats moved', () => {
    const draft = draftOf(DRAW_3);
    draft.choose('seats', 2);
    expect(draft.note).toBe('7 tiles each now, as two play it; your target of 150 stays.');
    expect(rulesOf(draft.setup)).toMatchObject({ handSize: 7, target: 150 });
  });

  test('leaves what cannot be played as it was', () => {
    const draft = draftOf(DRAW_3);
    draft.choose('teams', 'partners');
    expect(draft.setup).toEqual(DRAW_3);
  });

  test('goes back to the usual', () => {
    const draft = draftOf(DRAW_3);
    draft.undo('target');
    expect(draft.setup.chosen).toEqual({});
  });

  test('begins a preset anew, with as many seats as it is played by', () => {
    const draft = draftOf(DRAW_3);
    draft.startFrom('block');
    expect([draft.setup, draft.note]).toEqual([{ preset: 'block', chosen: {}, seats: 3 }, null]);
    draft.startFrom('cuban');
    expect(draft.setup).toEqual({ preset: 'cuban', chosen: {}, seats: 4 });
    expect(draft.note).toBe('Four seats now: Cuban table is played by so many.');
  });

  test('takes a bigger set where a preset’s own is too small for those who sit here', () => {
    const draft = draftOf({ preset: 'big-table', chosen: {}, seats: 7 });
    draft.startFrom('draw');
    expect(draft.setup).toEqual({ preset: 'draw', chosen: { set: 9 }, seats: 7 });
  });

  test('keeps how people sit beside the rules', () => {
    const draft = draftOf(DRAW_3);
    draft.choose('pace', 'brisk');
    draft.choose('awayAfter', null);
    draft.choose('turnTime', 60);
    draft.choose('turnTime', 61);
    expect([draft.options, draft.setup]).toEqual([
      { ...USUAL_OPTIONS, pace: 'brisk', awayAfter: null, turnTime: 60 },
      DRAW_3,
    ]);
  });
});

describe('house rules', () => {
  const own = (setup: Setup): HouseRules => ({
    id: 'ours',
    name: 'Sundays',
    setup,
    options: { ...USUAL_OPTIONS, pace: 'slow' },
  });

  test('are played by as many as sit here, where they can be', () => {
    const draft = draftOf(DRAW_3);
    draft.startFromOwn(own({ preset: 'block', chosen: { target: 61 }, seats: 4 }));
    expect(draft.setup).toEqual({ preset: 'block', chosen: { target: 61 }, seats: 3 });
    expect([draft.own?.name, draft.options.pace]).toEqual(['Sundays', 'slow']);
  });

  test('bring their seats where they cannot', () => {
    const draft = draftOf(DRAW_3);
    draft.startFromOwn(own({ preset: 'partners', chosen: {}, seats: 4 }));
    expect([draft.setup.seats, draft.note]).toEqual([4, 'Four seats now: Sundays is played by so many.']);
  });
});

/** rules.md section 2: for 5 or more the host must choose the hand. */
describe('the hand at a big table', () => {
  test('is proposed until the keeper says yes', () => {
    const draft = draftOf(DRAW_3);
    expect(draft.isHandProposed).toBe(false);
    draft.startFrom('big-table');
    expect([draft.setup.seats, draft.isHandProposed]).toEqual([5, true]);
    draft.agreeToHand();
    expect(draft.isHandProposed).toBe(false);
  });

  test('is asked for again where another one is proposed, and not where it was chosen', () => {
    const draft = draftOf({ preset: 'big-table', chosen: {}, seats: 6 });
    expect(draft.isHandProposed).toBe(false);
    draft.choose('seats', 9);
    expect(draft.isHandProposed).toBe(true);
    draft.choose('handSize', 5);
    expect(draft.isHandProposed).toBe(false);
  });
});
