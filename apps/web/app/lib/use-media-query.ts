import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; no while the server renders and the page is hydrated. */
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

/** The width from which the product shows its wide layout; the style sheets call it `lg`. */
export const useIsWide = (): boolean => useMediaQuery('(width >= 64rem)');
