import type { LinkNews } from '../../src/shared/desktop';
import type { GameEvent } from '../../src/shared/engine/events';
import type { View } from '../../src/shared/engine/view';
import type { TableInNode } from './tableInNode';

/** One step of a table: what was seen in it, and how the table is seen then. */
export type OneStep = { readonly events: readonly GameEvent[]; readonly view: View | null };

/** Lets a table go on step by step; to be asked for before a page is opened at it. */
export function stepsOf(table: TableInNode): () => OneStep {
  const heard: GameEvent[] = [];
  const listen = table.listen.bind(table);
  table.listen = (toPage) =>
    listen((news: LinkNews) => {
      if (news.is === 'said' && news.message.type === 'step') heard.push(...news.message.events);
      toPage(news);
    });
  return () => {
    heard.length = 0;
    let before: string | null = null;
    let now: View | null = null;
    table.playOn((view) => {
      now = view;
      before ??= placeIn(view);
      return placeIn(view) !== before;
    });
    return { events: [...heard], view: now };
  };
}

function placeIn({ table }: View): string {
  return `${table.round} ${table.turns.length} ${table.phase.at}`;
}
