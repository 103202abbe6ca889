import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOurPage, pageAddress } from '../../../src/main/pages/address';
import { answerPage } from '../../../src/main/pages/answer';
import { listPage } from '../../../src/main/host/pages';
import type { PageTable } from '../../../src/main/host/pages';

let folder = '';
let table: PageTable = new Map();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-page-'));
  await mkdir(join(folder, 'page', 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'not for pages');
  await writeFile(join(folder, 'page', 'index.html'), '<h1>Boneyard</h1>');
  await writeFile(join(folder, 'page', 'assets', 'index-1.js'), 'void 0');
  await writeFile(join(folder, 'page', 'assets', 'besley.woff2'), 'font');
  await writeFile(join(folder, 'page', 'assets', 'index-1.js.map'), '{}');
  table = (await listPage(join(folder, 'page'))) ?? table;
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, method = 'GET'): Promise<Response> =>
  answerPage({ method, url: `boneyard://page${path}` }, table, (file) => readFile(file));

test.each([
  ['/', 'text/html; charset=utf-8', '<h1>Boneyard</h1>'],
  ['/tv', 'text/html; charset=utf-8', '<h1>Boneyard</h1>'],
  ['/assets/index-1.js', 'text/javascript; charset=utf-8', 'void 0'],
  ['/assets/besley.woff2', 'font/woff2', 'font'],
])('%s is served as %s', async (path, type, text) => {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe(type);
  expect(await answer.text()).toBe(text);
});

test.each([
  '/secret.txt',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..\\..\\secret.txt',
  '/assets',
  '/assets/index-1.js.map',
  '/%00',
  '//etc/passwd',
])('%s does not exist', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('nothing but GET is answered', async () => {
  expect((await ask('/', 'POST')).status).toBe(405);
});

test.each(['/', '/assets/index-1.js', '/nowhere'])('%s comes with a closed content policy', async (path) => {
  const { headers } = await ask(path);
  const policy = headers.get('Content-Security-Policy') ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'none'",
      "frame-ancestors 'none'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test.each(['page/assets', 'nowhere'])('in %s no page was built', async (inner) => {
  expect(await listPage(join(folder, inner))).toBeNull();
});

test('the two pages have the addresses that src/renderer/address.ts reads', () => {
  expect(pageAddress('player', null)).toBe('boneyard://page/');
  expect(pageAddress('table', null)).toBe('boneyard://page/tv');
  expect(pageAddress('table', 'http://localhost:5173')).toBe('http://localhost:5173/tv');
});

test.each([
  ['boneyard://page/', true],
  ['boneyard://page/tv', true],
  ['boneyard://page/tv#round', true],
  ['boneyard://page/assets/index-1.js', false],
  ['boneyard://page.example/', false],
  ['boneyard://page/?x', false],
  ['https://page/', false],
  ['file:///page/', false],
  ['http://localhost:5173/', false],
  ['about:blank', false],
  ['', false],
])('%s is one of our pages: %j', (address, is) => {
  expect(isOurPage(address, null)).toBe(is);
});
