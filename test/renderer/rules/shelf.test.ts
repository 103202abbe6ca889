import { expect, test } from 'vitest';
import { Shelf } from '../../../src/renderer/rules/shelf.svelte';
import type { HouseRules, RulesShelf, RulesToKeep, ShelfTrouble } from '../../../src/shared/houseRules';
import { err, ok } from '../../../src/shared/result';
import { texts } from '../../../src/shared/texts/texts';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';

const OURS: RulesToKeep = {
  name: 'Sundays',
  setup: { preset: 'draw', chosen: {}, seats: 4 },
  options: USUAL_OPTIONS,
};

/** A shell with a shelf in memory; `refuses` is its answer to everything, where given. */
function shellWith(refuses: ShelfTrouble | null = null): RulesShelf {
  const all = new Map<string, HouseRules>();
  const put = (rules: HouseRules): Promise<ReturnType<typeof ok<HouseRules>>> => {
    all.set(rules.id, rules);
    return Promise.resolve(ok(rules));
  };
  const no = (): Promise<{ readonly ok: false; readonly error: ShelfTrouble } | null> =>
    Promise.resolve(refuses === null ? null : err(refuses));
  return {
    houseRules: () => Promise.resolve([...all.values()]),
    keepRules: async (rules, replaces) => (await no()) ?? put({ ...rules, id: replaces ?? `r${all.size}` }),
    renameRules: async (id, name) => (await no()) ?? put({ ...OURS, ...all.get(id), id, name }),
    deleteRules: async (id) => {
      all.delete(id);
      return (await no()) ?? ok(null);
    },
    shareRules: async () => (await no()) ?? ok('sundays.domino-rules.json'),
    importRules: async () => (await no()) ?? ok(null),
  };
}

test('what was done is said, and stands on the shelf', async () => {
  const shelf = new Shelf(shellWith(), texts);
  const kept = await shelf.keep(OURS, null);
  expect([shelf.done, shelf.all.map(({ name }) => name)]).toEqual(['Sundays is saved.', ['Sundays']]);
  await shelf.rename(kept?.id ?? '', 'Mondays');
  expect([shelf.done, shelf.all.map(({ name }) => name)]).toEqual(['Now called Mondays.', ['Mondays']]);
  await shelf.share(OURS);
  expect(shelf.done).toBe('Written to sundays.domino-rules.json.');
  await shelf.delete(shelf.all[0] ?? { ...OURS, id: '' });
  expect([shelf.done, shelf.all]).toEqual(['Mondays is deleted.', []]);
});

test('nothing is said where nobody chose a file', async () => {
  const shelf = new Shelf(shellWith(), texts);
  expect([await shelf.import(), shelf.done, shelf.trouble]).toEqual([null, null, null]);
});

test.each([
  [{ code: 'nameTaken' }, 'Other rules have that name already. Choose another one.'],
  [
    { code: 'unplayable', trouble: { rule: 'handSize', code: 'hand-too-large', nearest: 7 } },
    'Those rules cannot be played as they are; with 7 tiles each they could. Nothing was kept.',
  ],
  [
    { code: 'unplayable', trouble: { rule: 'teams', code: 'needs-four-seats', nearest: 'none' } },
    'Those rules cannot be played as they are; with each alone they could. Nothing was kept.',
  ],
] as const satisfies readonly (readonly [ShelfTrouble, string])[])(
  '%j is said as a sentence',
  async (trouble, says) => {
    const shelf = new Shelf(shellWith(trouble), texts);
    expect(await shelf.import()).toBeNull();
    expect([shelf.trouble, shelf.done]).toEqual([says, null]);
  },
);
