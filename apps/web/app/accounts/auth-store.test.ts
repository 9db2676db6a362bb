import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../lib/memory-storage.ts';

const useTab = (initial: Record<string, string>) => {
  vi.resetModules();
  const stored = new Map(Object.entries(initial));
  const events = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage(stored));
  vi.stubGlobal('window', events);
  return stored;
};

afterEach(() => vi.unstubAllGlobals());

describe('useAuth', () => {
  test('outside of its provider it throws', async () => {
    const { useAuth } = await import('./auth-store.tsx');
    const Outside = () => useAuth().token;
    expect(() => renderToString(createElement(Outside))).toThrow(
      'useAuth used outside of the Provider',
    );
  });
});

test('loading starts true', async () => {
  useTab({});
  const { AuthProvider, useAuth } = await import('./auth-store.tsx');
  const { QueryProvider } = await import('./query-provider.tsx');
  const Loading = () => String(useAuth().isLoading);
  const screen = createElement(AuthProvider, null, createElement(Loading));
  expect(renderToString(createElement(QueryProvider, null, screen))).toBe('true');
});

describe('the session', () => {
  test('storing a token signs in and clearing it signs out, in this tab or another', async () => {
    const stored = useTab({});
    const { session } = await import('./session-store.ts');
    const seen: (string | null)[] = [];
    session.subscribe(() => seen.push(session.token()));
    session.signIn('t1', 'u1');
    stored.delete('token');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    stored.set('token', 't2');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'token' }));
    session.forget();
    expect(seen).toEqual(['t1', null, 't2', null]);
  });

  test('is kept under token and userId; the cart is not touched', async () => {
    const stored = useTab({ cartItems: '[]' });
    const { session } = await import('./session-store.ts');
    session.signIn('t1', 'u1');
    expect(Object.fromEntries(stored)).toEqual({ cartItems: '[]', token: 't1', userId: 'u1' });
    session.forget();
    expect(Object.fromEntries(stored)).toEqual({ cartItems: '[]' });
  });

  test('ends after the given work; if that fails it continues', async () => {
    useTab({});
    const { session } = await import('./session-store.ts');
    const { getCredentials: credentials } = await import('../lib/credentials.ts');
    session.signIn('t1', 'u1');
    const refuse = async () => credentials().forget('t1');
    await session.end(async () => {
      await refuse();
      expect(session.token()).toBe('t1');
    });
    expect(session.token()).toBeNull();
    session.signIn('t1', 'u1');
    await expect(session.end(() => Promise.reject(new Error('offline')))).rejects.toThrow();
    expect(session.token()).toBe('t1');
    await refuse();
    expect(session.token()).toBeNull();
  });

  test('an error ends the session it belongs to, not a newer one', async () => {
    const stored = useTab({ token: 't1', userId: 'u1', cartItems: '[]' });
    const { session } = await import('./session-store.ts');
    const { getCredentials: credentials } = await import('../lib/credentials.ts');
    expect(credentials().token()).toBe('t1');
    session.signIn('t2', 'u2');
    credentials().forget('t1');
    expect(session.token()).toBe('t2');
    credentials().forget('t2');
    expect(Object.fromEntries(stored)).toEqual({ cartItems: '[]' });
  });
});
