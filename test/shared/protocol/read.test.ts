import { describe, expect, test } from 'vitest';
import { readFromPage } from '../../../src/shared/protocol/read';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import { err, ok } from '../../../src/shared/result';

const HELLO = { type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Ana' };

describe('what a page says', () => {
  test('is read, and fields nobody knows are dropped', () => {
    expect(readFromPage(JSON.stringify({ ...HELLO, isKeeper: true }))).toEqual(ok(HELLO));
  });

  test.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['null', 'nothing in JSON'],
    ['[]', 'a list'],
    ['{"type":"open"}', 'a word nobody knows'],
    ['{"type":"move","cmdId":"a","seq":0}', 'a move without a move'],
    ['{"type":"move","cmdId":"","seq":0,"move":{"type":"draw"}}', 'a move without a name'],
    ['{"type":"move","cmdId":"a","seq":-1,"move":{"type":"draw"}}', 'a step that never was'],
    ['{"type":"move","cmdId":"a","seq":0,"move":{"type":"play","tile":"7-77","end":"left"}}', 'no tile'],
    ['{"type":"sit","seat":10}', 'a seat no table has'],
    [
      '{"type":"setup","setup":{"preset":"draw","chosen":{"target":0},"seats":4},"options":{"pace":"normal"}}',
      'no target',
    ],
    [
      '{"type":"setup","setup":{"preset":"draw","chosen":{"cheat":1},"seats":4},"options":{"pace":"normal"}}',
      'an option nobody knows',
    ],
    [JSON.stringify({ ...HELLO, seatToken: 'x'.repeat(65) }), 'a token that is none'],
    [JSON.stringify({ ...HELLO, name: 'x'.repeat(2001) }), 'a name that goes on and on'],
  ])('%s is malformed: %s', (text) => {
    expect(readFromPage(text)).toEqual(err('malformed'));
  });

  test.each<[object, string]>([
    [{ ...HELLO, protocol: PROTOCOL + 1 }, 'a newer copy'],
    [{ ...HELLO, protocol: 0 }, 'an older copy'],
    [
      { type: 'hello', protocol: PROTOCOL + 1, wants: 'something else' },
      'one that says hello in another way',
    ],
  ])('%j is of another version: %s', (said) => {
    expect(readFromPage(JSON.stringify(said))).toEqual(err('otherVersion'));
  });
});
