import { expect, test } from 'vitest';
import routes from './routes.ts';

type Entry = { path?: string; index?: boolean; children?: Entry[] };

const addressesOf = (entries: readonly Entry[], parent = ''): string[] =>
  entries.flatMap(({ path, index, children = [] }) => {
    const address = index
      ? parent || '/'
      : [parent, path].filter((part) => part !== undefined).join('/');
    return [address, ...addressesOf(children, address)];
  });

test('every address of the specification has a screen', async () => {
  const addresses = addressesOf(await routes);
  for (const address of [
    '/',
    '/about',
    '/review',
    '/book',
    '/designs',
    '/auth-success',
    '/track-order/:userId/:orderId',
    '/my-order',
    '/order-history',
    '/profile',
    '/search-services',
    '/blog/:postId?',
    '/faq',
    '/contact',
    '/contact/signup',
    '/contact/login',
    '/contact/logout',
    '/service',
    '/service/:category',
    '/admin',
    '/admin/orders',
    '/admin/users',
    '/admin/beauticians',
    '/admin/services',
    '/admin/analytics',
    '/admin/settings',
    '/admin/beauticians',
    '/admin/services',
    '/admin/analytics',
    '/admin/settings',
  ]) {
    expect(addresses).toContain(address);
  }
});
