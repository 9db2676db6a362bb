import { useCallback, useSyncExternalStore } from 'react';

/** False during server rendering and hydration. */
export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
};

/** The `lg` breakpoint of the style sheets. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 64rem)');
