import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Whatever lies over the page goes away when another one is chosen, even the one that is shown. */
export const useCloseOnNavigation = (close: () => void): void => {
  const { key } = useLocation();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  }, [close]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the navigation is what triggers it
  useEffect(() => latest.current(), [key]);
};
