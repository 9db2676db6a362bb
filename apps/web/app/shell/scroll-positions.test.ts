import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/memory-storage.ts';

const values = new Map<string, string>();

const load = () => {
  vi.resetModules();
  return import('./scroll-positions.ts');
};

beforeEach(() => {
  values.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(values));
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

test('positions survive a reload once they are saved', async () => {
  const page = await load();
  page.rememberScrollPosition('a /service', 900);
  page.rememberScrollPosition('b /faq', 20);
  page.forgetScrollPosition('b /faq');
  page.persistScrollPositions();
  const again = await load();
  expect(again.scrollPositionOf('a /service')).toBe(900);
  expect(again.scrollPositionOf('b /faq')).toBeUndefined();
});

test('keeps only the latest hundred', async () => {
  const page = await load();
  page.rememberScrollPosition('first', 1);
  for (let entry = 0; entry < 99; entry += 1) page.rememberScrollPosition(`${entry}`, entry);
  page.rememberScrollPosition('first', 2);
  page.rememberScrollPosition('last', 3);
  page.persistScrollPositions();
  const again = await load();
  expect(again.scrollPositionOf('first')).toBe(2);
  expect(again.scrollPositionOf('last')).toBe(3);
  expect(again.scrollPositionOf('0')).toBeUndefined();
  expect(again.scrollPositionOf('1')).toBe(1);
});

test.each(['nonsense', '{"a":1}', '[["a"],[1,2],null,"b"]'])(
  'stored %s has no positions',
  async (saved) => {
    values.set('places', saved);
    const page = await load();
    expect(page.scrollPositionOf('a')).toBeUndefined();
    page.rememberScrollPosition('a', 5);
    expect(page.scrollPositionOf('a')).toBe(5);
  },
);
