import { allServicesFile } from '@haldi/contract/catalogue/categories';
import { readCatalogueJson } from '@haldi/contract/catalogue/endpoints';
import { type CartChange, findCartChanges } from '@haldi/contract/checkout/cart-changes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../lib/call.ts';
import { useCart } from './cart-store.ts';

export const servicesOnSaleKey = ['checkout', 'services'];

export const servicesOnSaleQuery = queryOptions({
  queryKey: servicesOnSaleKey,
  queryFn: () => call(readCatalogueJson, { params: { file: allServicesFile } }),
});

const useServicesOnSale = () => useQuery(servicesOnSaleQuery);

/** Empty while the catalogue is unavailable. */
export const useCartChanges = (): CartChange[] => {
  const { data: services = [] } = useServicesOnSale();
  return findCartChanges(useCart(), services);
};

export const useRefreshServicesOnSale = (): void => {
  const { refetch } = useServicesOnSale();
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
};
