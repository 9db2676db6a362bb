import { describe, expect, test, vi } from 'vitest';
import { createStoredValue, type Keeper } from './stored-value.ts';

/** One storage with several tabs: a write in one is an event in all others, as in a browser. */
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
    const keeper: Keeper = {
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
    const value = createStoredValue<string[]>({
      key: 'words',
      read: (saved) => saved?.split(' ') ?? [],
      write: (words) => (words.length > 0 ? words.join(' ') : null),
      keeper: () => keeper,
      otherTabs: () => window,
    });
    return { ...value, comeBack: () => window.dispatchEvent(new Event('pageshow')) };
  };
  return { held, openTab };
};

const add = (word: string) => (words: string[]) => [...words, word];

describe('a stored value', () => {
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

  test('a change builds on what another tab wrote even before its event came', () => {
    const { held, openTab } = browser();
    const tab = openTab();
    tab.update(add('one'));
    held.set('words', 'one two');
    tab.update(add('three'));
    expect(held.get('words')).toBe('one two three');
  });

  test('a page that comes back from memory reads what it has missed', () => {
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

  test('what is read stays the same object until it changes', () => {
    const { openTab } = browser();
    const tab = openTab();
    tab.update(add('one'));
    expect(tab.get()).toBe(tab.get());
  });

  const closed = (): never => {
    throw new Error('SecurityError');
  };
  const full: Keeper = { getItem: () => null, setItem: closed, removeItem: closed };
  test.each([
    ['closed', closed],
    ['full', () => full],
  ])('lives in memory where storage is %s', (_, keeper) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const tab = createStoredValue<string[]>({
      key: 'words',
      read: (saved) => saved?.split(' ') ?? [],
      write: (words) => words.join(' '),
      keeper,
      otherTabs: () => new EventTarget(),
    });
    expect(tab.get()).toEqual([]);
    tab.update(add('one'));
    expect(tab.get()).toEqual(['one']);
    tab.update(add('two'));
    expect(tab.get()).toEqual(['one', 'two']);
  });
});
