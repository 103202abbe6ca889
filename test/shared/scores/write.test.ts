import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../src/shared/protocol/tableFacts';
import type { Result } from '../../../src/shared/result';
import type { ScoreTrouble } from '../../../src/shared/scores/limits';
import type { EnteredRound, Pile, Sheet } from '../../../src/shared/scores/sheet';
import { tally } from '../../../src/shared/scores/tally';
import {
  addPlayer,
  changeTarget,
  correctLine,
  newSheet,
  sayLeader,
  strikeLine,
  writePlay,
  writeRound,
} from '../../../src/shared/scores/write';
import { tilesIn } from '../../helpers/table';

const DRAW: Setup = { preset: 'draw', chosen: {}, seats: 3 };
const FIVES: Setup = { preset: 'all-fives', chosen: {}, seats: 2 };
const PARTNERS: Setup = { preset: 'partners', chosen: {}, seats: 4 };
const NAMES = ['Rosa', 'Abel', 'Teo', 'Inês'];

type Step = (sheet: Sheet) => Result<Sheet, ScoreTrouble>;

function sheetOf(setup: Setup, ...steps: readonly Step[]): Sheet {
  return steps.reduce(
    (sheet, step) => {
      const done = step(sheet);
      if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.error)}`);
      return done.value;
    },
    newSheet(setup, NAMES.slice(0, setup.seats)),
  );
}

const out = (seat: number, points: number): EnteredRound => ({
  ended: 'out',
  seat,
  count: { by: 'points', points },
});
const stuck = (winner: number | null, points: number): EnteredRound => ({
  ended: 'blocked',
  count: { by: 'points', winner, points },
});
const pile = (of: Pile['of'], tiles: string): Pile => ({ of, tiles: [...tilesIn(tiles)] });
const outWith = (seat: number, ...piles: readonly Pile[]): EnteredRound => ({
  ended: 'out',
  seat,
  count: { by: 'tiles', piles: [...piles] },
});
const stuckWith = (...piles: readonly Pile[]): EnteredRound => ({
  ended: 'blocked',
  count: { by: 'tiles', piles: [...piles] },
});

const writes =
  (round: EnteredRound): Step =>
  (sheet) =>
    writeRound(sheet, round);
const scores = (sheet: Sheet): readonly number[] => tally(sheet).scores;

describe('A score sheet', () => {
  it('adds up the points typed for whoever went out', () => {
    expect(scores(sheetOf(DRAW, writes(out(0, 29)), writes(out(2, 17)), writes(out(0, 12))))).toEqual([
      41, 0, 17,
    ]);
  });

  it('counts the tiles of all others together, as the worked example of three players has it', () => {
    const sheet = sheetOf(DRAW, writes(outWith(0, pile('others', '4-6 1-2 5-5 0-3 1-1'))));
    expect(scores(sheet)).toEqual([28, 0, 0]);
    expect(tally(sheet).lines[0]?.end?.together).toBe(28);
  });

  it('finds the winner of a stuck round by the tiles of each', () => {
    const sheet = sheetOf(DRAW, writes(stuckWith(pile(0, '1-2'), pile(1, '0-1'), pile(2, '6-6'))));
    expect(scores(sheet)).toEqual([0, 15, 0]);
  });

  it('gives nobody anything where a stuck round is tied', () => {
    const sheet = sheetOf(DRAW, writes(stuckWith(pile(0, '0-3'), pile(1, '1-2'), pile(2, '6-6'))));
    expect(scores(sheet)).toEqual([0, 0, 0]);
    expect(tally(sheet).lines[0]?.end?.winner).toBeNull();
  });

  it('leaves the tiles of a partner out', () => {
    const sheet = sheetOf(PARTNERS, writes(outWith(0, pile(1, '4-5'), pile(2, '6-6'), pile(3, '0-2'))));
    expect(scores(sheet)).toEqual([11, 0]);
  });

  it('adds the boneyard where the rules count it', () => {
    const setup: Setup = { ...DRAW, chosen: { countBoneyard: true } };
    const sheet = sheetOf(setup, writes(outWith(1, pile('others', '4-5'), pile('boneyard', '6-6'))));
    expect(scores(sheet)).toEqual([0, 21, 0]);
  });

  it('rounds to the nearest five in All Fives, after the points of the plays', () => {
    const sheet = sheetOf(
      FIVES,
      (now) => writePlay(now, 0, 15),
      (now) => writePlay(now, 1, 10),
      writes(outWith(0, pile('others', '4-5 0-4'))),
    );
    expect(scores(sheet)).toEqual([30, 10]);
    expect(tally(sheet).lines[0]?.made).toEqual([30, 10]);
  });

  it('says who leads next, once somebody said who led', () => {
    expect(tally(sheetOf(DRAW)).lead).toEqual({ by: 'hands' });
    expect(tally(sheetOf(DRAW, writes(out(0, 5)))).lead).toEqual({ by: 'unknown' });
    expect(tally(sheetOf(DRAW, (now) => sayLeader(now, 2), writes(out(0, 5)))).lead).toEqual({
      by: 'seat',
      seat: 0,
    });
  });

  it('lets the winner lead without being told who led', () => {
    const setup: Setup = { ...DRAW, chosen: { laterLead: 'winner' } };
    expect(tally(sheetOf(setup, writes(out(1, 5)))).lead).toEqual({ by: 'seat', seat: 1 });
    expect(tally(sheetOf(setup, writes(stuck(2, 5)))).lead).toEqual({ by: 'seat', seat: 2 });
    expect(tally(sheetOf(setup, writes(stuck(null, 0)))).lead).toEqual({ by: 'unknown' });
  });

  it('says who is ahead, all of them where they share it', () => {
    expect(tally(sheetOf(DRAW)).ahead).toEqual([]);
    expect(tally(sheetOf(DRAW, writes(out(0, 5)), writes(out(2, 5)))).ahead).toEqual([0, 2]);
  });

  it('ends with the target, also in the middle of a round of All Fives', () => {
    const low: Setup = { ...FIVES, chosen: { target: 20 } };
    const won = sheetOf(low, (now) => writePlay(now, 1, 20));
    expect(tally(won).winner).toBe(1);
    expect(writeRound(won, out(0, 10))).toEqual({ ok: false, error: { code: 'gameIsOver' } });
  });

  it('puts any line right, and adds up anew what comes after', () => {
    const wrong = sheetOf(DRAW, writes(out(0, 92)), writes(out(1, 10)));
    const right = correctLine(wrong, 0, { leader: null, plays: [], round: out(0, 29) });
    expect(right.ok && scores(right.value)).toEqual([29, 10, 0]);
  });

  it('keeps lines after a game that a correction ended, and counts them for nothing', () => {
    const before = sheetOf(DRAW, writes(out(0, 10)), writes(out(1, 10)));
    const after = correctLine(before, 0, { leader: null, plays: [], round: out(0, 100) });
    if (!after.ok) throw new Error('refused');
    const added = tally(after.value);
    expect(added.winner).toBe(0);
    expect(added.scores).toEqual([100, 0, 0]);
    expect(added.lines.map(({ isAfterEnd }) => isAfterEnd)).toEqual([false, true]);
  });

  it('strikes any line out', () => {
    const sheet = sheetOf(DRAW, writes(out(0, 29)), writes(out(1, 10)));
    const struck = strikeLine(sheet, 0);
    expect(struck.ok && scores(struck.value)).toEqual([0, 10, 0]);
  });

  it('lets somebody join, and keeps the target of before', () => {
    const two: Setup = { preset: 'all-fives', chosen: {}, seats: 2 };
    const joined = addPlayer(sheetOf(two, writes(out(0, 25))), 'Teo');
    expect(joined.ok && [scores(joined.value), tally(joined.value).rules.target]).toEqual([[25, 0, 0], 250]);
  });

  it('keeps a game of three without teams when a fourth joins, whatever the preset makes of four', () => {
    const three: Setup = { preset: 'silent-partners', chosen: {}, seats: 3 };
    const joined = addPlayer(sheetOf(three), 'Inês');
    expect(joined.ok && scores(joined.value)).toEqual([0, 0, 0, 0]);
  });

  it('plays to another target from now on', () => {
    const sheet = changeTarget(sheetOf(DRAW, writes(out(0, 61))), 61);
    expect(sheet.ok && tally(sheet.value).winner).toBe(0);
  });
});

describe('What cannot be is refused, and changes nothing', () => {
  it.each<[string, Setup, Step, ScoreTrouble]>([
    ['more than all pips of the set', DRAW, writes(out(0, 169)), { code: 'tooManyPoints', most: 168 }],
    ['a round of All Fives off the five', FIVES, writes(out(0, 12)), { code: 'notByFive' }],
    ['a play off the five', FIVES, (now) => writePlay(now, 0, 7), { code: 'notByFive' }],
    ['a play above 35', FIVES, (now) => writePlay(now, 0, 40), { code: 'tooManyPoints', most: 35 }],
    ['a play that scores in Draw', DRAW, (now) => writePlay(now, 0, 5), { code: 'noPointsInPlay' }],
    ['points for nobody', DRAW, writes(stuck(null, 5)), { code: 'pointsForNobody' }],
    ['a player who is not there', DRAW, writes(out(3, 5)), { code: 'noSuchPlayer' }],
    ['a team that is not there', PARTNERS, writes(stuck(2, 5)), { code: 'noSuchPlayer' }],
    ['a leader who is not there', DRAW, (now) => sayLeader(now, 3), { code: 'noSuchPlayer' }],
    [
      'a tile in two hands',
      DRAW,
      writes(stuckWith(pile(0, '1-2'), pile(1, '1-2'), pile(2, '0-0'))),
      { code: 'tileTwice', tile: tilesIn('1-2')[0]! },
    ],
    [
      'a tile of a bigger set',
      DRAW,
      writes(outWith(0, pile('others', '6-7'))),
      { code: 'notInSet', tile: tilesIn('6-7')[0]! },
    ],
    [
      'tiles with whoever went out',
      DRAW,
      writes(outWith(0, pile(0, '1-2'))),
      { code: 'outHoldsTiles', seat: 0 },
    ],
    [
      'somebody stuck with no tile',
      DRAW,
      writes(stuckWith(pile(0, '1-2'), pile(1, '0-0'))),
      { code: 'stuckWithoutTiles', seat: 2 },
    ],
    [
      'a boneyard that does not count',
      DRAW,
      writes(outWith(0, pile('boneyard', '1-2'))),
      { code: 'boneyardDoesNotCount' },
    ],
    ['a line that is not there', DRAW, (now) => strikeLine(now, 0), { code: 'noSuchLine' }],
    ['somebody more in teams', PARTNERS, (now) => addPlayer(now, 'Noa'), { code: 'teamsStay' }],
    ['a target of nothing', DRAW, (now) => changeTarget(now, 0), { code: 'badTarget' }],
  ])('%s', (_, setup, step, error) => {
    expect(step(newSheet(setup, NAMES))).toEqual({ ok: false, error });
  });
});
