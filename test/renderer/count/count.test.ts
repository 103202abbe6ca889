import { describe, expect, test } from 'vitest';
import { countOfRound } from '../../../src/renderer/count/count';
import type { RoundEnd } from '../../../src/shared/engine/roundEnd';
import { pipsOfAll } from '../../../src/shared/engine/tile';
import { texts } from '../../../src/shared/texts/texts';
import { tableWith, tile } from '../tables';

const NAMES = ['Inês', 'Abel', 'Rosa'];
const table = tableWith();
const whose = (seat: number) => ({ name: NAMES[seat] ?? '', isYou: seat === 0 });

function hand(seat: number, names: readonly string[], counted: boolean) {
  const tiles = names.map(tile);
  return { seat, tiles, pips: pipsOfAll(tiles), counted };
}

function end(changes: Partial<RoundEnd>): RoundEnd {
  return {
    ended: 'out',
    lastSeat: 2,
    winner: 2,
    hands: [],
    together: 0,
    takenOff: 0,
    boneyardPips: 0,
    points: 0,
    scores: [0, 0, 0],
    ...changes,
  };
}

describe('the count of a round', () => {
  test('shows the hands that count and who played the last tile', () => {
    const count = countOfRound(
      texts(),
      table,
      end({ hands: [hand(0, ['6-4'], true), hand(1, ['5-5', '3-0'], true), hand(2, [], false)], points: 23 }),
      whose,
    );
    expect([count.title, count.says]).toEqual([
      'Rosa is out',
      'Rosa scores the tiles you and Abel still hold.',
    ]);
    expect(count.counted.map(({ seat, pips }) => [seat, pips])).toEqual([
      [0, 10],
      [1, 13],
    ]);
    expect(count.others.map(({ seat, remark }) => [seat, remark])).toEqual([[2, 'played the last tile']]);
    expect([count.points, count.pointsFor]).toEqual(['+23', 'for Rosa']);
  });

  test('orders a blocked round by pips and marks the fewest', () => {
    const hands = [hand(0, ['6-6'], true), hand(1, ['0-1'], false), hand(2, ['2-3'], true)];
    const count = countOfRound(
      texts(),
      table,
      end({ ended: 'blocked', winner: 1, hands, points: 17 }),
      whose,
    );
    expect(count.title).toBe('Nobody can move');
    expect(count.says).toBe('Abel holds the fewest pips and scores what the others hold.');
    expect(count.counted.map(({ seat }) => seat)).toEqual([2, 0]);
    expect(count.others.map(({ seat, remark }) => [seat, remark])).toEqual([[1, 'the fewest']]);
  });

  test('says of a tie what the rule does with it', () => {
    const hands = [hand(0, ['0-1'], false), hand(1, ['0-1'], false), hand(2, ['2-3'], false)];
    const count = countOfRound(texts(), table, end({ ended: 'blocked', winner: null, hands }), whose);
    expect(count.says).toBe('You and Abel hold the same few pips. By the rules of this table nobody scores.');
    expect(count.counted.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(count.pointsFor).toBe('nobody scores');
  });

  test('writes what changes the sum on lines of its own', () => {
    const hands = [hand(0, ['6-6'], true), hand(2, [], false)];
    const rules = { ...table.rules, countBoneyard: true };
    const ended = end({ hands, together: 12, takenOff: 5, boneyardPips: 9, points: 16 });
    const count = countOfRound(texts(), { ...table, rules, boneyard: 2 }, ended, whose);
    expect([count.together, count.points]).toEqual([12, '+16']);
    expect(count.changes).toEqual([
      { says: 'minus their own', points: '−5' },
      { says: '2 tiles in the boneyard', points: '+9' },
    ]);
  });
});
