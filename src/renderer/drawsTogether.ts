import type { GameEvent } from '../shared/engine/events';

/** Draws of one seat in a row as one: people see somebody draw three tiles, not one tile three times. */
export function drawsTogether(events: readonly GameEvent[]): readonly GameEvent[] {
  const together: GameEvent[] = [];
  for (const event of events) {
    const last = together.at(-1);
    if (event.type === 'drew' && last?.type === 'drew' && last.seat === event.seat) {
      together[together.length - 1] = { ...last, count: last.count + event.count };
    } else together.push(event);
  }
  return together;
}
