import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { createStore, useStore } from '../lib/store.ts';

/** The address of a page that somebody wants and that cannot be reached now. */
export const wantedAddress = createStore<string | null>(null);

/** The same for whatever stands in its place; whoever goes elsewhere wants it no longer. */
export const useWanted = (): string | null => {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere is what triggers it
  useEffect(() => () => wantedAddress.update(() => null), [pathname, search]);
  return useStore(wantedAddress);
};
