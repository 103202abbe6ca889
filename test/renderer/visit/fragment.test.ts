import { expect, test } from 'vitest';
import { parseFragment } from '../../../src/renderer/visit/fragment';

test.each([
  ['#t=Zk3_-a', { is: 'link', token: 'Zk3_-a' }],
  ['#s=Zk3', { is: 'seat', token: 'Zk3' }],
  ['', null],
  ['#', null],
  ['#t=', null],
  ['#x=Zk3', null],
  ['#t=Zk3&s=Zk3', null],
  ['#t=<b>', null],
  [`#t=${'a'.repeat(65)}`, null],
])('%j brings %o', (hash, brought) => {
  expect(parseFragment(hash)).toEqual(brought);
});
