import { afterEach, expect, test, vi } from 'vitest';
import { pageViewNameOf, sendPageViewToGoogle } from './page-views.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/', '/'],
  ['/service/nailart', '/service/nailart'],
  ['/service/waxing/', '/service/waxing'],
  ['/service/mens-grooming', '/service/mens-grooming'],
  ['/service/nope', '/service/:category'],
  ['/track-order/u1/123456', '/track-order/:userId/:orderId'],
  ['/admin/orders', '/admin/orders'],
  ['/nowhere/at/all', '/*'],
])('%s is counted as %s', (address, pattern) =>
  expect(pageViewNameOf(address, ['nailart', 'waxing', 'mens-grooming'])).toBe(pattern),
);

test('the analytics script is loaded once and gets every page view', () => {
  const scripts: { src?: string }[] = [];
  const page: { dataLayer?: { length: number; [place: number]: unknown }[] } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: 'https://haldi.example' });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: { src?: string }) => scripts.push(script) },
  });
  sendPageViewToGoogle('G-TEST', '/');
  sendPageViewToGoogle('G-TEST', '/blog');
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  ]);
  const told = (page.dataLayer ?? []).map((entry) => Array.from(entry));
  expect(told.filter(([kind]) => kind === 'event')).toEqual([
    ['event', 'page_view', { page_path: '/', page_location: 'https://haldi.example/' }],
    ['event', 'page_view', { page_path: '/blog', page_location: 'https://haldi.example/blog' }],
  ]);
});
