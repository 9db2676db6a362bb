import { pagePatterns } from '@haldi/contract/pages/pages';
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

/** An optional last segment means two addresses. */
const spelledOut = (address: string): string[] =>
  address.endsWith('?') ? [address.replace(/\/[^/]*$/, ''), address.slice(0, -1)] : [address];

const addresses = [...new Set(addressesOf(await routes).flatMap(spelledOut))];

test('every listed page has a route, and every route is listed', () => {
  expect(addresses.toSorted()).toEqual(pagePatterns.toSorted());
});

test('every address of the specification has a route', () => {
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
    '/blog',
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
  ]) {
    expect(addresses).toContain(address);
  }
});
