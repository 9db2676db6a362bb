import { useSyncExternalStore } from 'react';

/**
 * A value that components follow. Not zustand: what makes ours more than a set of listeners is the
 * form of our storage keys, tabs that agree and closed storage, and its `persist` would need all of
 * that written around it.
 */
export type Store<Value> = {
  /** Shown while the server renders and the page is hydrated. */
  initial: Value;
  get: () => Value;
  update: (change: (current: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A value that lives as long as the page. */
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

/** The part of the browser's storage that a stored value needs. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** One key of the storage. Once it refuses to keep something, it is left alone. */
const openKey = (key: string, keeper: () => StorageArea) => {
  let known: string | null = null;
  let isRefused = false;
  return {
    /** What another tab has written there since it was last read or written here. */
    changed: (): string | null | undefined => {
      if (isRefused) return undefined;
      try {
        const found = keeper().getItem(key);
        if (found === known) return undefined;
        known = found;
        return found;
      } catch {
        // Closed storage holds nothing; the first change says so.
        return undefined;
      }
    },
    save: (text: string | null): void => {
      known = text;
      try {
        if (text === null) keeper().removeItem(key);
        else keeper().setItem(key, text);
      } catch (error) {
        isRefused = true;
        console.warn(`${key} is kept in memory only`, error);
      }
    },
  };
};

type Stored<Value> = {
  key: string;
  /** Never throws: whatever is not ours reads as the empty value. */
  read: (saved: string | null) => Value;
  /** `null` deletes the key. */
  write: (value: Value) => string | null;
  keeper?: () => StorageArea;
};

/**
 * A value stored under one key of the browser's storage, shared by all tabs. Where storage is closed
 * (private windows, full disks) it lives in memory until the page ends.
 */
export const createStoredStore = <Value>(stored: Stored<Value>): Store<Value> => {
  const { key, read, write, keeper = () => localStorage } = stored;
  const storage = openKey(key, keeper);
  const store = createStore(read(null));
  let isLoaded = false;
  let isFollowed = false;

  const load = (): void => {
    isLoaded = true;
    const changed = storage.changed();
    if (changed !== undefined) store.update(() => read(changed));
  };
  const follow = (): void => {
    isFollowed = true;
    load();
    window.addEventListener('storage', ({ key: changed }) => {
      if (changed === null || changed === key) load();
    });
    // A page that comes back from the browser's memory has missed what other tabs said meanwhile.
    window.addEventListener('pageshow', load);
  };

  return {
    initial: store.initial,
    get: () => {
      if (!isLoaded) load();
      return store.get();
    },
    update: (change) => {
      // Another tab may have written since; its event can still be on the way.
      load();
      const next = change(store.get());
      storage.save(write(next));
      store.update(() => next);
    },
    subscribe: (listener) => {
      if (!isFollowed) follow();
      return store.subscribe(listener);
    },
  };
};

/** A store's value, or the part of it that a component shows: other changes leave it alone. */
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
