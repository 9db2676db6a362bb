import { useEffect } from 'react';
import { repeatEarlyInput } from './early-input.ts';

/** React answers from now on: what was done before is done again, tests and measurements are told. */
export const useHydratedMark = (): void => {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
    // On its own: while React is at work it does not hydrate what is pressed.
    setTimeout(repeatEarlyInput);
  }, []);
};
