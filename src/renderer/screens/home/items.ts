import type { LeftTable } from '../../../shared/leftTables';
import { texts } from '../../../shared/texts/texts';
import type { Item } from './choices';

/** What each way from Home does. */
export type Ways = {
  readonly playNow: () => void;
  readonly carryOn: (id: string) => void;
  readonly host: () => void;
  readonly join: () => void;
};

/** The ways from Home: a table that was left comes first, and another is begun beside it. `open` stand in this house. */
export function itemsOf(newest: LeftTable | null, open: number, ways: Ways): readonly Item[] {
  const { home } = texts();
  const first: Item =
    newest === null
      ? { ...home.playNow, onchoose: ways.playNow }
      : {
          title: home.playNow.title,
          says: newest.solo ? home.carryOn.solo(newest.round) : home.carryOn.house(newest.name, newest.round),
          onchoose: () => ways.carryOn(newest.id),
          other: { says: home.carryOn.anew, onchoose: ways.playNow },
        };
  return [
    first,
    { ...home.host, onchoose: ways.host },
    { title: home.join.title, says: home.join.says(open), onchoose: ways.join },
  ];
}
