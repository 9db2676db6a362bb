import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type FilterChange,
  type OrderListQuery,
  readFilters,
  readSort,
  writeFilters,
} from './order-filters.ts';

const debounceMs = 250;

export const useOrderFilters = (): [OrderListQuery, (change: FilterChange) => void] => {
  const [address, setAddress] = useSearchParams();
  const change = (wanted: FilterChange): void =>
    setAddress((now) => writeFilters(now, wanted), { replace: true, preventScrollReset: true });
  return [{ filters: readFilters(address), sort: readSort(address) }, change];
};

export const useDebouncedSearch = (inAddress: string, write: (search: string) => void) => {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  }, [write]);
  // Links to this screen, as in notifications, change the search.
  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);
  useEffect(() => {
    const search = typed.trim();
    if (search === written.current) return;
    const timer = setTimeout(() => {
      written.current = search;
      latestWrite.current(search);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
};
