import { expect, test } from 'vitest';
import { hostPage } from '../../../src/main/client/hostPage';

test.each([
  ['192.168.1.24:27500', 'http://192.168.1.24:27500/'],
  ['10.0.0.7', 'http://10.0.0.7:27500/'],
  ['http://192.168.1.24:27500/tv#t=x', 'http://192.168.1.24:27500/'],
  ['localhost:27501', 'http://127.0.0.1:27501/'],
  ['8.8.8.8:80', null],
  ['https://example.com@192.168.1.24', null],
  ['javascript:alert(1)', null],
  ['file:///etc/passwd', null],
  ['', null],
])('the page of %j is %j', async (address, page) => {
  expect(await hostPage(address)).toBe(page);
});
