import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** No while the server renders and the page is hydrated: what only the browser knows shows after. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
