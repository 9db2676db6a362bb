import { useNavigation } from 'react-router';
import { shellCopy } from './copy.ts';

/**
 * A golden line at the top as soon as a link is followed, then blank yellow, while the next page's code
 * or data is on its way. The router alone would keep showing the old page, which reads as a dead tap on
 * a slow phone. Header and bottom bar stay above the blank, so that a second thought can still be tapped.
 */
export function LoadingPlaceholder() {
  const { state, location } = useNavigation();
  return state === 'loading' && location ? (
    <>
      <div className="loading-line" />
      <div
        role="progressbar"
        aria-label={shellCopy.loading}
        className="fixed inset-0 z-10 animate-[appear_0s_120ms_both] bg-haldi-200"
      />
    </>
  ) : null;
}
