import { useSearchParams } from 'react-router';
import {
  applyFilterChangeToUrl,
  type FilterChange,
  type OrderListQuery,
  readOrderFilters,
  readSort,
} from './order-filters.ts';

export const useOrderFilters = (): [OrderListQuery, (change: FilterChange) => void] => {
  const [address, setAddress] = useSearchParams();
  const change = (wanted: FilterChange): void =>
    setAddress((now) => applyFilterChangeToUrl(now, wanted), {
      replace: true,
      preventScrollReset: true,
    });
  return [{ filters: readOrderFilters(address), sort: readSort(address) }, change];
};
