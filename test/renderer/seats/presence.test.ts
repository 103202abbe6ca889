import { describe, expect, test } from 'vitest';
import { comingsOf, isHeldUpBy, presenceOf, seatActs } from '../../../src/renderer/seats/presence';
import type { Chair, TableFacts } from '../../../src/shared/protocol/tableFacts';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import { factsWith, person } from '../tables';

const here = person('Abel');
const away = person('Abel', { here: false });
const awayBot = person('Abel', { here: false, bot: true });
const botForHere = person('Abel', { bot: true });
const idle = person('Abel', { idle: true });
const BO: Chair = { is: 'bot', name: 'Bo', level: 'medium', temper: 'even' };

const around = (abel: Chair, changes: Partial<TableFacts> = {}): TableFacts =>
  factsWith({ chairs: [person('Inês'), abel, person('Nico')], ...changes });

test.each<readonly [Chair | undefined, string]>([
  [undefined, 'free'],
  [{ is: 'empty' }, 'free'],
  [BO, 'bot'],
  [here, 'here'],
  [idle, 'here'],
  [botForHere, 'botForHere'],
  [away, 'awayWaits'],
  [awayBot, 'awayBot'],
])('who is behind a seat: %o is %s', (chair, presence) => {
  expect(presenceOf(chair)).toBe(presence);
});

describe('what became of somebody', () => {
  test.each<readonly [Chair, Chair, string | null]>([
    [here, away, 'away'],
    [away, awayBot, 'bot'],
    [here, awayBot, 'bot'],
    [idle, botForHere, 'bot'],
    [awayBot, here, 'back'],
    [away, here, 'back'],
    [botForHere, here, 'back'],
    [awayBot, away, null],
    [here, idle, null],
    [here, BO, null],
    [away, person('Rosa'), null],
  ])('from %o to %o is %s', (before, after, is) => {
    expect(comingsOf(around(before), around(after))).toEqual(is === null ? [] : [{ seat: 1, is }]);
  });

  test('is told only while a game is on the table, and only where something was known before', () => {
    expect(comingsOf(null, around(away))).toEqual([]);
    expect(comingsOf(around(here, { at: 'gathering' }), around(away, { at: 'gathering' }))).toEqual([]);
  });
});

describe('what may be done about a seat', () => {
  test.each<readonly [string, Chair, Partial<TableFacts>, readonly string[]]>([
    ['inês', away, {}, ['letBotPlay', 'askToLeave']],
    ['inês', idle, {}, ['letBotPlay', 'askToLeave']],
    ['inês', awayBot, {}, ['letPlayAgain', 'askToLeave']],
    ['inês', here, {}, ['askToLeave']],
    ['inês', away, { at: 'gathering' }, ['askToLeave']],
    ['inês', BO, {}, []],
    ['abel', idle, {}, []],
    ['nico', away, {}, []],
    // Where the keeper is the one who does not play, anybody may help who sits; nobody sends the keeper away.
    ['nico', away, { keepers: ['abel'] }, ['letBotPlay']],
    ['wen', away, { keepers: ['abel'] }, []],
  ])('by %s: %o %o gives %o', (you, abel, changes, acts) => {
    expect(seatActs(around(abel, changes), you, 1)).toEqual(acts);
  });

  test('is nothing for somebody who is nobody here', () => {
    expect(seatActs(around(away), null, 1)).toEqual([]);
  });
});

test.each<readonly [Chair, number | null, Partial<TableFacts>, boolean]>([
  [idle, 1, {}, true],
  [here, 1, {}, false],
  [away, 1, {}, false],
  [away, 1, { options: { ...USUAL_OPTIONS, awayAfter: null } }, true],
  [away, 0, { options: { ...USUAL_OPTIONS, awayAfter: null } }, false],
  [awayBot, 1, { options: { ...USUAL_OPTIONS, awayAfter: null } }, false],
  [BO, 1, {}, false],
])('the table stands still for %o, with seat %o to move and %o: %o', (abel, toMove, changes, isHeldUp) => {
  expect(isHeldUpBy(around(abel, changes), 1, toMove)).toBe(isHeldUp);
});
