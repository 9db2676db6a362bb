import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { catalogueFile } from '@haldi/contract/catalogue/endpoints';
import { type CartChange, findCartChanges } from '@haldi/contract/checkout/cart-changes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useCart } from './cart-store.ts';

export const servicesOnSaleKey = ['checkout', 'services'];

export const servicesOnSale = queryOptions({
  queryKey: servicesOnSaleKey,
  queryFn: () => call(catalogueFile, { params: { file: allServicesFile } }),
});

const useServicesOnSale = () => useQuery(servicesOnSale);

/** What the catalogue says differently by now; nothing while it cannot be read. */
export const useCartChanges = (): CartChange[] => {
  const { data: services = [] } = useServicesOnSale();
  return findCartChanges(useCart(), services);
};

/** Asks the catalogue anew each time the cart opens. */
export const useRefreshCatalogue = (): void => {
  const { refetch } = useServicesOnSale();
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
};
