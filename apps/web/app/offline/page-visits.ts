import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { keepVisited } from './register.ts';

/** Every page that was opened can be opened again without a line. */
export const useKeptVisits = (): void => {
  const { pathname } = useLocation();
  useEffect(() => keepVisited(pathname), [pathname]);
};
