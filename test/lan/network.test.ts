import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const script = fileURLToPath(new URL('./netns-lan.sh', import.meta.url));
const lan = (...words: readonly string[]): string => execFileSync(script, words, { encoding: 'utf8' });

beforeAll(() => lan('up', '2'));
afterAll(() => lan('down'));

test('two machines on the switch have addresses of their own and no route out', () => {
  expect(lan('exec', '1', 'ip', '-4', '-brief', 'address')).toContain('10.77.0.1/24');
  expect(lan('exec', '2', 'ip', '-4', '-brief', 'address')).toContain('10.77.0.2/24');
  expect(lan('exec', '1', 'ip', 'route', 'show', 'default')).toBe('');
});
