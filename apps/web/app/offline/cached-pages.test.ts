import { expect, test } from 'vitest';
import { offerable } from './cached-pages.ts';

test('kept pages are named, in the order of the site', () => {
  const at = (path: string) => `https://haldi.example${path}`;
  const kept = ['/service/waxing', '/', '/offline', '/Json%20Files/AllServices.json', '/'].map(at);
  expect(offerable(kept)).toEqual([
    { path: '/', name: 'Home' },
    { path: '/service/waxing', name: 'Waxing' },
  ]);
});
