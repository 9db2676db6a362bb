import type { PublicBranding } from '@haldi/contract/branding/schema';
import { useRouteLoaderData } from 'react-router';
import { createStore, useStore } from '../lib/store.ts';

/** Set after this window has saved other branding than the page was loaded with. */
const changed = createStore<PublicBranding | undefined>(undefined);

export const useBranding = (): PublicBranding => {
  const root = useRouteLoaderData<{ brand: PublicBranding }>('root');
  return useStore(changed) ?? (root as { brand: PublicBranding }).brand;
};

export const setBranding = (brand: PublicBranding): void => changed.update(() => brand);
