import { describe, expectTypeOf, test } from 'vitest';
import type { State } from '../../../src/shared/engine/state';
import type { SeatView, View, WatchView } from '../../../src/shared/engine/view';
import { viewFor } from '../../../src/shared/engine/view';

declare const state: State;

describe('a state is no view', () => {
  test('spread into one it does not compile', () => {
    // @ts-expect-error -- secrets must not get into a view
    const watching: WatchView = { ...state, as: 'watch' };
    // @ts-expect-error -- secrets must not get into a view
    const seated: SeatView = { ...state, as: 'seat', seat: 0, hand: [], legal: [] };
    expectTypeOf(watching).toExtend<View>();
    expectTypeOf(seated).toExtend<View>();
  });

  test('and is none by its type', () => {
    expectTypeOf<State>().not.toExtend<Omit<WatchView, 'as'>>();
    expectTypeOf<State['secrets']>().not.toExtend<View['secrets']>();
  });

  test('but its table alone makes a view for whoever watches', () => {
    expectTypeOf({ as: 'watch' as const, table: state.table }).toExtend<WatchView>();
  });
});

describe('the view somebody gets', () => {
  test('is that of a seat for a seat and has a hand, and none for whoever watches', () => {
    expectTypeOf(viewFor(state, { as: 'seat', seat: 0 })).toEqualTypeOf<SeatView>();
    expectTypeOf(viewFor(state, { as: 'watch' })).toEqualTypeOf<WatchView>();
    expectTypeOf<keyof WatchView>().toEqualTypeOf<'as' | 'table' | 'secrets'>();
  });

  test('cannot be changed', () => {
    const view = viewFor(state, { as: 'seat', seat: 0 });
    // @ts-expect-error -- readonly
    view.hand[0] = view.hand[1]!;
    // @ts-expect-error -- readonly
    view.table.scores[0] = 100;
  });
});
