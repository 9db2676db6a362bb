import { useEffect } from 'react';
import { pressHeld } from './held-presses.ts';

/** Tells tests and measurements that the page answers to clicks from now on. */
export const useHydratedMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    pressHeld();
  }, []);
};
