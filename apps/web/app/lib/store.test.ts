import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStore, createStoredStore, type StorageArea, useStore } from './store.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a store', () => {
  test('notifies listeners of each change until they unsubscribe', () => {
    const store = createStore(1);
    const seen: number[] = [];
    const stop = store.subscribe(() => seen.push(store.get()));
    store.update((value) => value + 1);
    stop();
    store.update((value) => value + 1);
    expect(seen).toEqual([2]);
    expect(store.get()).toBe(3);
  });

  test('the server renders the initial value', () => {
    const store = createStore({ word: 'first', other: 1 });
    store.update(() => ({ word: 'second', other: 2 }));
    const Shown = () => `${useStore(store).other} ${useStore(store, ({ word }) => word)}`;
    expect(renderToString(createElement(Shown))).toBe('1 first');
  });
});

/** One storage and several tabs: a write in one is an event in the others. */
const browser = () => {
  const held = new Map<string, string>();
  const tabs: EventTarget[] = [];
  const openTab = () => {
    const window = new EventTarget();
    tabs.push(window);
    const tellOthers = (key: string): void => {
      for (const tab of tabs) {
        if (tab !== window) tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    };
    const getStorage: StorageArea = {
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => {
        held.set(key, value);
        tellOthers(key);
      },
      removeItem: (key) => {
        held.delete(key);
        tellOthers(key);
      },
    };
    const words = createStoredStore<string[]>({
      key: 'words',
      read: (saved) => saved?.split(' ') ?? [],
      write: (list) => (list.length > 0 ? list.join(' ') : null),
      getStorage: () => getStorage,
    });
    const subscribe = (listener: () => void) => {
      vi.stubGlobal('window', window);
      return words.subscribe(listener);
    };
    return { ...words, subscribe, comeBack: () => window.dispatchEvent(new Event('pageshow')) };
  };
  return { held, openTab };
};

const add = (word: string) => (words: string[]) => [...words, word];

describe('a stored store', () => {
  test('is restored on start, saved after each change and deleted when empty', () => {
    const { held, openTab } = browser();
    held.set('words', 'one');
    const tab = openTab();
    expect(tab.get()).toEqual(['one']);
    tab.update(add('two'));
    expect(held.get('words')).toBe('one two');
    tab.update(() => []);
    expect(held.has('words')).toBe(false);
  });

  test('two tabs agree', () => {
    const { openTab } = browser();
    const first = openTab();
    const second = openTab();
    const seen = vi.fn();
    first.subscribe(() => undefined);
    second.subscribe(seen);
    first.update(add('one'));
    expect(second.get()).toEqual(['one']);
    expect(seen).toHaveBeenCalledOnce();
    second.update(add('two'));
    expect(first.get()).toEqual(['one', 'two']);
  });

  test('a change includes what another tab wrote before its event arrives', () => {
    const { held, openTab } = browser();
    const tab = openTab();
    tab.update(add('one'));
    held.set('words', 'one two');
    tab.update(add('three'));
    expect(held.get('words')).toBe('one two three');
  });

  test('a page from the back/forward cache reads what it has missed', () => {
    const { held, openTab } = browser();
    const tab = openTab();
    const seen = vi.fn();
    tab.subscribe(seen);
    expect(tab.get()).toEqual([]);
    held.set('words', 'one');
    tab.comeBack();
    expect(tab.get()).toEqual(['one']);
    expect(seen).toHaveBeenCalledOnce();
  });

  test('the value is the same object until it changes', () => {
    const { openTab } = browser();
    const tab = openTab();
    tab.update(add('one'));
    expect(tab.get()).toBe(tab.get());
  });

  const closed = (): never => {
    throw new Error('SecurityError');
  };
  const full: StorageArea = { getItem: () => null, setItem: closed, removeItem: closed };
  test.each([
    ['closed', closed],
    ['full', () => full],
  ])('lives in memory where storage is %s', (_, getStorage) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tab = createStoredStore<string[]>({
      key: 'words',
      read: (saved) => saved?.split(' ') ?? [],
      write: (words) => words.join(' '),
      getStorage,
    });
    expect(tab.get()).toEqual([]);
    tab.update(add('one'));
    expect(tab.get()).toEqual(['one']);
    tab.update(add('two'));
    expect(tab.get()).toEqual(['one', 'two']);
  });
});
