import { describe, expect, test } from 'vitest';
import { GO_ON_MS } from '../../../src/main/host/course';
import { IDLE_MS } from '../../../src/main/host/turnClock';
import { makeTile } from '../../../src/shared/engine/tile';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import type { AwayAfter, TableOptions, TurnTime } from '../../../src/shared/protocol/tableFacts';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import type { Guest } from './fakeTable';
import { dealing, FakeTable, playOn } from './fakeTable';

const SECOND = 1000;
/** More than a bot ever thinks. */
const THOUGHT = 2 * SECOND;
const LEAD = { type: 'play', tile: makeTile(6, 6), end: null } as const;

type Seated = {
  readonly table: FakeTable;
  readonly keeper: Guest;
  readonly rosa: Guest;
  readonly abel: Guest;
};

/** Three at a table that plays, Rosa on seat 1 to lead from 6-6; every hand fits what it must for a while. */
function tableOf(
  options: Partial<TableOptions> = {},
  chosen: ChosenRules = {},
  [abels, boneyard] = ['6-4 6-5 5-4 2-2', ''],
): Seated {
  const hands = ['6-1 6-2 5-1 0-0', '6-6 6-3 5-3 1-1', abels];
  const table = new FakeTable(
    { setup: { preset: 'draw', chosen, seats: 3 }, options: { ...USUAL_OPTIONS, ...options } },
    { start: dealing({ preset: 'draw', rules: chosen, hands, boneyard }) },
  );
  const keeper = table.keeper();
  const rosa = table.come({ name: 'Rosa' });
  const abel = table.come({ name: 'Abel' });
  keeper.say({ type: 'begin' });
  return { table, keeper, rosa, abel };
}

const back = (table: FakeTable, guest: Guest): Guest => table.come({ seatToken: guest.token });
const handOf = ({ view }: Guest): unknown => (view.as === 'seat' ? view.hand : null);
const laid = ({ view }: Guest): number => view.table.line.laid.length;

describe('somebody whose connection is lost', () => {
  test.each([15, 60, 120] as const)(
    'is played for by a bot after %d seconds, where the table says so',
    (time) => {
      const { table, keeper, rosa } = tableOf({ awayAfter: time });
      rosa.drop();
      expect(keeper.facts.chairs[1]).toMatchObject({ here: false, bot: false });
      table.clock.pass(time * SECOND - 1);
      expect([keeper.facts.chairs[1], laid(keeper)]).toMatchObject([{ here: false, bot: false }, 0]);
      table.clock.pass(1);
      expect(keeper.facts.chairs[1]).toMatchObject({ here: false, bot: true, name: 'Rosa' });
      table.clock.pass(THOUGHT);
      expect(laid(keeper)).toBe(1);
    },
  );

  test('is waited for where the table waits, until the keeper lets a bot play, and again when they end that', () => {
    const { table, keeper, rosa } = tableOf({ awayAfter: null });
    rosa.drop();
    table.clock.pass(3600 * SECOND);
    expect([keeper.facts.chairs[1], laid(keeper)]).toMatchObject([{ here: false, bot: false }, 0]);
    keeper.say({ type: 'standIn', person: rosa.id ?? '', sits: true });
    keeper.say({ type: 'standIn', person: rosa.id ?? '', sits: false });
    table.clock.pass(THOUGHT);
    expect([keeper.facts.chairs[1], laid(keeper)]).toMatchObject([{ bot: false }, 0]);
    keeper.say({ type: 'standIn', person: rosa.id ?? '', sits: true });
    table.clock.pass(THOUGHT);
    expect([keeper.facts.chairs[1], laid(keeper)]).toMatchObject([{ bot: true }, 1]);
  });

  test('gets their own hand back in whatever order they come, within the time or after it (C75)', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: 60 });
    const [hands, laidThen] = [[handOf(rosa), handOf(abel)], laid(keeper)];
    rosa.drop();
    abel.drop();
    table.clock.pass(59 * SECOND);
    const abelAgain = back(table, abel);
    const rosaAgain = back(table, rosa);
    expect([handOf(rosaAgain), handOf(abelAgain)]).toEqual(hands);
    expect([rosaAgain.seat, abelAgain.seat, laid(keeper)]).toEqual([1, 2, laidThen]);

    rosaAgain.drop();
    table.clock.pass(60 * SECOND + THOUGHT);
    const late = back(table, rosaAgain);
    expect(late.facts.chairs[1]).toMatchObject({ here: true, bot: false, name: 'Rosa' });
    expect(keeper.facts.chairs[1]).toMatchObject({ here: true, bot: false });
    expect(handOf(late)).toHaveLength(3);
    expect(
      late.facts.chairs.filter((chair) => chair.is === 'person' && chair.person === late.id),
    ).toHaveLength(1);
  });

  test('who comes back on their turn is not played for any more', () => {
    const { table, keeper, rosa } = tableOf({ awayAfter: 15 });
    rosa.drop();
    table.clock.pass(15 * SECOND);
    const again = back(table, rosa);
    table.clock.pass(60 * SECOND);
    expect(laid(keeper)).toBe(0);
    again.move(LEAD);
    expect(laid(keeper)).toBe(1);
  });

  test('has a bot at once where a game begins long after they went', () => {
    const table = new FakeTable({ setup: { preset: 'draw', chosen: {}, seats: 2 } });
    const keeper = table.keeper();
    table.come({ name: 'Rosa' }).drop();
    table.clock.pass(600 * SECOND);
    expect(keeper.facts.chairs[1]).toMatchObject({ bot: false });
    keeper.say({ type: 'begin' });
    table.clock.pass(0);
    expect(keeper.facts.chairs[1]).toMatchObject({ here: false, bot: true });
  });

  test('has no bot while nobody is here: the table waits, and the first one back is waited for no longer', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: 15, turnTime: 30 });
    for (const guest of [keeper, abel, rosa]) guest.drop();
    const tv = table.come({ as: 'watch' });
    table.clock.pass(3600 * SECOND);
    expect([laid(tv), tv.facts.chairs]).toMatchObject([0, [{ bot: false }, { bot: false }, { bot: false }]]);
    const again = back(table, abel);
    table.clock.pass(THOUGHT);
    expect(again.facts.chairs).toMatchObject([{ bot: true }, { bot: true }, { bot: false, here: true }]);
    expect(laid(tv)).toBe(1);
  });

  test('leaves bots alone at the table only until the last person is gone too', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: 15 });
    for (const guest of [rosa, abel]) guest.drop();
    table.clock.pass(15 * SECOND);
    expect(keeper.facts.chairs).toMatchObject([{ bot: false }, { bot: true }, { bot: true }]);
    keeper.drop();
    const tv = table.come({ as: 'watch' });
    table.clock.pass(3600 * SECOND);
    expect(laid(tv)).toBe(0);
    back(table, keeper);
    table.clock.pass(2 * THOUGHT);
    expect(laid(tv)).toBe(2);
  });

  test('is played for still where the host was started again, and whoever else is not back yet is waited for anew', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: 60 });
    rosa.drop();
    table.clock.pass(60 * SECOND);
    const again = new FakeTable({}, {}, table.stopped());
    again.room.open();
    again.clock.pass(3600 * SECOND);
    const first = again.come({ seatToken: keeper.token });
    expect(first.facts.options).toEqual({ ...USUAL_OPTIONS, awayAfter: 60 });
    again.clock.pass(2 * THOUGHT);
    expect([laid(first), first.facts.chairs]).toMatchObject([
      2,
      [{ bot: false }, { bot: true }, { bot: true }],
    ]);
    expect(handOf(again.come({ seatToken: abel.token }))).toHaveLength(3);
    expect(first.facts.chairs[2]).toMatchObject({ here: true, bot: false });
  });

  test('keeps nobody waiting between rounds', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: null });
    playOn(table, [keeper, rosa, abel], () => keeper.facts.at === 'roundOver');
    rosa.drop();
    expect(keeper.facts.at).toBe('roundOver');
    for (const guest of [keeper, abel]) guest.say({ type: 'ready' });
    expect(keeper.facts.at).toBe('playing');
  });

  test('does not lose the seat by leaving from another device while a bot plays: then it is free at once (C77)', () => {
    const { table, keeper, rosa } = tableOf({ awayAfter: 15 });
    rosa.drop();
    table.clock.pass(15 * SECOND);
    back(table, rosa).say({ type: 'leave' });
    expect(keeper.facts.chairs[1]).toMatchObject({ is: 'bot' });
    expect(table.come({ seatToken: rosa.token }).seat).toBe(-1);
  });
});

describe('a seat that a bot plays for', () => {
  function idleRosa(options: Partial<TableOptions> = {}): Seated {
    const seated = tableOf(options);
    seated.table.clock.pass(IDLE_MS);
    return seated;
  }

  test('is offered to the keeper when somebody says nothing on their turn for 90 seconds, not before', () => {
    const { table, keeper, rosa } = tableOf();
    table.clock.pass(IDLE_MS - 1);
    expect(keeper.facts.chairs[1]).toMatchObject({ idle: false });
    rosa.say({ type: 'takeBack' });
    table.clock.pass(1);
    expect(keeper.facts.chairs).toMatchObject([
      { idle: false },
      { idle: true, here: true, bot: false },
      { idle: false },
    ]);
  });

  test('is nobody’s who is here and plays', () => {
    const { keeper, abel } = tableOf();
    keeper.say({ type: 'standIn', person: abel.id ?? '', sits: true });
    expect([keeper.refusal, keeper.facts.chairs[2]]).toMatchObject(['not-away', { bot: false }]);
  });

  test('is the keeper’s to give, and everybody’s where the keeper is the one who is idle', () => {
    const { table, keeper, rosa, abel } = idleRosa();
    abel.say({ type: 'standIn', person: rosa.id ?? '', sits: true });
    expect(abel.refusal).toBe('not-keeper');
    keeper.say({ type: 'standIn', person: 'p99', sits: true });
    expect(keeper.refusal).toBe('no-such-person');
    rosa.move(LEAD);
    abel.move({ type: 'play', tile: makeTile(6, 5), end: 'left' });
    table.clock.pass(IDLE_MS);
    expect(abel.facts.chairs[0]).toMatchObject({ idle: true });
    const watcher = table.come({ as: 'watch', name: 'Wen' });
    watcher.say({ type: 'standIn', person: keeper.id ?? '', sits: true });
    expect(watcher.refusal).toBe('not-keeper');
    abel.say({ type: 'standIn', person: keeper.id ?? '', sits: true });
    expect(abel.facts.chairs[0]).toMatchObject({ idle: false, bot: true });
  });

  test.each([
    ['saying so', (rosa: Guest) => rosa.say({ type: 'takeBack' }), 0],
    ['playing', (rosa: Guest) => rosa.move(LEAD), 1],
  ])('is taken back at any moment by %s', (_, speak, tiles) => {
    const { table, keeper, rosa } = idleRosa();
    keeper.say({ type: 'standIn', person: rosa.id ?? '', sits: true });
    expect(rosa.facts.chairs[1]).toMatchObject({ bot: true, idle: false, here: true });
    speak(rosa);
    expect(keeper.facts.chairs[1]).toMatchObject({ bot: false });
    table.clock.pass(THOUGHT);
    expect(laid(keeper)).toBe(tiles);
  });

  test('is not waited for between rounds, and taken back by saying Ready', () => {
    const { table, keeper, rosa, abel } = idleRosa();
    keeper.say({ type: 'standIn', person: rosa.id ?? '', sits: true });
    playOn(table, [keeper, abel], () => keeper.facts.at === 'roundOver');
    rosa.say({ type: 'ready' });
    expect(keeper.facts.chairs[1]).toMatchObject({ bot: false, ready: true });
    table.clock.pass(GO_ON_MS);
    expect(keeper.facts.at).toBe('playing');
  });

  test('is its owner’s again once the game is off the table', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: 15 }, { target: 1 });
    rosa.drop();
    table.clock.pass(15 * SECOND);
    playOn(table, [keeper, abel], () => keeper.facts.at === 'gameOver');
    expect(keeper.facts.chairs[1]).toMatchObject({ bot: true });
    const { setup, options } = keeper.facts;
    keeper.say({ type: 'setup', setup, options });
    expect(keeper.facts.chairs[1]).toMatchObject({ is: 'person', here: false, bot: false });
  });

  test('belongs to whoever sits: a watcher takes nothing back', () => {
    const { table } = tableOf();
    const wen = table.come({ as: 'watch', name: 'Wen' });
    wen.say({ type: 'takeBack' });
    expect(wen.refusal).toBe('no-seat');
  });
});

describe('the time of a turn', () => {
  test('is told with each step and to whoever comes, and nothing is counted where there is none', () => {
    const { table, keeper, rosa } = tableOf({ turnTime: 30 });
    expect(keeper.last('step').turnLeft).toBe(30 * SECOND);
    table.clock.pass(12 * SECOND);
    expect(table.come({ as: 'watch' }).facts.turnLeft).toBe(18 * SECOND);
    rosa.move(LEAD);
    expect(keeper.last('step').turnLeft).toBe(30 * SECOND);
    expect(tableOf().keeper.last('step')).not.toHaveProperty('turnLeft');
  });

  test.each([30, 60, 120] as const)('of %d seconds over, a bot plays that turn and no other', (time) => {
    const { table, keeper, rosa, abel } = tableOf({ turnTime: time });
    table.clock.pass(time * SECOND - 1);
    expect(laid(keeper)).toBe(0);
    table.clock.pass(1 + THOUGHT);
    expect([laid(keeper), keeper.facts.chairs[1]]).toMatchObject([
      1,
      { here: true, bot: false, idle: false },
    ]);
    abel.move({ type: 'play', tile: makeTile(6, 5), end: 'left' });
    keeper.move({ type: 'play', tile: makeTile(5, 1), end: 'left' });
    table.clock.pass(time * SECOND - 1);
    expect(laid(keeper)).toBe(3);
    rosa.move({ type: 'play', tile: makeTile(6, 3), end: 'right' });
    expect(rosa.refusal).toBeNull();
  });

  test('goes on through a draw', () => {
    const { table, keeper, rosa, abel } = tableOf({ turnTime: 30 }, {}, ['5-4 2-2', '4-4 6-5']);
    rosa.move(LEAD);
    table.clock.pass(10 * SECOND);
    abel.move({ type: 'draw' });
    expect(keeper.last('step').events).toContainEqual({ type: 'drew', seat: 2, count: 1 });
    expect(keeper.last('step')).toMatchObject({ turnLeft: 20 * SECOND });
    table.clock.pass(20 * SECOND + THOUGHT);
    expect(laid(keeper)).toBe(2);
  });

  test('runs for who is away as well, so that nobody waits longer for them', () => {
    const { table, keeper, rosa } = tableOf({ awayAfter: null, turnTime: 60 });
    rosa.drop();
    table.clock.pass(60 * SECOND + THOUGHT);
    expect([laid(keeper), keeper.facts.chairs[1]]).toMatchObject([1, { here: false, bot: false }]);
  });

  test('does not run while a bot plays for them, and begins anew when they take their seat back', () => {
    const { table, keeper, rosa } = tableOf({ awayAfter: 15, turnTime: 30 });
    rosa.drop();
    table.clock.pass(15 * SECOND);
    expect(keeper.facts.turnLeft).toBeNull();
    const again = back(table, rosa);
    expect(again.facts.turnLeft).toBe(30 * SECOND);
  });
});

describe('how people sit', () => {
  const say = (guest: Guest, options: Partial<TableOptions>): void =>
    guest.say({ type: 'options', options: { ...USUAL_OPTIONS, ...options } });

  test('is the keeper’s to change at any time, also in play, and everybody is told', () => {
    const { keeper, rosa } = tableOf();
    say(rosa, { awayAfter: null });
    expect([rosa.refusal, rosa.facts.options.awayAfter]).toEqual(['not-keeper', 60]);
    say(keeper, { awayAfter: null, turnTime: 120, pace: 'brisk' });
    expect(rosa.facts).toMatchObject({
      at: 'playing',
      options: { awayAfter: null, turnTime: 120, pace: 'brisk' },
      turnLeft: 120 * SECOND,
    });
  });

  test.each<[AwayAfter, AwayAfter, number, boolean]>([
    [null, 15, 20, true],
    [120, 60, 59, false],
    [60, null, 600, false],
  ])('from %j to %j seconds: after %d away a bot plays: %j', (before, after, away, bot) => {
    const { table, keeper, rosa } = tableOf({ awayAfter: before });
    rosa.drop();
    table.clock.pass(10 * SECOND);
    say(keeper, { awayAfter: after });
    table.clock.pass((away - 10) * SECOND);
    expect(keeper.facts.chairs[1]).toMatchObject({ bot });
  });

  test.each<[TurnTime, TurnTime, number | null]>([
    [30, null, null],
    [null, 60, 60 * SECOND],
    [60, 60, 50 * SECOND],
  ])('a turn of %j seconds that may now take %j has %j ms left', (before, after, left) => {
    const { table, keeper } = tableOf({ turnTime: before });
    table.clock.pass(10 * SECOND);
    say(keeper, { turnTime: after, pace: 'slow' });
    expect(keeper.facts.turnLeft).toBe(left);
  });
});

describe('the keeper’s right', () => {
  test('is held for somebody who is away by whoever sat longest, and is theirs again when they are back', () => {
    const table = new FakeTable({ keeperToken: null });
    const [ana, ben, cara] = [table.come({ name: 'Ana' }), table.come(), table.come()];
    expect(cara.facts.keepers).toEqual([ana.id]);
    ana.drop();
    expect(cara.facts.keepers).toEqual([ben.id]);
    ben.drop();
    cara.drop();
    const again = back(table, ana);
    expect(again.facts.keepers).toEqual([ana.id]);
  });
});

describe('a move whose answer was lost', () => {
  test('does nothing when it is sent again: after coming back, after a bot, after taking the seat back', () => {
    const { table, keeper, rosa, abel } = tableOf({ awayAfter: 15 });
    const { seq } = rosa;
    rosa.move(LEAD, 'lost', seq);
    rosa.drop();
    const again = back(table, rosa);
    again.move(LEAD, 'lost', seq);
    expect(again.last('step')).toMatchObject({ events: [], seq: seq + 1 });

    abel.move({ type: 'play', tile: makeTile(6, 5), end: 'left' });
    keeper.move({ type: 'play', tile: makeTile(5, 1), end: 'left' });
    again.drop();
    table.clock.pass(15 * SECOND + THOUGHT);
    const later = back(table, again);
    const before = laid(later);
    later.move(LEAD, 'lost', seq);
    later.say({ type: 'takeBack' });
    later.move(LEAD, 'lost', seq);
    expect([laid(later), later.refusal]).toEqual([before, null]);
  });

  test('thought out for a table that has moved on is answered with the table as it is', () => {
    const { table, rosa } = tableOf({ awayAfter: 15 });
    const { seq } = rosa;
    rosa.drop();
    table.clock.pass(15 * SECOND + THOUGHT);
    const again = back(table, rosa);
    again.move(LEAD, 'old', seq);
    expect(again.last('refused')).toMatchObject({
      cmdId: 'old',
      reason: { code: 'stale' },
      view: { seat: 1 },
    });
  });
});
