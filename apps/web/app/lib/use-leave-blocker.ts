import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { hasUnsavedForm } from './use-unsaved.ts';

/** Back while it is asked whether to leave means no. */
const useBackIsNo = (blocker: Blocker): void => {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (blocker.state === 'blocked' && wasAsking.current) blocker.reset();
    wasAsking.current = blocker.state === 'blocked';
  }, [blocker]);
};

/**
 * Holds whoever would leave the page with something unsaved; the answer decides whether they go. What
 * opens over the page leaves nothing. The router has room for one of these.
 */
export const useLeaveBlocker = (): Blocker => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  );
  useBackIsNo(blocker);
  return blocker;
};
