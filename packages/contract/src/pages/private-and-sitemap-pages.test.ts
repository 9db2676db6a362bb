import { describe, expect, test } from 'vitest';
import { pagePatterns } from './pages.ts';
import { isPrivatePage, sitemapPaths } from './private-and-sitemap-pages.ts';

const publicPatterns = [
  '/',
  '/about',
  '/review',
  '/book',
  '/designs',
  '/search-services',
  '/blog',
  '/blog/:postId',
  '/faq',
  '/contact',
  '/service',
  '/service/:category',
  '/privacy',
  '/terms',
  '/refunds',
  '/offline',
  '/*',
];

describe('private pages', () => {
  test.each(pagePatterns)('%s', (pattern) => {
    expect(isPrivatePage(pattern)).toBe(!publicPatterns.includes(pattern));
  });
  test.each([
    '/Profile',
    '/%70rofile',
    '//profile',
    '/CONTACT/login',
    '/contact//login',
    '/admin/',
  ])('%s is private in any spelling', (path) => {
    expect(isPrivatePage(path)).toBe(true);
  });
  test.each(['/administration', '/profiles', '/contact/', '/%', '/service/profile'])(
    '%s only looks like one',
    (path) => {
      expect(isPrivatePage(path)).toBe(false);
    },
  );
});

test('no private page is in the sitemap', () => {
  const listed = sitemapPaths([{ slug: 'facial-cleanup', offersMehndi: false }]);
  expect(listed.filter(isPrivatePage)).toEqual([]);
  expect(listed).toContain('/service/facial-cleanup');
  expect(listed).not.toContain('/service/:category');
});

test('the designs page is in the sitemap only if mehndi is on sale', () => {
  const page = { slug: 'weddingpackage', offersMehndi: true };
  expect(sitemapPaths([page])).toContain('/designs');
  expect(sitemapPaths([{ ...page, offersMehndi: false }])).not.toContain('/designs');
});
