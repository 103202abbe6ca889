import { beforeEach, describe, expect, test } from 'vitest';
import { Lift } from '../../../../src/renderer/screens/lobby/lift.svelte';
import { factsWith, person } from '../../tables';

const facts = factsWith({
  at: 'gathering',
  chairs: [person('Inês'), person('Abel'), { is: 'empty' }, { is: 'empty' }],
});
const inês = { person: 'inês', name: 'Inês', from: 0 };
const abel = { person: 'abel', name: 'Abel', from: 1 };

let sat: (readonly [seat: number, person: string | null])[] = [];
let lift: Lift;
beforeEach(() => {
  sat = [];
  lift = new Lift({ facts, you: 'inês', sit: (seat, who) => void sat.push([seat, who ?? null]) });
});

describe('a card is carried', () => {
  test('by keys: Enter, arrows, Enter', () => {
    lift.press(abel);
    expect(lift.places).toEqual([2, 3, 0]);
    for (const key of ['ArrowRight', 'ArrowRight']) lift.key(key);
    expect(lift.over).toBe(3);
    lift.key('Enter');
    expect([sat, lift.card]).toEqual([[[3, 'abel']], null]);
  });

  test('by hand, as far as it was dragged, to the place it is over', () => {
    lift.dragOff(inês, { x: 100, y: 100 });
    lift.drag({ x: 160, y: 90 }, 2);
    expect([lift.over, lift.dragged]).toEqual([2, { x: 60, y: -10 }]);
    lift.drop();
    expect([sat, lift.card, lift.dragged]).toEqual([[[2, null]], null, null]);
  });

  test('home again where it is dropped on no place, by Escape, or by a second press', () => {
    lift.dragOff(abel, { x: 0, y: 0 });
    lift.drag({ x: 50, y: 50 }, null);
    lift.drop();
    expect(lift.card).toBeNull();
    lift.press(abel);
    lift.key('Escape');
    lift.press(abel);
    lift.press(abel);
    expect([lift.card, sat]).toEqual([null, []]);
  });

  test('nowhere that is no place for it', () => {
    lift.press(abel);
    lift.putOn(1);
    expect([sat, lift.card]).toEqual([[], null]);
  });
});
