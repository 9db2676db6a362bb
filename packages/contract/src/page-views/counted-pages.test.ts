import { describe, expect, test } from 'vitest';
import { categories } from '../catalogue/categories.ts';
import { countedPage, isCountedEverywhere } from './counted-pages.ts';
import { recordPageView } from './endpoints.ts';
import { nameOfPage } from './page-name.ts';

const own = ['mens-grooming'];

test('each category is counted by itself, whatever else by its pattern', () => {
  expect(countedPage('/service/:category', 'waxing', own)).toBe('/service/waxing');
  expect(countedPage('/service/:category', 'mens-grooming', own)).toBe('/service/mens-grooming');
  expect(countedPage('/service/:category', 'nowhere', own)).toBe('/service/:category');
  expect(countedPage('/blog/:postId', 'waxing', own)).toBe('/blog/:postId');
  expect(countedPage('/', undefined, own)).toBe('/');
  for (const { slug } of categories) expect(isCountedEverywhere(`/service/${slug}`)).toBe(true);
});

describe('what is counted', () => {
  test.each(['/', '/service/waxing', '/service/:category', '/service/my-own'])('%s', (page) => {
    expect(recordPageView.body?.safeParse({ page }).success).toBe(true);
  });
  test.each(['/service/No Where', '/service/', '/track-order/u1/123456', ''])('not %s', (page) => {
    expect(recordPageView.body?.safeParse({ page }).success).toBe(false);
  });
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
