import { useNavigation } from 'react-router';
import { shellCopy } from './copy.ts';

/**
 * Blank yellow while the next page's code or data is on its way. The router alone would keep
 * showing the old page, which reads as a dead tap on a slow phone.
 */
export function LoadingPlaceholder() {
  const navigation = useNavigation();
  if (navigation.state !== 'loading') return null;
  return (
    <div
      role="progressbar"
      aria-label={shellCopy.loading}
      className="fixed inset-0 z-30 animate-[appear_0s_120ms_both] bg-haldi-200"
    />
  );
}
