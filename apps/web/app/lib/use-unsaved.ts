import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Holds whoever would leave with something unsaved; the answer decides whether they go. */
export const useUnsaved = (isUnsaved: boolean): Blocker => {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);
  return useBlocker(isUnsaved);
};
