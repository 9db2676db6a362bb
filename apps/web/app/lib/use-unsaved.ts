import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { holdUnsaved } from './unsaved.ts';

/** Back while it is asked whether to leave means no. */
const useBackIsNo = (blocker: Blocker): void => {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (blocker.state === 'blocked' && wasAsking.current) blocker.reset();
    wasAsking.current = blocker.state === 'blocked';
  }, [blocker]);
};

/**
 * Holds whoever would leave with something unsaved; the answer decides whether they go. What opens
 * over the page leaves nothing.
 */
export const useUnsaved = (isUnsaved: boolean): Blocker => {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = holdUnsaved();
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => {
      release();
      window.removeEventListener('beforeunload', hold);
    };
  }, [isUnsaved]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useBackIsNo(blocker);
  return blocker;
};
