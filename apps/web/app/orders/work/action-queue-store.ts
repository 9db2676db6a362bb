import { createStore, type StorageArea, useStore } from '../../lib/store.ts';
import {
  type ActionRefusal,
  nextQueuePosition,
  type QueuedAction,
  sortByQueuePosition,
} from './action-queue-rules.ts';

/** One key per action, so that two tabs do not overwrite each other. */
const prefix = 'workAct:';

/** Undefined for foreign or truncated values. */
const parseAction = (text: string | null): QueuedAction | undefined => {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<QueuedAction> | null;
    const isComplete = value?.attempt && value.userId && value.pressedAt && value.act?.kind;
    return isComplete && typeof value.place === 'number' ? (value as QueuedAction) : undefined;
  } catch {
    return undefined;
  }
};

type Storage = StorageArea & { keys: () => string[] };

const browserStorage: Storage = {
  keys: () => Object.keys(localStorage),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
};

/**
 * The actions stay on the phone until the server accepts them or the beautician has seen the
 * refusal.
 */
export const createActionQueue = (storage: Storage) => {
  /** For full or blocked storage. */
  const inMemory = new Map<string, QueuedAction>();
  const store = createStore<readonly QueuedAction[]>([]);
  let lastText = '';
  let isListening = false;

  const stored = (): QueuedAction[] => {
    try {
      return storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => parseAction(storage.getItem(key)))
        .filter((action) => action !== undefined);
    } catch {
      // Storage is blocked; `write` reports it.
      return [];
    }
  };
  const all = (): QueuedAction[] => sortByQueuePosition([...stored(), ...inMemory.values()]);
  const refresh = (): void => {
    const current = all();
    const text = JSON.stringify(current);
    if (text === lastText) return;
    lastText = text;
    store.update(() => current);
  };
  const write = (action: QueuedAction): void => {
    try {
      storage.setItem(prefix + action.attempt, JSON.stringify(action));
    } catch (error) {
      console.warn('An act is kept in memory only', error);
      inMemory.set(action.attempt, action);
    }
    refresh();
  };

  return {
    all,
    /** Stored before it returns. */
    add: (action: Omit<QueuedAction, 'place'>): void =>
      write({ ...action, place: nextQueuePosition(all()) }),
    refuse: (action: QueuedAction, refusal: ActionRefusal): void =>
      write({ ...action, ...refusal }),
    remove: ({ attempt }: Pick<QueuedAction, 'attempt'>): void => {
      inMemory.delete(attempt);
      try {
        storage.removeItem(prefix + attempt);
      } catch {
        // Storage is blocked.
      }
      refresh();
    },
    store: {
      initial: store.initial,
      get: () => {
        refresh();
        return store.get();
      },
      update: store.update,
      subscribe: (listener: () => void) => {
        if (!isListening) {
          isListening = true;
          window.addEventListener('storage', refresh);
          window.addEventListener('pageshow', refresh);
        }
        return store.subscribe(listener);
      },
    },
  };
};

export const actionQueue = createActionQueue(browserStorage);

export const useQueuedActions = (userId: string): QueuedAction[] =>
  useStore(actionQueue.store).filter((action) => action.userId === userId);
