import { useEffect } from 'react';
import { pressHeld } from './held-presses.ts';

/** React answers from now on: what was pressed before is pressed, tests and measurements are told. */
export const useHydratedMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // On its own: while React is at work it does not hydrate what is pressed.
    setTimeout(pressHeld);
  }, []);
};
