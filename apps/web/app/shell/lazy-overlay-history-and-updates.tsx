import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { overlayLevelOf, overlays } from '../lib/overlays.ts';
import { useStore } from '../lib/store.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { lazyWithPreload } from '../ui/lazy-with-preload.ts';
import { MountOnFirstOpen } from '../ui/mount-on-first-open.tsx';

const LateCode = lazyWithPreload(() => import('./overlay-history-and-update-notice.tsx'));

/**
 * Loads code for dialogs after the page, or at once if the history has entries of a closed dialog.
 * It must be loaded before the next deployment removes the files.
 */
export function LazyOverlayHistoryAndUpdates() {
  const hasLayers = useStore(overlays, ({ length }) => length > 0);
  const { state } = useLocation();
  const hasLevel = useIsHydrated() && overlayLevelOf(state) > 0;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => void setTimeout(setIsDue, 2_000, true), []);
  return (
    <MountOnFirstOpen open={isDue || hasLayers || hasLevel} fallback={null}>
      <LateCode />
    </MountOnFirstOpen>
  );
}
