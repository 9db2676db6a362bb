import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Every change of path starts at the top, or at the part of the page that the address names. */
export const useScrollToTop = (): void => {
  const { pathname, hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what triggers it
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView({ block: 'center' });
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
};
