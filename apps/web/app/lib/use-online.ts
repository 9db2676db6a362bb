import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** What the browser says about the network; pages of the server say `onServer`. */
export const useOnline = (onServer = true): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => onServer,
  );
