import { describe, expect, test } from 'vitest';
import { categories } from '../catalogue/categories.ts';
import { countedPage, countedPages } from './counted-pages.ts';
import { recordPageView } from './endpoints.ts';
import { nameOfPage } from './page-name.ts';

test('each category is counted by itself, whatever else by its pattern', () => {
  expect(countedPage('/service/:category', 'waxing')).toBe('/service/waxing');
  expect(countedPage('/service/:category', 'nowhere')).toBe('/service/:category');
  expect(countedPage('/blog/:postId', 'waxing')).toBe('/blog/:postId');
  expect(countedPage('/', undefined)).toBe('/');
  for (const { slug } of categories) expect(countedPages).toContain(`/service/${slug}`);
});

describe('what is counted', () => {
  test.each(['/', '/service/waxing', '/service/:category'])('%s', (page) => {
    expect(recordPageView.body?.safeParse({ page }).success).toBe(true);
  });
  test.each(['/service/nowhere', '/track-order/u1/123456', ''])('not %s', (page) => {
    expect(recordPageView.body?.safeParse({ page }).success).toBe(false);
  });
});

test.each([
  ['/', 'Home'],
  ['/service/bleach-dtan', 'Bleach & De-Tan'],
  ['/service/:category', 'Categories, not told apart'],
  ['/my-order', '/my-order'],
  ['/gone', '/gone'],
])('%s is called %s', (page, name) => expect(nameOfPage(page)).toBe(name));
