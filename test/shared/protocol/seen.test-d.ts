import type { InferOutput } from 'valibot';
import { describe, expectTypeOf, test } from 'vitest';
import type { GameEvent } from '../../../src/shared/engine/events';
import type { Move } from '../../../src/shared/engine/moves';
import type { Table } from '../../../src/shared/engine/state';
import type { Tile } from '../../../src/shared/engine/tile';
import type { View } from '../../../src/shared/engine/view';
import type {
  eventSchema,
  moveSchema,
  tableSchema,
  tileSchema,
  viewSchema,
} from '../../../src/shared/protocol/seen';

describe('what is read from the wire has exactly the type the engine gives it', () => {
  test('tiles', () => {
    expectTypeOf<InferOutput<typeof tileSchema>>().toEqualTypeOf<Tile>();
  });
  test('moves', () => {
    expectTypeOf<InferOutput<typeof moveSchema>>().toExtend<Move>();
    expectTypeOf<Move>().toExtend<InferOutput<typeof moveSchema>>();
  });
  test('events', () => {
    expectTypeOf<InferOutput<typeof eventSchema>>().toExtend<GameEvent>();
    expectTypeOf<GameEvent>().toExtend<InferOutput<typeof eventSchema>>();
  });
  test('tables', () => {
    expectTypeOf<InferOutput<typeof tableSchema>>().toExtend<Table>();
    expectTypeOf<Table>().toExtend<InferOutput<typeof tableSchema>>();
  });
  test('views', () => {
    expectTypeOf<InferOutput<typeof viewSchema>>().toExtend<View>();
    expectTypeOf<View>().toExtend<InferOutput<typeof viewSchema>>();
  });
});

describe('no view has a field for what its viewer may not see', () => {
  test('hands of others, the boneyard, the shuffle', () => {
    expectTypeOf<keyof View['table']>().not.toExtend<'secrets' | 'hands' | 'random'>();
    expectTypeOf<View['table']['boneyard']>().toEqualTypeOf<number>();
    expectTypeOf<{
      readonly as: 'watch';
      readonly table: Table;
      readonly secrets: object;
    }>().not.toExtend<View>();
  });
});
