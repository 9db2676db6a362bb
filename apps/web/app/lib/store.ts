import { useSyncExternalStore } from 'react';

/**
 * Not zustand: most of this code handles the specified storage keys, several tabs and blocked
 * storage, which `persist` would not cover.
 */
export type Store<Value> = {
  /** Used during server rendering and hydration. */
  initial: Value;
  get: () => Value;
  update: (change: (current: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
};

export const createStore = <Value>(initial: Value): Store<Value> => {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    update: (change) => {
      value = change(value);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Not used again after a failed write. */
const openKey = (key: string, getStorage: () => StorageArea) => {
  let lastText: string | null = null;
  let isBlocked = false;
  return {
    /** Value written by another tab since the last read or write here; undefined if unchanged. */
    changed: (): string | null | undefined => {
      if (isBlocked) return undefined;
      try {
        const found = getStorage().getItem(key);
        if (found === lastText) return undefined;
        lastText = found;
        return found;
      } catch {
        // Blocked storage counts as empty; the first write logs it.
        return undefined;
      }
    },
    save: (text: string | null): void => {
      lastText = text;
      try {
        if (text === null) getStorage().removeItem(key);
        else getStorage().setItem(key, text);
      } catch (error) {
        isBlocked = true;
        console.warn(`${key} is kept in memory only`, error);
      }
    },
  };
};

type Stored<Value> = {
  key: string;
  /** Must not throw: invalid data gives the empty value. */
  read: (saved: string | null) => Value;
  /** `null` deletes the key. */
  write: (value: Value) => string | null;
  getStorage?: () => StorageArea;
};

/** Shared by all tabs. Kept in memory if storage is blocked or full. */
export const createStoredStore = <Value>(stored: Stored<Value>): Store<Value> => {
  const { key, read, write, getStorage = () => localStorage } = stored;
  const storage = openKey(key, getStorage);
  const store = createStore(read(null));
  let isLoaded = false;
  let isListening = false;

  const load = (): void => {
    isLoaded = true;
    const changed = storage.changed();
    if (changed !== undefined) store.update(() => read(changed));
  };
  const listen = (): void => {
    isListening = true;
    load();
    window.addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === key) load();
    });
    // A page from the back/forward cache has missed storage events.
    window.addEventListener('pageshow', load);
  };

  return {
    initial: store.initial,
    get: () => {
      if (!isLoaded) load();
      return store.get();
    },
    update: (change) => {
      // The event of another tab's write can still be pending.
      load();
      const next = change(store.get());
      storage.save(write(next));
      store.update(() => next);
    },
    subscribe: (listener) => {
      if (!isListening) listen();
      return store.subscribe(listener);
    },
  };
};

/** With `part`, the component renders again only when that part changes. */
export function useStore<Value>(store: Store<Value>): Value;
export function useStore<Value, Part>(store: Store<Value>, part: (value: Value) => Part): Part;
export function useStore<Value>(
  store: Store<Value>,
  part: (value: Value) => unknown = (value) => value,
): unknown {
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.get()),
    () => part(store.initial),
  );
}
