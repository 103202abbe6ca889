import { describe, expect, test } from 'vitest';
import { Turn } from '../../../src/renderer/turn/turn.svelte';
import type { Move } from '../../../src/shared/engine/moves';
import type { SeatView } from '../../../src/shared/engine/view';
import type { Hints } from '../../../src/shared/protocol/tableFacts';
import { texts } from '../../../src/shared/texts/texts';
import { playMove, tile, viewWith } from '../tables';

const NAMES = ['Inês', 'Abel', 'Rosa'];

function turnAt(view: SeatView, hints: Hints = 'on') {
  const played: Move[] = [];
  const said: string[] = [];
  const done: string[] = [];
  const turn = new Turn({
    words: texts,
    now: () => 0,
    view: () => view,
    hand: () => view.hand,
    whose: (seat) => ({ name: NAMES[seat] ?? '', isYou: seat === 0 }),
    play: (move) => played.push(move),
    pointsShown: () => 'before',
    hints: () => hints,
    askHint: () => done.push('askHint'),
    catchUp: () => done.push('catchUp'),
    say: (text) => said.push(text),
    focus: (where) => done.push(where),
    arrange: (by) => done.push(`arrange ${by}`),
    toggleFullScreen: () => done.push('fullScreen'),
  });
  return { turn, played, said, done };
}

const mine = viewWith(
  ['2-3', '0-0', '2-5'],
  [playMove('2-3', 'left'), playMove('2-5', 'left'), playMove('2-5', 'right')],
);

describe('by keys alone', () => {
  test('a number takes a tile up and Enter plays it', () => {
    const { turn, played } = turnAt(mine);
    turn.act({ do: 'tile', index: 0 });
    turn.act({ do: 'play' });
    expect(played).toEqual([playMove('2-3', 'left')]);
  });

  test('a hint is asked for where there is a choice and the table gives them', () => {
    const { turn, done } = turnAt(mine);
    turn.act({ do: 'hint' });
    expect(done).toEqual(['askHint']);
    const silent = turnAt(mine, 'off');
    silent.turn.act({ do: 'hint' });
    expect(silent.done).toEqual([]);
  });

  test('the tile of a hint is taken up and its place looked at, so that Enter plays it', () => {
    const { turn, played, done } = turnAt(mine);
    turn.takeHint(playMove('2-5', 'right'));
    expect([turn.choice.tile, turn.choice.focused, done.at(-1)]).toEqual(['2-5', 1, 'hand']);
    turn.act({ do: 'play' });
    expect(played).toEqual([playMove('2-5', 'right')]);
  });

  test('a number brings the focus to the tile it takes up, whatever had it before', () => {
    const { turn, done } = turnAt(mine);
    turn.act({ do: 'tile', index: 2 });
    expect(done.at(-1)).toBe('hand');
    turn.act({ do: 'tile', index: 1 });
    expect(done.filter((each) => each === 'hand')).toHaveLength(1);
  });

  test('the arrows change the end of a tile that fits two', () => {
    const { turn, played } = turnAt(mine);
    turn.act({ do: 'tile', index: 2 });
    turn.act({ do: 'turnPlace', by: 1 });
    turn.act({ do: 'play' });
    expect(played).toEqual([playMove('2-5', 'right')]);
  });

  test('a number of a tile that does not fit says why', () => {
    const { turn, said, played } = turnAt(mine);
    turn.act({ do: 'tile', index: 1 });
    expect([turn.unfit, said, played]).toEqual(['0-0 needs a 2 or a 5.', ['0-0 needs a 2 or a 5.'], []]);
  });

  test('D draws where that may be, after showing the newest table', () => {
    const { turn, played, done } = turnAt(viewWith(['0-0'], [{ type: 'draw' }]));
    turn.act({ do: 'draw' });
    expect([played, done]).toEqual([[{ type: 'draw' }], ['catchUp']]);
  });

  test('D does nothing where a tile fits', () => {
    const { turn, played } = turnAt(mine);
    turn.act({ do: 'draw' });
    expect(played).toEqual([]);
  });

  test.each([
    ['ends', 'Ends 2 and 5.'],
    ['hand', 'You hold 2-3, 0-0, 2-5.'],
    [
      'table',
      'One tile lies: 2-5. You hold 3 tiles. Abel holds 4 tiles. Rosa holds 5 tiles. 13 tiles in the boneyard.',
    ],
    ['scores', 'You 0, Abel 0, Rosa 0. First to 100.'],
  ] as const)('the %s are read aloud', (what, sentence) => {
    const { turn, said } = turnAt(mine);
    turn.act({ do: 'read', what });
    expect(said).toEqual([sentence]);
  });
});

test('an old hint goes when the table moves on', () => {
  const { turn } = turnAt(mine);
  turn.pressUnfit(tile('0-0'));
  turn.follow(mine);
  expect(turn.unfit).toBeNull();
});
