import { expect, test } from 'vitest';
import { fullName, presentable } from '../../../src/main/settings/accountName';

test.each([
  ['maria', 'Maria'],
  ['maria.lopez', 'Maria Lopez'],
  ['tio_joão', 'Tio João'],
  ['ANA', 'ANA'],
  ['--', ''],
])('the account %s belongs to %j', (account, name) => {
  expect(presentable(account)).toBe(name);
});

const ACCOUNTS = [
  'root:x:0:0:root:/root:/bin/bash',
  'maria:x:1000:1000:María López,,,:/home/maria:/bin/bash',
  'mar:x:1001:1001::/home/mar:/bin/sh',
].join('\n');

test('the full name is taken where the system knows one', () => {
  expect(fullName('maria', ACCOUNTS)).toBe('María López');
});

test.each(['root', 'mar', 'nobody-here'])('the system knows no full name for %s', (account) => {
  expect(fullName(account, ACCOUNTS)).toBeNull();
});
