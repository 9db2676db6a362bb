import { useLayoutEffect } from 'react';
import { pressHeld } from './held-presses.ts';

/** The page answers from now on: what was pressed before is pressed, tests and measurements are told. */
export const useHydratedMark = (): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    pressHeld();
  }, []);
};
