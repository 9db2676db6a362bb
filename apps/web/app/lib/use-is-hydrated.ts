import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False during server rendering and hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
