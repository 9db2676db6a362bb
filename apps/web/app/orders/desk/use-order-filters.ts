import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type FilterChange,
  type OrderListQuery,
  readFilters,
  readSort,
  writeFilters,
} from './order-filters.ts';

const restMs = 250;

/** The filters live in the address, so that a reload and a link keep them. */
export const useOrderFilters = (): [OrderListQuery, (change: FilterChange) => void] => {
  const [address, setAddress] = useSearchParams();
  const change = (wanted: FilterChange): void =>
    setAddress((now) => writeFilters(now, wanted), { replace: true, preventScrollReset: true });
  return [{ filters: readFilters(address), sort: readSort(address) }, change];
};

/** What is typed into the search box; the address follows when the typing rests. */
export const useTypedSearch = (inAddress: string, write: (search: string) => void) => {
  const [typed, setTyped] = useState(inAddress);
  const written = useRef(inAddress);
  const latestWrite = useRef(write);
  useEffect(() => {
    latestWrite.current = write;
  }, [write]);
  // A link to this screen, from the notifications for example, brings its own search.
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
    }, restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
};
