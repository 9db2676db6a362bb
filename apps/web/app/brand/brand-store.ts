import type { PublicBrand } from '@haldi/contract/brand/schema';
import { useRouteLoaderData } from 'react-router';
import { createStore, useStore } from '../lib/store.ts';

/** What this window has changed since it came. */
const changed = createStore<PublicBrand | undefined>(undefined);

/** How the salon looks: the root page loads it. */
export const useBrand = (): PublicBrand => {
  const root = useRouteLoaderData<{ brand: PublicBrand }>('root');
  // Around a page that could not even be loaded stands nothing that asks.
  return useStore(changed) ?? (root as { brand: PublicBrand }).brand;
};

/** How it looks from now on. */
export const noteBrand = (brand: PublicBrand): void => changed.update(() => brand);
