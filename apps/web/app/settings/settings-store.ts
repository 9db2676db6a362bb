import type { PublicSettings } from '@haldi/contract/settings/schema';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** What is known to be newer than what the page was made with: only ever set in the browser. */
let newer: Partial<PublicSettings> | undefined;
let askedAt = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Something about the business that the server has just told. */
export const noteSettings = (told: Partial<PublicSettings>): void => {
  newer = { ...newer, ...told };
  for (const listener of listeners) listener();
};

/** Asks afresh; a page that stays open for days must not go by the charge of last week. */
export const refreshSettings = async (): Promise<void> => {
  askedAt = Date.now();
  try {
    // Loaded when it is needed: hardly anyone keeps a page open for that long.
    const { fetchSettings } = await import('./settings-call.ts');
    noteSettings(await fetchSettings());
  } catch (error) {
    console.warn('The settings were not read again', error);
  }
};

const restMs = 60_000;

/** Asks afresh whenever the page comes back into sight, at most once a minute. */
export const useFreshSettings = (): void => {
  useEffect(() => {
    askedAt = Date.now();
    const look = (): void => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAt < restMs) return;
      void refreshSettings();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};

export const useNewest = (loaded: PublicSettings): PublicSettings => {
  const told = useSyncExternalStore(
    subscribe,
    () => newer,
    () => undefined,
  );
  return useMemo(() => (told ? { ...loaded, ...told } : loaded), [loaded, told]);
};
