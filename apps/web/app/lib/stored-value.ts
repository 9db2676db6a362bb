/** The part of the browser's storage that a stored value needs. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

type Options<Value> = {
  key: string;
  /** Never throws: whatever is not ours reads as the empty value. */
  read: (saved: string | null) => Value;
  /** `null` deletes the key. */
  write: (value: Value) => string | null;
  keeper?: () => Keeper;
  otherTabs?: () => EventTarget;
};

export type StoredValue<Value> = {
  get: () => Value;
  update: (change: (current: Value) => Value) => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A value kept under one key of the browser's storage, shared by all tabs. Where storage is closed
 * (private windows, full disks) it lives in memory until the page ends.
 */
export const createStoredValue = <Value>(options: Options<Value>): StoredValue<Value> => {
  const { key, read, write } = options;
  const keeper = options.keeper ?? (() => localStorage);
  const otherTabs = options.otherTabs ?? (() => window);
  const listeners = new Set<() => void>();
  let saved: string | null | undefined;
  let value = read(null);
  let isInMemoryOnly = false;

  const load = (): void => {
    if (isInMemoryOnly) return;
    let found: string | null;
    try {
      found = keeper().getItem(key);
    } catch {
      return;
    }
    if (found === saved) return;
    saved = found;
    value = read(found);
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const store = (next: Value): void => {
    value = next;
    saved = write(next);
    try {
      if (saved === null) keeper().removeItem(key);
      else keeper().setItem(key, saved);
    } catch (error) {
      isInMemoryOnly = true;
      console.warn(`${key} is kept in memory only`, error);
    }
  };
  const onOtherTab = (event: Event): void => {
    const changed = (event as StorageEvent).key;
    if (changed !== null && changed !== key) return;
    load();
    tell();
  };

  /** A page that comes back from the browser's memory has missed what other tabs said meanwhile. */
  const onReturn = (): void => {
    load();
    tell();
  };

  return {
    get: () => {
      if (saved === undefined) load();
      return value;
    },
    update: (change) => {
      // Another tab may have written since; its event can still be on the way.
      load();
      store(change(value));
      tell();
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        otherTabs().addEventListener('storage', onOtherTab);
        otherTabs().addEventListener('pageshow', onReturn);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        otherTabs().removeEventListener('storage', onOtherTab);
        otherTabs().removeEventListener('pageshow', onReturn);
      };
    },
  };
};
