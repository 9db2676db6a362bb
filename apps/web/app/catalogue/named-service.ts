import { useLocation } from 'react-router';
import { useInBrowser } from '../lib/in-browser.ts';

/** The service that the address names after its `#`; known to the browser only. */
export const useNamedService = (): string | undefined => {
  const { hash } = useLocation();
  const isHydrated = useInBrowser();
  return isHydrated ? hash.slice(1) : undefined;
};
