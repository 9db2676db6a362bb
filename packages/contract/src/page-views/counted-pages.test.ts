import { expect, test } from 'vitest';
import { countedPage, nameOfPage } from './counted-pages.ts';

const own = ['waxing', 'mens-grooming'];

test('each category is counted by itself, whatever else by its pattern', () => {
  expect(countedPage('/service/:category', 'waxing', own)).toBe('/service/waxing');
  expect(countedPage('/service/:category', 'mens-grooming', own)).toBe('/service/mens-grooming');
  expect(countedPage('/service/:category', 'nowhere', own)).toBe('/service/:category');
  expect(countedPage('/blog/:postId', 'waxing', own)).toBe('/blog/:postId');
  expect(countedPage('/', undefined, own)).toBe('/');
});

test.each([
  ['/', 'Home'],
  ['/service/bleach-dtan', 'Bleach & De-Tan'],
  ['/service/:category', 'Categories, not told apart'],
  ['/my-order', '/my-order'],
  ['/gone', '/gone'],
])('%s is called %s', (page, name) =>
  expect(nameOfPage(page, [{ slug: 'bleach-dtan', name: 'Bleach & De-Tan' }])).toBe(name),
);
