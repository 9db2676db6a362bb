import type { StorageArea } from './store.ts';

/** Storage for tests, which read and change `values`. */
export const memoryStorage = (values: Map<string, string> = new Map()): StorageArea => ({
  getItem: (key) => values.get(key) ?? null,
  setItem: (key, value) => void values.set(key, value),
  removeItem: (key) => void values.delete(key),
});
