import { describe, expect, test } from 'vitest';
import { Stage } from '../../src/renderer/stage.svelte';
import type { Step } from '../../src/renderer/stage.svelte';
import { additionNow } from '../../src/renderer/turn/addition';
import type { GameEvent } from '../../src/shared/engine/events';
import type { RoundEnd } from '../../src/shared/engine/roundEnd';
import { FakeClock } from './fakeClock';
import { tile, viewWith } from './tables';

const LONG_MS = 60_000;

function knock(seat: number): Step {
  const passed: GameEvent = { type: 'passed', seat };
  return { events: [passed], view: viewWith([], [], { round: seat + 1 }) };
}

function stageWith({ isStill = false, isHidden = false } = {}) {
  const clock = new FakeClock();
  const stage = new Stage({
    clock,
    tellComing: ({ seat, is }) => `${seat} ${is}`,
    isStill: () => isStill,
    isHidden: () => isHidden,
    pace: () => 1,
    tell: (event) => (event.type === 'passed' ? `${event.seat} knocks` : event.type),
  });
  const lines = (): readonly string[] => stage.told.map(({ text }) => text);
  return { clock, stage, lines, round: () => stage.shown?.table.round };
}

test('what was told can be said again in another language, and stands as it was read aloud', () => {
  let knocks = 'knocks';
  const stage = new Stage({
    clock: new FakeClock(),
    tellComing: () => '',
    isStill: () => true,
    isHidden: () => false,
    pace: () => 1,
    tell: () => knocks,
  });
  stage.add(knock(0));
  knocks = 'boude';
  expect(stage.told.map(({ text, now }) => [text, now()])).toEqual([['knocks', 'boude']]);
});

describe('the stage', () => {
  test('shows a step at once when nothing is being looked at', () => {
    const { stage, lines, round } = stageWith();
    stage.add(knock(0));
    expect([round(), lines(), stage.isBusy]).toEqual([1, ['0 knocks'], true]);
  });

  test('shows the next step after the beat of the one before', () => {
    const { stage, clock, lines, round } = stageWith();
    stage.add(knock(0));
    stage.add(knock(1));
    expect(round()).toBe(1);
    clock.pass(LONG_MS);
    expect([round(), lines(), stage.isBusy]).toEqual([2, ['0 knocks', '1 knocks'], false]);
  });

  test('jumps to the newest when too many wait, and still tells all of them', () => {
    const { stage, lines, round } = stageWith();
    for (const seat of [0, 1, 2, 3, 4]) stage.add(knock(seat));
    expect([round(), stage.isBusy]).toEqual([5, false]);
    expect(lines()).toEqual(['0 knocks', '1 knocks', '2 knocks', '3 knocks', '4 knocks']);
  });

  test('catches up when it is asked to, so that nothing blocks a hand', () => {
    const { stage, round } = stageWith();
    stage.add(knock(0));
    stage.add(knock(1));
    stage.catchUp();
    expect([round(), stage.isBusy]).toEqual([2, false]);
  });

  test.each([{ isStill: true }, { isHidden: true }])('waits for nothing with %o', (manners) => {
    const { stage, lines, round } = stageWith(manners);
    stage.add(knock(0));
    stage.add(knock(1));
    expect([round(), lines(), stage.isBusy]).toEqual([2, ['0 knocks', '1 knocks'], false]);
  });

  test('keeps a knock written by its seat for two seconds', () => {
    const { stage, clock } = stageWith();
    stage.add(knock(2));
    expect(stage.notes.map(({ is, seat }) => [is, seat])).toEqual([['knocks', 2]]);
    clock.pass(1999);
    expect(stage.notes).toHaveLength(1);
    clock.pass(1);
    expect(stage.notes).toEqual([]);
  });

  test('shows draws in a row as one', () => {
    const { stage } = stageWith();
    const drew: GameEvent = { type: 'drew', seat: 1, count: 1 };
    stage.add({ events: [drew, drew, drew], view: viewWith([], []) });
    expect(stage.notes.map((note) => note.is === 'draws' && note.count)).toEqual([3]);
    expect(stage.told).toHaveLength(1);
  });

  test('forgets what waited when it jumps', () => {
    const { stage, clock, round } = stageWith();
    stage.add(knock(0));
    stage.add(knock(1));
    stage.jump(viewWith([], [], { round: 9 }));
    clock.pass(LONG_MS);
    expect([round(), stage.notes]).toEqual([9, []]);
  });

  test('counts the seconds down to nought and stops there', () => {
    const { stage, clock } = stageWith();
    stage.countDown(2500);
    expect(stage.secondsLeft).toBe(3);
    clock.pass(500);
    expect(stage.secondsLeft).toBe(2);
    clock.pass(LONG_MS);
    expect(stage.secondsLeft).toBe(0);
    stage.countDown(null);
    expect(stage.secondsLeft).toBeNull();
  });
});

const end: RoundEnd = {
  ended: 'out',
  lastSeat: 1,
  winner: 1,
  hands: [],
  together: 0,
  takenOff: 0,
  boneyardPips: 0,
  points: 0,
  scores: [0, 0],
};

describe('what stays on the table for a moment', () => {
  const view = viewWith([], []);
  const played = (seat: number, scored: number): Step => ({
    events: [{ type: 'played', seat, tile: tile('5-5'), end: 'left', sum: scored, scored }],
    view,
  });
  test('is what a play scored, until the next one', () => {
    const { stage, clock } = stageWith({ isStill: true });
    stage.add(played(1, 20));
    expect(stage.notes).toMatchObject([{ is: 'scores', seat: 1, points: 20 }]);
    stage.add(played(0, 0));
    expect(stage.notes).toEqual([]);
    stage.add(played(1, 10));
    clock.pass(LONG_MS);
    expect(stage.notes).toEqual([]);
  });

  test('is the call of whoever goes out, beside what the last play scored', () => {
    const { stage } = stageWith({ isStill: true });
    stage.add({ events: [...played(1, 15).events, { type: 'roundEnded', end }], view });
    expect(stage.notes.map(({ is, seat }) => [is, seat])).toEqual([
      ['scores', 1],
      ['domino', 1],
    ]);
    stage.add({ events: [{ type: 'dealt', round: 2, leader: 0, reason: 'rotation' }], view });
    expect(stage.notes).toEqual([]);
  });

  test('is nothing called where a round ends otherwise', () => {
    const { stage } = stageWith({ isStill: true });
    stage.add({ events: [{ type: 'roundEnded', end: { ...end, ended: 'blocked' } }], view });
    expect(stage.notes).toEqual([]);
  });

  test('is the lots, until the first tile lies', () => {
    const { stage } = stageWith({ isStill: true });
    const tiles = [tile('0-1'), tile('5-6')];
    stage.add({ events: [{ type: 'dealt', round: 1, leader: 1, reason: 'lots', lots: tiles }], view });
    expect(stage.lots).toEqual({ tiles, leader: 1 });
    stage.add(played(1, 0));
    expect(stage.lots).toBeNull();
  });
});

describe('a score in play', () => {
  const five = tile('5-5');
  const after = viewWith([], [], {
    scores: [0, 20],
    turns: [{ seat: 1, did: 'play', move: { type: 'play', tile: five, end: null }, scored: 20 }],
  });
  const played: GameEvent = { type: 'played', seat: 1, tile: five, end: null, sum: 20, scored: 20 };
  const begun = () => {
    const made = stageWith();
    made.stage.jump(viewWith([], [], { scores: [0, 0] }));
    made.stage.add({ events: [played], view: after });
    return made;
  };
  const seen = ({ shown, notes }: Stage) => {
    const [turn] = shown?.table.turns ?? [];
    const strokes = turn?.did === 'play' ? (turn.scored ?? 0) : 0;
    return { total: shown?.table.scores[1], strokes, calls: notes.length };
  };

  test('is called out once it is counted, then drawn on the pad, and then the total changes', () => {
    const { stage, clock } = begun();
    expect(seen(stage)).toEqual({ total: 0, strokes: 0, calls: 0 });
    clock.pass(600 + 110 * additionNow(after.table).counts.length);
    expect(seen(stage)).toEqual({ total: 0, strokes: 0, calls: 1 });
    clock.pass(110);
    expect(seen(stage)).toEqual({ total: 0, strokes: 20, calls: 1 });
    clock.pass(360);
    expect(seen(stage)).toEqual({ total: 20, strokes: 20, calls: 1 });
    expect(stage.isBusy).toBe(true);
    clock.pass(300);
    expect([stage.isBusy, stage.shown]).toEqual([false, after]);
  });

  test('is all there at once when somebody does not want to wait for it', () => {
    const { stage, clock } = begun();
    expect(stage.isSkippable).toBe(true);
    stage.catchUp();
    expect([seen(stage), stage.moving, stage.shown]).toEqual([
      { total: 20, strokes: 20, calls: 1 },
      null,
      after,
    ]);
    clock.pass(LONG_MS);
    expect(stage.shown).toBe(after);
  });

  test('is not mixed with what the end of the round is worth, which is explained first', () => {
    const { stage, clock } = stageWith();
    stage.jump(viewWith([], [], { scores: [0, 0] }));
    const ended: GameEvent = { type: 'roundEnded', end };
    const view = viewWith([], [], { ...after.table, scores: [0, 55] });
    stage.add({ events: [played, ended], view });
    clock.pass(1400);
    expect([stage.isBusy, seen(stage).total]).toEqual([true, 20]);
    clock.pass(LONG_MS);
    expect([stage.isBusy, stage.shown]).toEqual([false, view]);
  });
});

describe('what moves', () => {
  test('is the step that is being shown, and nothing once the table was jumped to', () => {
    const { stage, clock } = stageWith();
    stage.add(knock(0));
    expect(stage.moving?.events).toEqual(knock(0).events);
    clock.pass(LONG_MS);
    stage.add(knock(1));
    stage.jump(viewWith([], []));
    expect(stage.moving).toBeNull();
  });

  test('is nothing after a burst of steps: all lies where it belongs', () => {
    const { stage } = stageWith();
    for (const seat of [0, 1, 2, 3, 4]) stage.add(knock(seat));
    expect(stage.moving).toBeNull();
  });

  test('may come to its place by itself when a hand is already on: a knock, a tile', () => {
    const { stage } = stageWith();
    stage.add(knock(0));
    stage.catchUp();
    expect([stage.isBusy, stage.moving?.events]).toEqual([false, knock(0).events]);
  });

  test('goes at the pace of the table', () => {
    const clock = new FakeClock();
    const stage = new Stage({
      clock,
      tellComing: () => '',
      isStill: () => false,
      isHidden: () => false,
      pace: () => 0.5,
      tell: () => '',
    });
    stage.add(knock(0));
    clock.pass(299);
    expect(stage.isBusy).toBe(true);
    clock.pass(1);
    expect(stage.isBusy).toBe(false);
  });
});

describe('the time of a turn', () => {
  test('is counted for people only in its last ten seconds, and no longer than it lasts', () => {
    const { stage, clock } = stageWith();
    stage.countTurn(30_000);
    expect(stage.turnLeft).toBeNull();
    clock.pass(20_000);
    expect(stage.turnLeft).toBe(10);
    clock.pass(9_500);
    expect(stage.turnLeft).toBe(1);
    clock.pass(500);
    expect(stage.turnLeft).toBeNull();
  });

  test('begins anew with the next turn, and ends where none is counted', () => {
    const { stage } = stageWith();
    stage.countTurn(4_000);
    stage.countTurn(9_000);
    expect(stage.turnLeft).toBe(9);
    stage.countTurn(null);
    expect(stage.turnLeft).toBeNull();
  });
});

describe('somebody who is back', () => {
  test('is told, and stands by the seat for four seconds; who went away is told only', () => {
    const { stage, clock, lines } = stageWith();
    stage.showComing({ seat: 2, is: 'away' });
    expect(stage.notes).toEqual([]);
    stage.showComing({ seat: 2, is: 'back' });
    clock.pass(3_999);
    expect(stage.notes).toMatchObject([{ is: 'back', seat: 2 }]);
    clock.pass(1);
    expect([stage.notes, lines()]).toEqual([[], ['2 away', '2 back']]);
  });
});
