import { expect, test } from 'vitest';
import { verdictOf } from '../../../src/renderer/network/verdict';
import type { AtTable, Verdict } from '../../../src/renderer/network/verdict';
import type { EarState, NetworkNews } from '../../../src/shared/network';

const adapter = (discovery: EarState) => ({
  name: 'eth0',
  address: '10.0.0.7',
  isSideDoor: false,
  discovery,
});
const news = (known: Partial<NetworkNews>): NetworkNews => ({
  discovery: 'looking',
  adapters: [adapter('hears')],
  table: null,
  ...known,
});
const OURS = { is: 'ours', port: 27500, addresses: ['10.0.0.7:27500'] } as const;
const THEIRS = { is: 'theirs', address: '10.0.0.9:27500' } as const;
const UP: AtTable = { solo: false, isUp: true };
const LOST: AtTable = { solo: false, isUp: false };

test.each<[string, NetworkNews | null, AtTable | null, Verdict | null]>([
  ['nothing known yet', null, null, 'trying'],
  ['no adapter', news({ discovery: 'noNetwork', adapters: [] }), null, 'offline'],
  ['an adapter just opened', news({ adapters: [adapter('fresh')] }), null, 'trying'],
  ['an adapter that hears itself', news({}), null, 'findsTables'],
  ['deaf adapters', news({ discovery: 'blocked', adapters: [adapter('deaf')] }), null, 'blocked'],
  ['a taken port', news({ discovery: 'portTaken', adapters: [adapter('portTaken')] }), null, 'portTaken'],
  ['our table, findable', news({ table: OURS }), UP, 'found'],
  ['our table, not findable', news({ discovery: 'blocked', table: OURS }), UP, 'blocked'],
  ['a guest where nothing is found', news({ discovery: 'blocked', table: THEIRS }), UP, 'connected'],
  ['a guest in a browser', null, UP, 'connected'],
  ['a guest whose table is lost', news({ table: THEIRS }), LOST, null],
  ['a game against bots', news({}), { solo: true, isUp: true }, 'alone'],
])('%s', (_, known, table, verdict) => {
  expect(verdictOf(known, table)).toBe(verdict);
});
