import { useLocation, useNavigation } from 'react-router';
import { shellCopy } from './copy.ts';

/**
 * A golden line at the top as soon as a link is followed, then blank yellow, while the next page's code
 * or data is on its way. The router alone would keep showing the old page, which reads as a dead tap on
 * a slow phone. Header and bottom bar stay above the blank, so that a second thought can still be tapped.
 */
export function LoadingPlaceholder() {
  const { state, location } = useNavigation();
  const { pathname, search } = useLocation();
  const isSamePage = location?.pathname === pathname && location.search === search;
  if (state !== 'loading' || !location || isSamePage) return null;
  return (
    <>
      <div className="loading-line" />
      <div
        role="progressbar"
        aria-label={shellCopy.loading}
        className="fixed inset-0 z-10 animate-[appear_0s_120ms_both] bg-haldi-200"
      />
    </>
  );
}
