import { expect, test } from 'vitest';
import { findPagesReadableOffline } from './cached-pages.ts';

test('lists cached pages in site order', () => {
  const at = (path: string) => `https://haldi.example${path}`;
  const cached = ['/service/waxing', '/', '/offline', '/Json%20Files/AllServices.json', '/'].map(
    at,
  );
  expect(findPagesReadableOffline(cached, [{ slug: 'waxing', name: 'Waxing' }])).toEqual([
    { path: '/', name: 'Home' },
    { path: '/service/waxing', name: 'Waxing' },
  ]);
});
