import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';

const load = async () => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('sessionStorage', memoryStorage());
  return import('./reopen-cart-after-login-store.ts');
};
let store: Awaited<ReturnType<typeof load>>;
beforeEach(async () => {
  store = await load();
});

test('leads to the log in page and back to the same page', () => {
  expect(store.rememberCartAndGetLogInPath('/contact/login', '/service/waxing?a=1')).toBe(
    '/contact/login?next=%2Fservice%2Fwaxing%3Fa%3D1',
  );
  expect(store.consumeOpenCartRequest('/blog')).toBe(false);
  expect(store.consumeOpenCartRequest('/service/waxing?a=1')).toBe(true);
});

test('the cart opens only once', () => {
  store.rememberCartAndGetLogInPath('/profile', '/blog');
  expect(store.consumeOpenCartRequest('/blog')).toBe(true);
  expect(store.consumeOpenCartRequest('/blog')).toBe(false);
});

test.each(['/book', '/book?from=designs', '/book#address'])(
  'nothing opens over %s, and what waited elsewhere is forgotten',
  (path) => {
    store.rememberCartAndGetLogInPath('/profile', '/blog');
    expect(store.rememberCartAndGetLogInPath('/profile', path)).toBe(
      `/profile?next=${encodeURIComponent(path)}`,
    );
    expect(store.consumeOpenCartRequest(path)).toBe(false);
    expect(store.consumeOpenCartRequest('/blog')).toBe(false);
  },
);

test('a page whose path only starts with /book reopens its cart', () => {
  store.rememberCartAndGetLogInPath('/profile', '/bookkeeping');
  expect(store.consumeOpenCartRequest('/bookkeeping')).toBe(true);
});

test.each(['/contact/login', '/profile', '/contact/signup?next=%2F'])(
  'from %s it leads on to the booking page',
  (path) => {
    expect(store.rememberCartAndGetLogInPath('/profile', path)).toBe('/profile?next=%2Fbook');
  },
);
