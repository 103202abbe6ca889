import { expect, test } from 'vitest';
import { listPeople } from '../../../src/renderer/network/people';
import { factsOf } from '../../main/table/facts';
import type { Chair } from '../../../src/shared/protocol/tableFacts';

const sits = (person: string, here: boolean): Chair => ({
  ...({ is: 'person', person, name: person, here, accepted: true, ready: false } as const),
  bot: false,
  idle: false,
  mayHost: false,
});

test('people stand in the order of their seats, then who watches; who is away is named too', () => {
  const facts = factsOf([
    sits('Inês', true),
    { is: 'bot', name: 'Nico', level: 'medium', temper: 'even' },
    sits('Abel', false),
    { is: 'empty' },
  ]);
  const connected = [
    { person: 'tv', name: '', device: 'desktop', roundTrip: 0.2 },
    { person: 'Inês', name: 'Inês', device: 'phone', roundTrip: 4 },
  ] as const;
  const listed = listPeople(facts, connected, 'Inês');
  expect(listed.map(({ name, seat, here, isYou }) => [name, seat, here, isYou])).toEqual([
    ['Inês', 0, true, true],
    ['Abel', 2, false, false],
    [null, null, true, false],
  ]);
  expect(listed.map(({ roundTrip }) => roundTrip)).toEqual([4, null, 0.2]);
});
