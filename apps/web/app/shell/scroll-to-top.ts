import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';

/** Of a route whose addresses open something over one and the same page. */
export type RouteHandle = { keepsPlace?: boolean };

/** Every change of path starts at the top, or at the part of the page that the address names. */
export const useScrollToTop = (): void => {
  const { pathname, hash } = useLocation();
  const last = useMatches().at(-1);
  const page = (last?.handle as RouteHandle | undefined)?.keepsPlace ? last?.id : pathname;
  const isHydrated = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    // A page that has just been hydrated stays where its reader has scrolled to in the meantime.
    const hasArrived = isHydrated.current;
    isHydrated.current = true;
    const target = hash ? document.getElementById(hash.slice(1)) : null;
    // A card reads best in the middle of the screen, a heading above what it heads.
    if (target) target.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
    else if (hasArrived) window.scrollTo(0, 0);
  }, [page, hash]);
};
