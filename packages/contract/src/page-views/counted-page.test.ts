import { expect, test } from 'vitest';
import { pageReportName, pageToCount } from './counted-page.ts';

const own = ['waxing', 'mens-grooming'];

test('each menu page is counted separately, all others by their pattern', () => {
  expect(pageToCount('/service/:category', 'waxing', own)).toBe('/service/waxing');
  expect(pageToCount('/service/:category', 'mens-grooming', own)).toBe('/service/mens-grooming');
  expect(pageToCount('/service/:category', 'nowhere', own)).toBe('/service/:category');
  expect(pageToCount('/blog/:postId', 'waxing', own)).toBe('/blog/:postId');
  expect(pageToCount('/', undefined, own)).toBe('/');
});

test.each([
  ['/', 'Home'],
  ['/service/bleach-dtan', 'Bleach & De-Tan'],
  ['/service/:category', 'Category pages, not counted separately'],
  ['/my-order', '/my-order'],
  ['/gone', '/gone'],
])('%s is called %s', (page, name) =>
  expect(pageReportName(page, [{ slug: 'bleach-dtan', name: 'Bleach & De-Tan' }])).toBe(name),
);
