import type { Keeper } from './store.ts';

/** The browser's storage for tests: what it holds is `kept`, to be looked at and changed from outside. */
export const memoryStorage = (kept: Map<string, string> = new Map()): Keeper => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});
