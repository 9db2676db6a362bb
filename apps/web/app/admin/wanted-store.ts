import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { askBuild } from '../lib/ask-build.ts';
import { createStore, useStore } from '../lib/store.ts';

/** The address of a screen that somebody wants and whose code cannot be had now. */
export const wantedAddress = createStore<string | null>(null);

/** Leaves for it once the server answers: else we would end at the browser's own error page. */
const goTo = async (address: string): Promise<void> => {
  if ((await askBuild()) !== 'unreachable') location.assign(address);
};

/** The same, and what looks for it again; whoever goes elsewhere wants it no longer. */
export const useWantedScreen = (): [wanted: string | null, goOn: () => void] => {
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going elsewhere is what triggers it
  useEffect(() => () => wantedAddress.update(() => null), [pathname, search]);
  const wanted = useStore(wantedAddress);
  return [wanted, () => void (wanted && goTo(wanted))];
};
