import { pagePatterns } from '@haldi/contract/pages/pages';
import { isPrivatePage } from '@haldi/contract/pages/private-and-sitemap-pages';
import { isAdminPage, isWorkPage } from '@haldi/contract/pages/staff-pages';
import { describe, expect, test } from 'vitest';
import { offlinePageUrl, pagePathOfDataUrl, requestStrategyFor } from './request-strategy.ts';

const ownOrigin = 'https://haldi.example';
const plan = (path: string, mode = 'cors', method = 'GET') =>
  requestStrategyFor({ method, mode, url: new URL(path, ownOrigin), ownOrigin });

describe('nothing private is cached', () => {
  test.each(pagePatterns)('%s', (pattern) => {
    const expected = isPrivatePage(pattern) ? 'private-page' : 'page';
    const ofStaff = isWorkPage(pattern) ? 'work-page' : expected;
    expect(plan(pattern, 'navigate')).toBe(isAdminPage(pattern) ? 'desk-page' : ofStaff);
  });
  test.each([
    '/api/auth/user',
    '/api/orders/my-order/1',
    '/api/settings/public',
    '/API/orders',
    '/api',
  ])('%s is left to the browser, except the response of its own navigation', (path) => {
    expect(plan(path)).toBe('leave');
    expect(plan(path, 'navigate')).toBe('once');
  });
});

test.each([
  ['/assets/root-abc.js', 'asset'],
  ['/Json%20Files/AllServices.json', 'catalogue'],
  ['/Json Files/Mani.json', 'catalogue'],
  ['/pictures/mehndi/gol-tikki.svg', 'picture'],
  ['/favicon.svg', 'picture'],
  ['/_.data', 'page-data'],
  ['/profile.data', 'page-data'],
  ['/sw.js', 'leave'],
  ['/site.webmanifest', 'leave'],
  ['https://elsewhere.example/pictures/x.svg', 'leave'],
])('%s: %s', (path, expected) => {
  expect(plan(path)).toBe(expected);
});

test('requests that change something go to the server', () => {
  expect(plan('/about', 'navigate', 'POST')).toBe('leave');
});

test.each([
  ['/_.data', '/'],
  ['/service.data', '/service'],
  ['/service/waxing.data?_routes=root', '/service/waxing'],
  ['/designs.data?style=Arabic&_routes=a', '/designs?style=Arabic'],
])('%s belongs to %s', (data, page) => {
  expect(pagePathOfDataUrl(new URL(data, ownOrigin))).toBe(page);
});

test('the offline page keeps the target', () => {
  expect(offlinePageUrl('/')).toBe('/offline');
  expect(offlinePageUrl('/designs?style=A&b')).toBe('/offline?to=%2Fdesigns%3Fstyle%3DA%26b');
});
