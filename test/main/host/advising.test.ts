import { describe, expect, test } from 'vitest';
import { askHere } from '../../../src/main/hindsight/work';
import type { Ask } from '../../../src/main/bots/tasks';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { Hints } from '../../../src/shared/protocol/tableFacts';
import { FakeTable, playOn } from './fakeTable';
import type { Guest } from './fakeTable';

/** Keeper, Ana, and a TV at a game of Block for two; `asked` are the things that were thought out. */
function blockTable(hints: Hints = 'on', ask: Ask = askHere) {
  const asked: string[] = [];
  const table = new FakeTable(
    {
      setup: { preset: 'block', chosen: {}, seats: 2 },
      options: { ...USUAL_OPTIONS, entry: 'open', hints },
    },
    {
      ask: (name, task) => {
        asked.push(name);
        return ask(name, task);
      },
    },
  );
  const [keeper, ana, tv] = [table.keeper(), table.come({ name: 'Ana' }), table.come({ as: 'watch' })];
  keeper.say({ type: 'begin' });
  return { table, keeper, ana, tv, asked };
}

const hasChoice = ({ view }: Guest): boolean => view.as === 'seat' && view.legal.length > 2;
/** What was promised comes after all that waits now. */
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a hint', () => {
  test('comes to whoever asks on their turn, and nobody else is sent a byte', async () => {
    const { table, keeper, ana, tv } = blockTable();
    playOn(table, [ana, keeper], () => hasChoice(ana));
    const before = [keeper.bytes.length, tv.bytes.length];
    ana.say({ type: 'hint', seq: ana.seq });
    await later();
    const { seq, advice } = ana.last('hint');
    expect(seq).toBe(ana.seq);
    expect(ana.view.as === 'seat' && ana.view.legal).toContainEqual(advice?.move);
    expect([keeper.bytes.length, tv.bytes.length]).toEqual(before);
  });

  test('is thought out once, however often it is asked for, and says the same', async () => {
    const { table, keeper, ana, asked } = blockTable();
    playOn(table, [ana, keeper], () => hasChoice(ana));
    for (let times = 0; times < 3; times++) {
      ana.say({ type: 'hint', seq: ana.seq });
      await later();
    }
    expect(asked).toEqual(['hint']);
    const hints = ana.said.filter(({ type }) => type === 'hint');
    expect(hints).toHaveLength(3);
    expect(new Set(hints.map((hint) => JSON.stringify(hint))).size).toBe(1);
  });

  test('is thought out anew where none came, and says so', async () => {
    const { table, keeper, ana, asked } = blockTable('on', () => Promise.resolve(null));
    playOn(table, [ana, keeper], () => hasChoice(ana));
    for (let times = 0; times < 2; times++) {
      ana.say({ type: 'hint', seq: ana.seq });
      await later();
    }
    expect([ana.last('hint').advice, asked]).toEqual([null, ['hint', 'hint']]);
  });

  test('is refused where the table gives none, to whoever is not to move, and for a moment that is over', async () => {
    const silent = blockTable('off');
    playOn(silent.table, [silent.ana, silent.keeper], () => hasChoice(silent.ana));
    silent.ana.say({ type: 'hint', seq: silent.ana.seq });
    expect(silent.ana.refusal).toBe('no-hints');

    const { table, keeper, ana, tv, asked } = blockTable();
    playOn(table, [ana, keeper], () => hasChoice(ana));
    keeper.say({ type: 'hint', seq: keeper.seq });
    expect(keeper.refusal).toBe('not-your-turn');
    ana.say({ type: 'hint', seq: ana.seq - 1 });
    expect(ana.refusal).toBe('stale');
    tv.say({ type: 'hint', seq: ana.seq });
    expect(tv.refusal).toBe('no-seat');
    await later();
    expect(asked).toEqual([]);
  });
});

describe('looking back at a round', () => {
  test('shows every choice of one’s own with what lay then, to whoever asks alone', async () => {
    const { table, keeper, ana } = blockTable();
    const choices: string[] = [];
    playOn(table, [ana, keeper], () => {
      const { view } = ana;
      if (view.as === 'seat' && view.legal.length > 1) {
        const then = `${view.table.line.laid.length} ${view.hand.join(' ')}`;
        if (choices.at(-1) !== then) choices.push(then);
      }
      return ana.facts.at === 'roundOver';
    });
    const before = keeper.bytes.length;
    ana.say({ type: 'review' });
    for (let turn = 0; turn < 100 && !ana.said.some(({ type }) => type === 'review'); turn++) await later();
    const { review } = ana.last('review');
    expect(review?.round).toBe(1);
    // Two ends that make no difference are no choice.
    const shown = review!.decisions.map(({ laid, hand }) => `${laid} ${hand.join(' ')}`);
    expect(choices).toEqual(expect.arrayContaining(shown));
    expect(shown.length).toBeGreaterThan(0);
    for (const { lost, mark, made, advice, hand } of review!.decisions) {
      expect(lost).toBeGreaterThanOrEqual(0);
      if (mark === 'good') expect(lost).toBeLessThan(3);
      if (mark === 'blunder') expect(lost).toBeGreaterThan(15);
      expect(made.type === 'play' && hand).toContain(made.type === 'play' ? made.tile : null);
      expect(advice.reasons.length).toBeGreaterThan(0);
    }
    expect(review!.luck.fair).toBe(50);
    expect(keeper.bytes.length).toBe(before);
  });

  test('has nothing to say before a round is over, and still does while the next one is played', async () => {
    const { table, keeper, ana } = blockTable('off');
    ana.say({ type: 'review' });
    await later();
    expect(ana.last('review').review).toBeNull();
    playOn(table, [ana, keeper], () => ana.view.table.round === 2);
    ana.say({ type: 'review' });
    for (let turn = 0; turn < 100 && ana.last('review').review === null; turn++) await later();
    expect(ana.last('review').review?.round).toBe(1);
  });
});
