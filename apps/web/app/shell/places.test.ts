import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/memory-storage.ts';

const values = new Map<string, string>();

/** As a page that is loaded anew knows them. */
const load = () => {
  vi.resetModules();
  return import('./places.ts');
};

beforeEach(() => {
  values.clear();
  vi.stubGlobal('sessionStorage', memoryStorage(values));
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

test('places outlive a reload once they are kept', async () => {
  const page = await load();
  page.rememberPlace('a /service', 900);
  page.rememberPlace('b /faq', 20);
  page.forgetPlace('b /faq');
  page.keepPlaces();
  const again = await load();
  expect(again.placeOf('a /service')).toBe(900);
  expect(again.placeOf('b /faq')).toBeUndefined();
});

test('only the latest hundred are kept', async () => {
  const page = await load();
  page.rememberPlace('first', 1);
  for (let entry = 0; entry < 99; entry += 1) page.rememberPlace(`${entry}`, entry);
  page.rememberPlace('first', 2);
  page.rememberPlace('last', 3);
  page.keepPlaces();
  const again = await load();
  expect(again.placeOf('first')).toBe(2);
  expect(again.placeOf('last')).toBe(3);
  expect(again.placeOf('0')).toBeUndefined();
  expect(again.placeOf('1')).toBe(1);
});

test.each(['nonsense', '{"a":1}', '[["a"],[1,2],null,"b"]'])(
  '%s holds no places',
  async (saved) => {
    values.set('places', saved);
    const page = await load();
    expect(page.placeOf('a')).toBeUndefined();
    page.rememberPlace('a', 5);
    expect(page.placeOf('a')).toBe(5);
  },
);
