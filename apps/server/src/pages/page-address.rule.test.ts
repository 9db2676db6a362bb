import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/blog?search=x', '/blog'],
  ['/blog?_routes=a&x=1', '/blog?_routes=a'],
  [`/blog?_routes=${'x'.repeat(201)}`, '/blog'],
  ['//:80', '//:80'],
  ['//[', '//['],
  ['//evil.example/blog', '//evil.example/blog'],
  ['/a/../blog', '/blog'],
])('%s is kept under %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
