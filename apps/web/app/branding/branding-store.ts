import type { PublicBranding } from '@haldi/contract/branding/schema';
import { useRouteLoaderData } from 'react-router';
import { createStore, useStore } from '../lib/store.ts';

/** What this window has changed since it came. */
const changed = createStore<PublicBranding | undefined>(undefined);

/** How the salon looks: the root page loads it. */
export const useBranding = (): PublicBranding => {
  const root = useRouteLoaderData<{ brand: PublicBranding }>('root');
  // Around a page that could not even be loaded stands nothing that asks.
  return useStore(changed) ?? (root as { brand: PublicBranding }).brand;
};

/** How it looks from now on. */
export const setBranding = (brand: PublicBranding): void => changed.update(() => brand);
