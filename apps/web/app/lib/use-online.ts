import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** `onServer` is used during server rendering. */
export const useOnline = (onServer = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => onServer,
  );
