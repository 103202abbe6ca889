import { describe, expect, test } from 'vitest';
import { countedFor, isPartner, markOf, sideScores } from '../../../src/renderer/count/score';
import type { RoundEnd } from '../../../src/shared/engine/roundEnd';
import { texts } from '../../../src/shared/texts/texts';
import { DRAW, playMove, tableWith } from '../tables';

const NAMES = ['Inês', 'Nico', 'Rosa', 'Abel'];
const whoseFor =
  (mySeat: number | null) =>
  (seat: number): { name: string; isYou: boolean } => ({ name: NAMES[seat] ?? '', isYou: seat === mySeat });

const fives = { ...DRAW, teams: 'partners', playScoring: 'fives' } as const;
const partners = tableWith({
  rules: fives,
  seats: 4,
  scores: [110, 115],
  turns: [
    { seat: 0, did: 'play', move: move('6-4', null), scored: 10 },
    { seat: 1, did: 'play', move: move('4-4', 'left') },
    { seat: 2, did: 'play', move: move('6-5', 'right'), scored: 15 },
    { seat: 3, did: 'play', move: move('5-1', 'right'), scored: 5 },
  ],
});

function move(name: string, end: 'left' | 'right' | null) {
  const made = playMove(name, end);
  if (made.type !== 'play') throw new Error('Not a play');
  return made;
}

describe('the pad in partners', () => {
  test('has us first, with what our plays made in this round', () => {
    expect(sideScores(texts(), partners, whoseFor(1), 1)).toEqual([
      { side: 1, mark: 'disc', name: 'Us', members: ['you', 'Abel'], score: 115, made: 5 },
      { side: 0, mark: 'diamond', name: 'Them', members: ['Inês', 'Rosa'], score: 110, made: 25 },
    ]);
  });

  test('names both sides for whoever only watches', () => {
    expect(sideScores(texts(), partners, whoseFor(null), null)).toMatchObject([
      { mark: 'disc', name: 'Inês & Rosa', members: [] },
      { mark: 'diamond', name: 'Nico & Abel', members: [] },
    ]);
  });

  test('tells sides by a disc for mine and a diamond for theirs', () => {
    expect([0, 1, 2, 3].map((seat) => markOf(partners, seat, 1))).toEqual([
      'diamond',
      'disc',
      'diamond',
      'disc',
    ]);
    expect([0, 1, 2, 3].filter((seat) => isPartner(partners, seat, 1))).toEqual([3]);
  });

  test('keeps the count of a round apart from what plays made', () => {
    const end = { winner: 0, points: 30 } as RoundEnd;
    expect(countedFor(partners, end)).toEqual({ side: 0, points: 30 });
    expect(countedFor(tableWith(), end)).toBeNull();
  });
});

test('where everybody plays alone there are no signs, and mine comes first', () => {
  const table = tableWith({ scores: [1, 2, 3] });
  const sides = sideScores(texts(), table, whoseFor(2), 2);
  expect(sides.map(({ name, score, mark }) => [name, score, mark])).toEqual([
    ['You', 3, null],
    ['Inês', 1, null],
    ['Nico', 2, null],
  ]);
});
