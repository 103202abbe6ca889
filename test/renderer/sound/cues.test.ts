import { describe, expect, test } from 'vitest';
import { cuesOf, doorOf } from '../../../src/renderer/sound/cues';
import { pitchOf } from '../../../src/renderer/sound/sounds';
import type { GameEvent } from '../../../src/shared/engine/events';
import type { RoundEnd } from '../../../src/shared/engine/roundEnd';
import { tilesOfSet } from '../../../src/shared/engine/tile';
import type { Chair, TableFacts } from '../../../src/shared/protocol/tableFacts';
import { tile, viewWith } from '../tables';

const CONTACT = 400;
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
const played: GameEvent = { type: 'played', seat: 1, tile: tile('2-5'), end: 'left', sum: 12, scored: 0 };

/** Each sound by name with the milliseconds it waits, as somebody hears it who only looks on. */
function heard(...events: readonly GameEvent[]): readonly string[] {
  const { table } = viewWith([], []);
  return cuesOf({ events, view: { as: 'watch', table }, ends: 4, contact: CONTACT }).map(
    ({ sound, after }) => `${sound.name}${sound.name === 'chalk' ? ` ×${sound.strokes}` : ''} ${after}`,
  );
}

// design.md section 11: when each is heard.
test.each<{ says: string; events: readonly GameEvent[]; sounds: readonly string[] }>([
  { says: 'a tile laid: a clack as it touches', events: [played], sounds: ['clack 400'] },
  {
    says: 'points: after the clack, as many strokes of chalk as the sum has fives, when they are drawn',
    events: [{ ...played, sum: 20, scored: 20 }],
    sounds: ['clack 400', 'chalk ×4 1150'],
  },
  {
    says: 'a play that makes no five has no chalk',
    events: [{ ...played, sum: 4, scored: 4 }],
    sounds: ['clack 400'],
  },
  {
    says: 'somebody goes out: in place of the clack',
    events: [played, { type: 'roundEnded', end }],
    sounds: ['out 400'],
  },
  {
    says: 'a round that is stuck ends with the clack alone',
    events: [played, { type: 'roundEnded', end: { ...end, ended: 'blocked' } }],
    sounds: ['clack 400'],
  },
  {
    says: 'a game won, once the end of its round was seen',
    events: [played, { type: 'roundEnded', end }, { type: 'gameEnded', winner: 1 }],
    sounds: ['out 400', 'win 2000'],
  },
  {
    says: 'draws slide one after another',
    events: [{ type: 'drew', seat: 1, count: 3 }],
    sounds: ['slide 0', 'slide 140', 'slide 280'],
  },
  { says: 'a pass is a knock', events: [{ type: 'passed', seat: 1 }], sounds: ['knock 0'] },
  {
    says: 'before a deal the tiles are washed',
    events: [{ type: 'dealt', round: 2, leader: 1, reason: 'rotation' }],
    sounds: ['wash 0'],
  },
])('$says', ({ events, sounds }) => {
  expect(heard(...events)).toEqual(sounds);
});

test('my turn is a touch of brass, after what led to it', () => {
  const view = viewWith([], []);
  const names = (toMove: number): readonly string[] =>
    cuesOf({
      events: [{ type: 'passed', seat: 1 }],
      view: { ...view, table: { ...view.table, phase: { at: 'turn', toMove, drawn: 0 } } },
      ends: 0,
      contact: CONTACT,
    }).map(({ sound, after }) => `${sound.name} ${after}`);
  expect(names(view.seat)).toEqual(['knock 0', 'puck 600']);
  expect(names(view.seat + 1)).toEqual(['knock 0']);
});

describe('the door', () => {
  const person = (name: string, here = true): Chair => ({
    is: 'person',
    person: name,
    name,
    here,
    bot: false,
    idle: false,
    mayHost: false,
    accepted: true,
    ready: false,
  });
  const heardAfter = (before: readonly Chair[] | null, after: readonly Chair[]) => {
    const facts = (chairs: readonly Chair[]) => ({ chairs }) as TableFacts;
    const sound = doorOf(before === null ? null : facts(before), facts(after));
    return sound?.name === 'door' ? sound.way : null;
  };

  test.each([
    { says: 'rises when somebody sits down', before: [], after: [person('Rosa')], way: 'in' },
    {
      says: 'rises when somebody is back',
      before: [person('Rosa', false)],
      after: [person('Rosa')],
      way: 'in',
    },
    { says: 'falls when somebody leaves', before: [person('Rosa')], after: [], way: 'out' },
    {
      says: 'falls when somebody is away',
      before: [person('Rosa')],
      after: [person('Rosa', false)],
      way: 'out',
    },
    {
      says: 'is quiet when nobody comes or goes',
      before: [person('Rosa')],
      after: [person('Rosa')],
      way: null,
    },
    { says: 'is quiet when this screen comes in itself', before: null, after: [person('Rosa')], way: null },
  ])('$says', ({ before, after, way }) => {
    expect(heardAfter(before, after)).toBe(way);
  });
});

describe('the pitch of a tile', () => {
  test('is its own within 4 % of the usual one, and a double’s a third lower', () => {
    for (const each of tilesOfSet(18)) {
      const usual = each.split('-')[0] === each.split('-')[1] ? 4 / 5 : 1;
      expect(Math.abs(pitchOf(each) / usual - 1), each).toBeLessThanOrEqual(0.04);
    }
    expect(new Set(tilesOfSet(6).map(pitchOf)).size).toBeGreaterThan(20);
  });
});
