import type { PublicBrand } from '@haldi/contract/brand/schema';
import { useRouteLoaderData } from 'react-router';
import { createStore, useStore } from '../lib/store.ts';

/** What this window has changed since it came. */
const changed = createStore<PublicBrand | undefined>(undefined);

/** How the salon looks: the root page loads it. */
export const useBrand = (): PublicBrand => {
  const root = useRouteLoaderData<{ brand: PublicBrand }>('root');
  const brand = useStore(changed) ?? root?.brand;
  if (!brand) throw new Error('The brand is known only inside of a page');
  return brand;
};

/** How it looks from now on. */
export const noteBrand = (brand: PublicBrand): void => changed.update(() => brand);
