import type { GameEvent } from '../shared/engine/events';
import { sideOf } from '../shared/engine/seat';
import type { Table } from '../shared/engine/state';
import type { View } from '../shared/engine/view';
import { countTimes } from './beat';
import { additionNow } from './turn/addition';

/** What is shown of a step at some moment of it, in milliseconds after its beginning at the table's normal pace. */
export type Moment = { readonly after: number; readonly view: View };

function withTable(view: View, table: Partial<Table>): View {
  return { ...view, table: { ...view.table, ...table } };
}

/** The plays of the round, the last one as if it had scored nothing yet. */
function unscored(turns: Table['turns']): Table['turns'] {
  const last = turns.findLastIndex(({ did }) => did === 'play');
  return turns.map((turn, index) => {
    if (index !== last || turn.did !== 'play') return turn;
    const { scored: _, ...others } = turn;
    return others;
  });
}

/**
 * How the pad comes to what a step made of it: the strokes are drawn, then the total changes; and what the end of a
 * round is worth stands nowhere before it is explained. `before` are the scores that stood on the pad. Empty where
 * the step changes nothing on it; else the first moment is its beginning.
 */
export function momentsOf(
  events: readonly GameEvent[],
  view: View,
  before: readonly number[],
): readonly Moment[] {
  const play = events.find((event) => event.type === 'played');
  const isEnd = events.some(({ type }) => type === 'roundEnded');
  const { table } = view;
  if (play === undefined || play.scored === 0)
    return isEnd ? [{ after: 0, view: withTable(view, { scores: before }) }] : [];
  const side = sideOf(play.seat, table.rules.teams);
  const made = before.map((score, at) => (at === side ? score + play.scored : score));
  const times = countTimes(additionNow(table).counts.length, play.scored);
  return [
    { after: 0, view: withTable(view, { scores: before, turns: unscored(table.turns) }) },
    { after: times.strokes, view: withTable(view, { scores: before }) },
    { after: times.total, view: isEnd ? withTable(view, { scores: made }) : view },
  ];
}
