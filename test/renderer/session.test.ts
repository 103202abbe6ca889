import { describe, expect, test } from 'vitest';
import { Session } from '../../src/renderer/session.svelte';
import { Stage } from '../../src/renderer/stage.svelte';
import type { LinkNews } from '../../src/shared/desktop';
import type { View } from '../../src/shared/engine/view';
import type { FromHost, FromPage } from '../../src/shared/protocol/messages';
import { USUAL_OPTIONS } from '../../src/shared/protocol/tableFacts';
import { FakeClock } from './fakeClock';
import { factsWith, person, playMove, viewWith } from './tables';

const first = viewWith(['2-3', '0-0'], [playMove('2-3', 'left')]);
const second = viewWith(['0-0'], [], { round: 2 });

function welcomeAt(seq: number, view: View): FromHost {
  return { type: 'welcome', protocol: 1, you: 'inês', seatToken: null, facts: factsWith(), seq, view };
}

function sessionAt(view = first) {
  const said: FromPage[] = [];
  let tell: (news: LinkNews) => void = () => undefined;
  const stage = new Stage({
    clock: new FakeClock(),
    tellComing: ({ seat, is }) => `${seat} ${is}`,
    isStill: () => true,
    pace: () => 1,
    isHidden: () => false,
    tell: ({ type }) => type,
  });
  const link = {
    say: (message: FromPage) => said.push(message),
    listen: (listener: (news: LinkNews) => void) => {
      tell = listener;
      return () => undefined;
    },
  };
  const session = new Session(link, stage, 'page');
  session.follow();
  const hear = (message: FromHost): void => tell({ is: 'said', message });
  hear(welcomeAt(7, view));
  return { session, stage, said, hear, tell: (news: LinkNews) => tell(news) };
}

describe('a session', () => {
  test('knows its seat and its right from the facts', () => {
    const { session } = sessionAt();
    expect([session.mySeat, session.isKeeper, session.connection]).toEqual([0, true, { is: 'up' }]);
  });

  test('sends a move with the number of the table it was picked at, and changes nothing else', () => {
    const { session, said, stage } = sessionAt();
    session.play(playMove('2-3', 'left'));
    expect(said).toEqual([{ type: 'move', cmdId: 'page-1', seq: 7, move: playMove('2-3', 'left') }]);
    expect([session.view, stage.shown]).toEqual([first, first]);
  });

  test('sends no second move while the first is on its way', () => {
    const { session, said } = sessionAt();
    session.play(playMove('2-3', 'left'));
    session.play(playMove('2-3', 'left'));
    expect(said).toHaveLength(1);
  });

  test('shows the step that answers it', () => {
    const { session, stage, hear } = sessionAt();
    session.play(playMove('2-3', 'left'));
    hear({ type: 'step', seq: 8, events: [{ type: 'passed', seat: 1 }], view: second });
    expect([session.pending, session.view, stage.shown]).toEqual([null, second, second]);
  });

  test('puts the tile back and keeps the reason when the host refuses', () => {
    const { session, stage, hear } = sessionAt();
    session.play(playMove('2-3', 'left'));
    hear({ type: 'refused', cmdId: 'page-1', reason: { code: 'stale' }, seq: 9, view: second });
    expect([session.pending, session.refusal, stage.shown]).toEqual([null, 'stale', second]);
  });

  test('leaves a move alone when something else is refused', () => {
    const { session, hear } = sessionAt();
    session.play(playMove('2-3', 'left'));
    hear({ type: 'refused', cmdId: null, reason: { code: 'seat-taken' }, seq: 7, view: first });
    expect([session.pending?.cmdId, session.refusal]).toEqual(['page-1', 'seat-taken']);
  });

  test('sends a move again, as the same one, that the table still waits for when the line is back', () => {
    const { session, said, hear } = sessionAt();
    session.play(playMove('2-3', 'left'));
    hear(welcomeAt(7, first));
    expect(said).toEqual([said[0], said[0]]);
    expect(session.pending?.cmdId).toBe('page-1');
  });

  test('lets a move go that the table has moved on from', () => {
    const { session, said, hear } = sessionAt();
    session.play(playMove('2-3', 'left'));
    hear(welcomeAt(8, second));
    expect([said.length, session.pending, session.view]).toEqual([1, null, second]);
  });

  test('forgets a refusal when something new is asked', () => {
    const { session, hear } = sessionAt();
    hear({ type: 'refused', cmdId: null, reason: { code: 'seat-taken' }, seq: 7, view: first });
    session.sit(2);
    expect(session.refusal).toBeNull();
  });

  test('takes the table it comes back to as it is', () => {
    const { session, stage, tell, hear } = sessionAt();
    session.play(playMove('2-3', 'left'));
    tell({ is: 'looking' });
    expect(session.connection).toEqual({ is: 'looking', cause: null });
    hear({
      type: 'welcome',
      protocol: 1,
      you: 'inês',
      seatToken: null,
      facts: factsWith(),
      seq: 9,
      view: second,
    });
    expect([session.connection, session.pending, stage.shown]).toEqual([{ is: 'up' }, null, second]);
  });

  test.each([
    [4003, 'takenOver'],
    [4004, 'removed'],
    [4005, 'closed'],
    [1008, 'malformed'],
    [1006, 'lost'],
    [1001, 'lost'],
  ] as const)('says of close code %i that it was %s', (code, ending) => {
    const { session, tell } = sessionAt();
    tell({ is: 'over', code });
    expect(session.connection).toEqual({ is: 'over', ending });
  });

  test('believes what the host said on parting rather than the code', () => {
    const { session, tell, hear } = sessionAt();
    hear({ type: 'bye', reason: 'removed' });
    tell({ is: 'over', code: 1006 });
    expect(session.connection).toEqual({ is: 'over', ending: 'removed' });
  });

  test('says why the table is away once that is known, and that its machine was asleep until something happens', () => {
    const { session, tell, hear } = sessionAt();
    tell({ is: 'looking' });
    expect(session.hindrance).toMatchObject({ is: 'looking', cause: null });
    tell({ is: 'looking', cause: 'asleep' });
    expect(session.hindrance).toMatchObject({ is: 'looking', cause: 'asleep' });
    tell({ is: 'up' });
    expect(session.hindrance).toBeNull();
    expect(session.pulse.returns).toBe(1);
    hear({ type: 'woke', name: 'Inês' });
    expect(session.hindrance).toEqual({ is: 'woke', name: 'Inês' });
    hear({ type: 'step', seq: 8, events: [{ type: 'passed', seat: 1 }], view: second });
    expect(session.hindrance).toBeNull();
  });

  test('tells who went away, whom a bot plays for and who is back, and knows it of itself', () => {
    const { session, stage, hear } = sessionAt();
    const chairs = (abel: object, ines: object = {}) => [person('Inês', ines), person('Abel', abel)];
    const meet = (...of: Parameters<typeof chairs>): void =>
      hear({ type: 'lobby', facts: factsWith({ chairs: chairs(...of) }) });
    meet({ here: false });
    meet({ here: false, bot: true });
    meet({}, { bot: true });
    expect(stage.told.map(({ text }) => text)).toEqual(['1 away', '1 bot', '0 bot', '1 back']);
    expect(session.isPlayedFor).toBe(true);
    meet({});
    expect(session.isPlayedFor).toBe(false);
  });

  test('counts the time of a turn as the host says it', () => {
    const { stage, hear } = sessionAt();
    hear({ type: 'step', seq: 8, events: [], view: second, turnLeft: 5000 });
    expect(stage.turnLeft).toBe(5);
    hear({ type: 'lobby', facts: factsWith({ turnLeft: 3000 }) });
    expect(stage.turnLeft).toBe(3);
    hear({ type: 'step', seq: 9, events: [], view: second });
    expect(stage.turnLeft).toBeNull();
  });

  test.each([
    ['takes its seat back', (session: Session) => session.takeBack(), { type: 'takeBack' }],
    [
      'lets a bot play for somebody',
      (session: Session) => session.standIn('p2', true),
      { type: 'standIn', person: 'p2', sits: true },
    ],
    [
      'changes how people sit',
      (session: Session) => session.setOptions(USUAL_OPTIONS),
      { type: 'options', options: USUAL_OPTIONS },
    ],
  ])('%s', (_, act, message) => {
    const { session, said } = sessionAt();
    act(session);
    expect(said).toEqual([message]);
  });
});
