import { type CartChange, changesSince } from '@haldi/contract/cart/cart-changes';
import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { useEffect } from 'react';
import { useCatalogueFile } from '../catalogue/queries.ts';
import { useCart } from './cart-store.ts';

/** What the catalogue says differently by now. */
export const useCartChanges = (): CartChange[] => {
  const { data: services = [] } = useCatalogueFile(allServicesFile);
  return changesSince(useCart(), services);
};

/** Asks the catalogue anew each time the cart opens. */
export const useFreshCatalogue = (): void => {
  const { refetch } = useCatalogueFile(allServicesFile);
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
};
