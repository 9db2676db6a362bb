import { readCatalogueJson } from '@haldi/contract/catalogue/catalogue-json-endpoints';
import { allServicesFile } from '@haldi/contract/catalogue/default-categories';
import {
  type CartChange,
  findCartChanges,
} from '@haldi/contract/checkout/compare-cart-with-catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callEndpoint } from '../../lib/call.ts';
import { useCart } from './cart-store.ts';

export const servicesOnSaleKey = ['checkout', 'services'];

export const servicesOnSaleQuery = queryOptions({
  queryKey: servicesOnSaleKey,
  queryFn: () => callEndpoint(readCatalogueJson, { params: { file: allServicesFile } }),
});

const useServicesOnSale = () => useQuery(servicesOnSaleQuery);

/** Empty while the catalogue is unavailable. */
export const useServiceChangesInCart = (): CartChange[] => {
  const { data: services = [] } = useServicesOnSale();
  return findCartChanges(useCart(), services);
};

export const useRefetchServicesOnMount = (): void => {
  const { refetch } = useServicesOnSale();
  useEffect(() => {
    void refetch({ cancelRefetch: false });
  }, [refetch]);
};
