import { fc, test as prop } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { slotWords } from '../../../src/renderer/rules/sayings';
import { sheetOf, slotsOf } from '../../../src/renderer/rules/sheet';
import { SEAT_COUNTS, seatsNearest, startWith } from '../../../src/renderer/rules/start';
import { isPlayable, rulesOf } from '../../../src/renderer/setup';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import { PRESETS } from '../../../src/shared/rules/presets';
import { texts } from '../../../src/shared/texts/texts';
import { arbitrarySetup } from './arbitrarySetup';

const words = texts();

/** The sheet as it is read, one line a section; `isWhole` with what is closed at first. */
function read(setup: Setup, isWhole = false): readonly string[] {
  const values = { ...rulesOf(setup), ...USUAL_OPTIONS };
  return sheetOf(words, values).map(({ title, sentences }) => {
    const said = sentences
      .filter(({ isClosed }) => isWhole || !isClosed)
      .map(({ parts }) =>
        parts
          .map((part) => {
            if (typeof part === 'string') return part;
            const { before = '', word, after = '' } = slotWords(words, part.slot, values);
            return `${before}[${word}]${after}`;
          })
          .join(''),
      );
    return `${title}: ${said.join(' ')}`;
  });
}

test('All Fives in partners reads as the design has it', () => {
  const setup: Setup = { preset: 'all-fives', chosen: { teams: 'partners', handSize: 6 }, seats: 4 };
  expect(read(setup)).toEqual([
    'Table: We play as [partners] with a [double-six] set. Everyone draws [6 tiles]. Turns go [to the left].',
    'First tile: The [highest double] opens the game. If nobody has one, [all draw again]. Later rounds open with [the next person].',
    'A turn: If nothing fits, draw [until something does], down to [the last tile]. The first double is [a spinner].',
    'Points: Open ends that make [a multiple of five] score at once. Going out scores [the other side’s tiles], [to the nearest five].',
    'Stuck: The side with [fewer pips in both hands] wins. A tie goes to [nobody].',
    'Winning: First to [250] wins, [at that very tile].',
    'People: The table goes at [a normal pace]. When somebody is away, [a bot plays after a minute]. A turn may take [as long as it takes]. What a play scores is shown [before it is made]. While playing, [nobody gets hints].',
  ]);
});

test('what most homes never speak of is said where a preset needs it', () => {
  const club = read({ preset: 'draw-club', chosen: {}, seats: 3 });
  expect(club[1]).toContain('Of the tiles drawn for it, [the heaviest] wins.');
  expect(club[2]).toBe(
    'A turn: If nothing fits, draw [until something does], down to [two tiles that stay]. Whoever can play [may draw first]. The first double is [like any other].',
  );
  expect(club[4]).toContain('That scores [what the others hold, less one’s own].');
});

describe.each(PRESETS)('%s', (preset) => {
  test.each(SEAT_COUNTS)('is said in whole sentences for %i seats', (seats) => {
    const setup = startWith(preset, seats);
    if (setup === null) {
      expect(seatsNearest(preset, seats)).not.toBe(seats);
      return;
    }
    expect(isPlayable(setup)).toBe(true);
    for (const line of read(setup, true)) expect(line).toMatch(/^[A-Z][a-z ]+: ([[A-Z][^.]+\.( |$))+$/);
  });
});

prop.prop([arbitrarySetup])('no option is said twice, whatever the rules', (setup) => {
  const slots = slotsOf(words, rulesOf(setup));
  expect(new Set(slots).size).toBe(slots.length);
});

prop.prop([arbitrarySetup, fc.constantFrom('countBoneyard', 'drawByChoice')])(
  'a sentence is never closed while its option is not as most homes have it',
  (setup, rule) => {
    const open = sheetOf(words, rulesOf(setup)).flatMap(({ sentences }) =>
      sentences.filter(({ isClosed }) => !isClosed).flatMap(({ parts }) => parts),
    );
    const isSaid = slotsOf(words, rulesOf(setup)).some((slot) => slot === rule);
    const isOpen = open.some((part) => typeof part !== 'string' && part.slot === rule);
    expect(isOpen).toBe(isSaid && rulesOf(setup)[rule]);
  },
);
