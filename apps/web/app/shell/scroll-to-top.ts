import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every change of path starts at the top, or at the part of the page that the address names. */
export const useScrollToTop = (): void => {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    // A card reads best in the middle of the screen, a heading above what it heads.
    if (target) target.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
};
