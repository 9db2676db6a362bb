import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { hasUnsavedForm } from './use-unsaved-warning.ts';

/** Back while the question is shown means "Stay". */
const useBackIsNo = (blocker: Blocker): void => {
  const wasAsking = useRef(false);
  useEffect(() => {
    if (blocker.state === 'blocked' && wasAsking.current) blocker.reset();
    wasAsking.current = blocker.state === 'blocked';
  }, [blocker]);
};

/**
 * Asks before leaving a page with unsaved input; overlays do not count. React Router supports only
 * one blocker at a time.
 */
export const useLeaveBlocker = (): Blocker => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && hasUnsavedForm(),
  );
  useBackIsNo(blocker);
  return blocker;
};
