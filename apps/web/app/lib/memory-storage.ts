import type { StorageArea } from './store.ts';

/** The browser's storage for tests: what it holds is `values`, to be looked at and changed from outside. */
export const memoryStorage = (values: Map<string, string> = new Map()): StorageArea => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});
