import { useDeferredValue, useEffect, useReducer, useRef } from 'react';
import {
  type Location,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { type Overlay, overlayLevelOf, overlays } from './overlays.ts';
import { useStore } from './store.ts';

export const totalOverlayDepth = (all: readonly Overlay[]): number =>
  all.reduce((sum, { depth }) => sum + depth, 0);

export const closeOverlaysAbove = (all: readonly Overlay[], depth: number): void => {
  let base = totalOverlayDepth(all);
  for (const layer of [...all].reverse()) {
    base -= layer.depth;
    if (base + layer.depth > depth) layer.onBack(Math.max(0, depth - base));
  }
};

export const overlayHistoryStateAt = (all: readonly Overlay[], depth: number): object => {
  let base = 0;
  for (const layer of all) {
    if (depth <= base + layer.depth) return layer.stateAt?.(depth - base) ?? {};
    base += layer.depth;
  }
  return {};
};

/**
 * Adds a history entry for each open overlay, so that Back closes it before leaving the page.
 * Closing goes back over its entry. Leftover entries, for example after a reload, are skipped.
 */
export default function OverlayHistory(): null {
  const depth = useStore(overlays, totalOverlayDepth);
  // Deferred like the router's own state: code that closes an overlay and navigates at once must
  // not also go back.
  const isSettled = useDeferredValue(depth) === depth;
  const location = useLocation();
  const kind = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const navigate = useNavigate();
  const [, rerender] = useReducer((looks: number) => looks + 1, 0);
  const here = useRef({ location: null as Location | null, level: 0, held: 0, isMoving: false });

  useEffect(() => {
    const now = here.current;
    const { pathname, search, hash, state } = location;
    // Compared by identity and not by key: after a fast Back, the same key can appear again.
    if (now.location !== location) {
      const isSamePage = kind === 'REPLACE' && now.location?.pathname === pathname;
      const isSameEntry = isSamePage && now.location?.search === search;
      if (!isSameEntry) now.level = overlayLevelOf(state);
      // A filter applied in a dialog replaces the dialog's entry. Going back over that entry would
      // undo the filter.
      if (isSamePage) now.held = Math.min(now.held, now.level);
      now.location = location;
      now.isMoving = false;
      if (now.level < now.held) {
        now.held = now.level;
        closeOverlaysAbove(overlays.get(), now.level);
        // An overlay that stayed open gets a new entry.
        rerender();
        return;
      }
    }
    const isCurrent = depth === totalOverlayDepth(overlays.get());
    // The browser may already be at an entry that is not rendered yet, for example after applying a
    // filter. Going back now would undo it.
    const isShown = (window.history.state?.key ?? 'default') === location.key;
    if (!isIdle || now.isMoving || !isCurrent || !isShown) return;
    // Entries are added at once; only going back is deferred.
    if (depth < now.level && !isSettled) return;
    now.held = Math.min(depth, now.level);
    if (depth === now.level) return;
    now.isMoving = true;
    if (depth < now.level) {
      void navigate(depth - now.level);
      return;
    }
    now.held = now.level + 1;
    void navigate(
      { pathname, search, hash },
      {
        state: { ...state, ...overlayHistoryStateAt(overlays.get(), now.held), level: now.held },
        preventScrollReset: true,
      },
    );
  });
  return null;
}
