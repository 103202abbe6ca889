import { describe, expect, test } from 'vitest';
import type { Guest } from './fakeTable';
import { FakeTable, playOn } from './fakeTable';

const THREE = { preset: 'draw', chosen: { target: 200 }, seats: 3 } as const;

/** Ana and Ben and a bot in the middle of a round, and the same table as another process carries it on. */
function stoppedInPlay(): { readonly before: readonly Guest[]; readonly table: FakeTable } {
  const table = new FakeTable({ setup: THREE, bots: 1, keeperToken: null, begins: 'when-full' });
  const before = [table.come({ name: 'Ana' }), table.come({ name: 'Ben' })];
  playOn(table, before, () => before[0]!.view.table.turns.length > 5 && before[0]!.view.table.round === 2);
  const carriedOn = new FakeTable({ setup: THREE, bots: 1, keeperToken: null }, {}, table.stopped());
  carriedOn.room.open();
  return { before, table: carriedOn };
}

describe('a table that is carried on', () => {
  test('gives everybody back the seat, the hand and the view they had, at the same count', () => {
    const { before, table } = stoppedInPlay();
    for (const person of before) {
      const back = table.come({ name: '', seatToken: person.token });
      const { you, view, seq, facts } = back.last('welcome');
      expect({ you, view, seq }).toEqual({ you: person.id, view: person.view, seq: person.seq });
      expect(facts.chairs.map((chair) => ('name' in chair ? chair.name : ''))).toEqual([
        'Ana',
        'Ben',
        'Olive',
      ]);
    }
  });

  test('knows nobody as here before they come, and nobody by a token they never had', () => {
    const { before, table } = stoppedInPlay();
    const [ana] = before.map(({ token }) => table.come({ seatToken: token }));
    expect(ana!.last('welcome').facts.chairs).toMatchObject([{ here: true }, { here: false }, { is: 'bot' }]);
    expect(table.come({ seatToken: 'guessed' }).id).toBeNull();
  });

  test('knows a move again that was made before it stopped', () => {
    const { before, table } = stoppedInPlay();
    const [cmdId] = Object.values(table.room.saved().lastCmdIds);
    const [person] = Object.keys(table.room.saved().lastCmdIds);
    const back = table.come({ seatToken: before.find(({ id }) => id === person)!.token });
    const { seq } = back;
    back.move({ type: 'draw' }, cmdId, seq - 1);
    expect(back.last('step')).toMatchObject({ seq, events: [] });
    expect([back.refusal, table.happened]).toEqual([null, []]);
  });

  test('goes on by itself where a bot is to move, and to the end of the game', () => {
    const { before, table } = stoppedInPlay();
    const back = before.map(({ token }) => table.come({ seatToken: token }));
    playOn(table, back, () => back[0]!.facts.at === 'gameOver');
    expect(back[0]!.seq).toBeGreaterThan(before[0]!.seq);
  });

  test('gives no id and no place in line a second time', () => {
    const { table } = stoppedInPlay();
    expect(table.come({ as: 'watch', name: 'Cleo' }).id).toBe('p3');
  });

  test('waits anew for the next round', () => {
    const table = new FakeTable({ setup: THREE, bots: 1, keeperToken: null, begins: 'when-full' });
    const before = [table.come(), table.come()];
    playOn(table, before, () => before[0]!.facts.at === 'roundOver');
    const later = new FakeTable({ setup: THREE, keeperToken: null }, {}, table.stopped());
    later.room.open();
    const ana = later.come({ seatToken: before[0]!.token });
    expect(ana.facts).toMatchObject({ at: 'roundOver', wait: 20_000 });
    later.clock.pass(20_000);
    expect(ana.facts.at).toBe('playing');
  });
});
