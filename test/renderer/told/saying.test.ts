import { expect, test } from 'vitest';
import { saying } from '../../../src/renderer/told/saying';
import type { Rail } from '../../../src/renderer/told/saying';
import type { Place } from '../../../src/renderer/turn/places';
import type { SeatView } from '../../../src/shared/engine/view';
import { texts } from '../../../src/shared/texts/texts';
import { lineWith, playMove, tile, viewWith } from '../tables';

const NAMES = ['Inês', 'Abel', 'Nico'];

const quiet: Rail = {
  whose: (seat) => ({ name: NAMES[seat] ?? '', isYou: seat === 0 }),
  isPending: false,
  hindrance: null,
  isPlayedFor: false,
  unfit: null,
  chosen: null,
  focused: 0,
  lastTold: 'Abel played 5-5 on the 5.',
};

const canPlay = viewWith(
  ['2-3', '2-5'],
  [playMove('2-3', 'left'), playMove('2-5', 'left'), playMove('2-5', 'right')],
);
const theirs = viewWith(['2-3'], [], { phase: { at: 'turn', toMove: 2, drawn: 0 } });
const onTwo = { at: 'end', end: 'left', pips: 2, addition: null } as const;
const onFive = { at: 'end', end: 'right', pips: 5, addition: null } as const;

function makes(place: Place, counts: readonly number[]): Place {
  const sum = counts.reduce((all, count) => all + count, 0);
  return { ...place, addition: { counts, sum, scored: sum % 5 === 0 ? sum : 0 } };
}

test.each<readonly [string, SeatView, Partial<Rail>, string, string]>([
  ['my turn', canPlay, {}, 'Your turn', 'Choose a tile that fits.'],
  [
    'a bot in my place, also on my turn',
    canPlay,
    { isPlayedFor: true },
    'A bot plays for you',
    'Your tiles stay yours.',
  ],
  [
    'a tile with one place',
    canPlay,
    { chosen: { tile: tile('2-3'), places: [onTwo] } },
    'Your turn',
    '2-3 goes on the 2.',
  ],
  [
    'a tile with two places',
    canPlay,
    { chosen: { tile: tile('2-5'), places: [onTwo, onFive] } },
    'Your turn',
    '2-5 fits two ends.',
  ],
  [
    'what a place would make',
    canPlay,
    {
      chosen: { tile: tile('2-5'), places: [makes(onTwo, [5, 4, 1, 10]), makes(onFive, [2, 4, 1, 2])] },
    },
    'Your turn',
    '2-5 fits two ends. On the 2 it makes 5 + 4 + 1 + 10 = 20.',
  ],
  [
    'what the one place would make',
    canPlay,
    { chosen: { tile: tile('2-3'), places: [makes(onTwo, [3, 5])] } },
    'Your turn',
    '2-3 goes on the 2. There it makes 3 + 5 = 8.',
  ],
  [
    'a draw by choice',
    viewWith(['2-3'], [playMove('2-3', 'left'), { type: 'draw' }]),
    {},
    'Your turn',
    'Choose a tile that fits, or draw one more.',
  ],
  ['a move on its way', canPlay, { isPending: true }, 'Your turn', ''],
  [
    'a refused move',
    canPlay,
    { hindrance: { is: 'refused', code: 'not-your-turn' } },
    'Your turn',
    'It is not your turn yet.',
  ],
  [
    'a tile that does not fit',
    canPlay,
    { unfit: '3-5 needs a 2 or a 4.' },
    'Your turn',
    '3-5 needs a 2 or a 4.',
  ],
  [
    'a lost connection',
    canPlay,
    { hindrance: { is: 'looking', table: 'Inês’s table', cause: null } },
    'Your turn',
    'Looking for Inês’s table. Your tiles are safe.',
  ],
  [
    'nothing that fits, and a boneyard',
    viewWith(['0-0'], [{ type: 'draw' }]),
    {},
    'Your turn',
    'Nothing fits. 13 tiles are in the boneyard.',
  ],
  [
    'nothing to do but knock',
    viewWith(['0-0'], [{ type: 'pass' }]),
    {},
    'Your turn',
    'It knocks by itself in a moment.',
  ],
  [
    'the double that leads',
    viewWith(['6-6', '0-1'], [playMove('6-6', null)], { line: lineWith(null) }),
    {},
    'Your turn',
    'You lead with 6-6, the highest double.',
  ],
  [
    'a lead of any tile',
    viewWith(['6-6', '0-1'], [playMove('6-6', null), playMove('0-1', null)], { line: lineWith(null) }),
    {},
    'Your turn',
    'You lead. Choose any tile.',
  ],
  ['the turn of somebody else', theirs, {}, 'Nico to play', 'Abel played 5-5 on the 5.'],
])('the rail speaks of %s', (_, view, changes, title, text) => {
  expect(saying(texts(), view, { ...quiet, ...changes })).toMatchObject({ title, text });
});
