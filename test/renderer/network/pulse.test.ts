import { expect, test } from 'vitest';
import { Pulse } from '../../../src/renderer/network/pulse.svelte';
import type { FromPage } from '../../../src/shared/protocol/messages';

function pulseAt() {
  let now = 0;
  const said: FromPage['type'][] = [];
  const pulse = new Pulse(() => now);
  return {
    pulse,
    said,
    ask: (isKeeper: boolean) => pulse.ask(({ type }) => said.push(type), isKeeper),
    pass: (ms: number) => (now += ms),
  };
}

test('the time there and back is from the question to its answer', () => {
  const { pulse, ask, pass } = pulseAt();
  pulse.hear({ type: 'beat' });
  expect(pulse.roundTrip).toBeNull();
  ask(false);
  pass(7);
  pulse.hear({ type: 'beat' });
  expect(pulse.roundTrip).toBe(7);
});

test('only whoever keeps the table asks for the others', () => {
  const { pulse, said, ask } = pulseAt();
  ask(false);
  expect(said).toEqual(['beat']);
  ask(true);
  expect(said).toEqual(['beat', 'beat', 'network']);
  const people = [{ person: 'p1', name: 'Rosa', device: 'phone', roundTrip: 3 }] as const;
  pulse.hear({ type: 'network', people: [...people] });
  expect(pulse.people).toEqual(people);
});

test('a line that comes back is counted once, and nothing of the lost one is measured', () => {
  const { pulse, ask, pass } = pulseAt();
  pulse.up();
  expect(pulse.returns).toBe(0);
  ask(false);
  pulse.lost();
  pulse.lost();
  pulse.up();
  pass(500);
  pulse.hear({ type: 'beat' });
  expect([pulse.returns, pulse.roundTrip]).toEqual([1, null]);
  pulse.forget();
  expect(pulse.returns).toBe(0);
});
