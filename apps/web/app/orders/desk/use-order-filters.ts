import { useSearchParams } from 'react-router';
import {
  type FilterChange,
  type OrderListQuery,
  readFilters,
  readSort,
  writeFilters,
} from './order-filters.ts';

export const useOrderFilters = (): [OrderListQuery, (change: FilterChange) => void] => {
  const [address, setAddress] = useSearchParams();
  const change = (wanted: FilterChange): void =>
    setAddress((now) => writeFilters(now, wanted), { replace: true, preventScrollReset: true });
  return [{ filters: readFilters(address), sort: readSort(address) }, change];
};
