import { createStore, type StorageArea, useStore } from '../../lib/store.ts';
import { inQueueOrder, nextQueuePosition, type QueuedAction } from './action-queue.ts';

/** One key per action, so that two tabs do not overwrite each other. */
const prefix = 'workAct:';

/** Undefined for foreign or truncated values. */
const parsed = (text: string | null): QueuedAction | undefined => {
  try {
    const found = JSON.parse(text ?? 'null') as Partial<QueuedAction> | null;
    const isWhole = found?.attempt && found.userId && found.pressedAt && found.act?.kind;
    return isWhole && typeof found.place === 'number' ? (found as QueuedAction) : undefined;
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
  const shown = createStore<readonly QueuedAction[]>([]);
  let known = '';
  let isFollowed = false;

  const stored = (): QueuedAction[] => {
    try {
      return storage
        .keys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => parsed(storage.getItem(key)))
        .filter((kept) => kept !== undefined);
    } catch {
      // Storage is blocked; `write` reports it.
      return [];
    }
  };
  const all = (): QueuedAction[] => inQueueOrder([...stored(), ...inMemory.values()]);
  const show = (): void => {
    const current = all();
    const text = JSON.stringify(current);
    if (text === known) return;
    known = text;
    shown.update(() => current);
  };
  const write = (kept: QueuedAction): void => {
    try {
      storage.setItem(prefix + kept.attempt, JSON.stringify(kept));
    } catch (error) {
      console.warn('An act is kept in memory only', error);
      inMemory.set(kept.attempt, kept);
    }
    show();
  };

  return {
    all,
    /** Stored before it returns. */
    keep: (act: Omit<QueuedAction, 'place'>): void =>
      write({ ...act, place: nextQueuePosition(all()) }),
    refuse: (kept: QueuedAction, refused: string): void => write({ ...kept, refused }),
    drop: ({ attempt }: Pick<QueuedAction, 'attempt'>): void => {
      inMemory.delete(attempt);
      try {
        storage.removeItem(prefix + attempt);
      } catch {
        // Storage is blocked.
      }
      show();
    },
    store: {
      initial: shown.initial,
      get: () => {
        show();
        return shown.get();
      },
      update: shown.update,
      subscribe: (listener: () => void) => {
        if (!isFollowed) {
          isFollowed = true;
          window.addEventListener('storage', show);
          window.addEventListener('pageshow', show);
        }
        return shown.subscribe(listener);
      },
    },
  };
};

export const actionQueue = createActionQueue(browserStorage);

export const useQueuedActions = (userId: string): QueuedAction[] =>
  useStore(actionQueue.store).filter((kept) => kept.userId === userId);
