import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { cacheVisited } from './register.ts';

/** Every page that was opened can be opened again without a connection. */
export const useCacheVisits = (): void => {
  const { pathname } = useLocation();
  useEffect(() => cacheVisited(pathname), [pathname]);
};
