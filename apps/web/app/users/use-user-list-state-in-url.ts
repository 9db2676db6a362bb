import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const readShown = (address: URLSearchParams): number =>
  Number.parseInt(address.get('shown') ?? '', 10) || 0;

/** The search and the number of users shown are in the address, so that reload and Back restore them. */
export const useUserListStateInUrl = () => {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const search = address.get('search')?.trim() ?? '';
  const [opened] = useState({ search, shown: readShown(address) });
  const write = (change: (next: URLSearchParams) => void): void =>
    setAddress(
      (now) => {
        const next = new URLSearchParams(now);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true, state },
    );
  return {
    search,
    /** When the screen was opened; 0 for another search. */
    shown: opened.search === search ? opened.shown : 0,
    setSearch: (wanted: string): void =>
      write((next) => {
        next.delete('shown');
        if (wanted) next.set('search', wanted);
        else next.delete('search');
      }),
    setShown: (count: number): void => write((next) => next.set('shown', String(count))),
  };
};
export type UserListStateInUrl = ReturnType<typeof useUserListStateInUrl>;
