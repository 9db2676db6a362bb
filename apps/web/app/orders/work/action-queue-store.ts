import { createStore, type StorageArea, useStore } from '../../lib/store.ts';
import { inQueueOrder, nextQueuePosition, type QueuedAction } from './action-queue.ts';

/** A key of its own for each: two tabs that write at once lose nothing of each other. */
const prefix = 'workAct:';

/** What is not ours, or was cut off, is no act. */
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

/** Her acts on this phone, until the server has taken them or she has read why it did not. */
export const createActionQueue = (storage: Storage) => {
  /** Where storage is closed or full they live as long as the page. */
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
      // Closed storage holds nothing; the first act says so.
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
    /** On the phone before it returns. */
    keep: (act: Omit<QueuedAction, 'place'>): void =>
      write({ ...act, place: nextQueuePosition(all()) }),
    refuse: (kept: QueuedAction, refused: string): void => write({ ...kept, refused }),
    drop: ({ attempt }: Pick<QueuedAction, 'attempt'>): void => {
      inMemory.delete(attempt);
      try {
        storage.removeItem(prefix + attempt);
      } catch {
        // Storage that is closed by now gives it back to nobody.
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

/** What this person did and the server has not taken yet, or not taken at all. */
export const useQueuedActions = (userId: string): QueuedAction[] =>
  useStore(actionQueue.store).filter((kept) => kept.userId === userId);
