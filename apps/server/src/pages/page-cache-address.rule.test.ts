import { pagePatterns } from '@haldi/contract/pages/pages';
import { expect, test } from 'vitest';
import { pageCacheAddress } from './page-cache-address.ts';

const known = {
  isPost: async (id: string) => id === 'post-1',
  isMenuPage: async (slug: string) => slug === 'facial-cleanup',
};

test.each([
  ['/', '/'],
  ['/blog?search=x', '/blog'],
  ['/BLOG', '/blog'],
  ['/%62log', '/blog'],
  ['/blog/post-1', '/blog/post-1'],
  ['/blog/post-2', '/blog/:postId'],
  ['/service/facial-cleanup?x=1', '/service/facial-cleanup'],
  ['/service/nothing', '/service/:category'],
  ['/track-order/somebody/123456', '/track-order/:userId/:orderId'],
  ['/track-order/somebody', '/*'],
  ['/admin/beauticians/7', '/admin/beauticians/:id'],
  ['/admin/nonsense', '/admin/*'],
  ['/ADMIN/orders/x/y', '/admin/*'],
  ['/administration', '/*'],
  ['/made-up', '/*'],
  ['/blog/', '/*'],
  ['//:80', '/*'],
  ['//[', '/*'],
  ['//evil.example/blog', '/*'],
  ['/a/../blog', '/blog'],
  ['/%ff', '/*'],
  ['/_.data?_routes=root', '/_.data'],
  ['/blog.data?_routes=made-up', '/blog.data'],
  ['/blog/post-1.data', '/blog/post-1.data'],
  ['/made-up.data', '/*.data'],
])('%s is rendered as %s', async (url, address) => {
  expect(await pageCacheAddress(url, known)).toBe(address);
});

test('threat 35: made-up addresses render no more pages than there are patterns', async () => {
  const made = Array.from({ length: 1_000 }, (_, n) => [
    `/${n}`,
    `/admin/${n}/${n}`,
    `/blog/${n}?x=${n}`,
    `/blog.data?_routes=${n}`,
    `/track-order/${n}/${n}`,
    `/service/${n}.data`,
  ]).flat();
  const rendered = new Set(await Promise.all(made.map((url) => pageCacheAddress(url, known))));
  expect(rendered.size).toBeLessThanOrEqual(2 * pagePatterns.length);
});
