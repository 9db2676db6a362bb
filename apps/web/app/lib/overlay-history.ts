import { useDeferredValue, useEffect, useReducer, useRef } from 'react';
import {
  type Location,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from 'react-router';
import { historyLevelOf, type Overlay, overlays } from './overlays.ts';
import { useStore } from './store.ts';

export const totalDepth = (all: readonly Overlay[]): number =>
  all.reduce((sum, { depth }) => sum + depth, 0);

/** Takes from the top what lies deeper than `depth`. */
export const closeDownTo = (all: readonly Overlay[], depth: number): void => {
  let base = totalDepth(all);
  for (const layer of [...all].reverse()) {
    base -= layer.depth;
    if (base + layer.depth > depth) layer.onBack(Math.max(0, depth - base));
  }
};

/** What the entry at a depth keeps for the layer that it belongs to. */
export const historyStateAt = (all: readonly Overlay[], depth: number): object => {
  let base = 0;
  for (const layer of all) {
    if (depth <= base + layer.depth) return layer.stateAt?.(depth - base) ?? {};
    base += layer.depth;
  }
  return {};
};

/**
 * Keeps the history as deep as what lies over the page, so that Back takes that away before it
 * leaves. Opening adds an entry with the same address, closing goes back over it. Entries that have
 * nothing left to show, of a page left by a link or loaded anew, are gone back over as well.
 */
export default function OverlayHistory(): null {
  const depth = useStore(overlays, totalDepth);
  // As late as the router shows what it does: whoever closes and goes elsewhere at once is seen going.
  const isSettled = useDeferredValue(depth) === depth;
  const location = useLocation();
  const kind = useNavigationType();
  const isIdle = useNavigation().state === 'idle';
  const navigate = useNavigate();
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const here = useRef({ location: null as Location | null, level: 0, held: 0, isMoving: false });

  useEffect(() => {
    const now = here.current;
    const { pathname, search, hash, state } = location;
    // Not its key: Back may be quicker than the screen, which then sees the same entry again.
    if (now.location !== location) {
      const isSamePage = kind === 'REPLACE' && now.location?.pathname === pathname;
      const isSameEntry = isSamePage && now.location?.search === search;
      if (!isSameEntry) now.level = historyLevelOf(state);
      // A filter that was chosen in a dialog has taken its entry: that is the page's own from now on,
      // and going back over it would undo the choice.
      if (isSamePage) now.held = Math.min(now.held, now.level);
      now.location = location;
      now.isMoving = false;
      if (now.level < now.held) {
        now.held = now.level;
        closeDownTo(overlays.get(), now.level);
        // What would not go gets its entry again.
        lookAgain();
        return;
      }
    }
    const isCurrent = depth === totalDepth(overlays.get());
    // The browser is at an entry already that the screen has not shown yet, such as a filter that was
    // chosen just now: going back from there would undo it.
    const isShown = (window.history.state?.key ?? 'default') === location.key;
    if (!isIdle || now.isMoving || !isCurrent || !isShown) return;
    // An entry is added at once, before anything else is pressed.
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
        state: { ...state, ...historyStateAt(overlays.get(), now.held), level: now.held },
        preventScrollReset: true,
      },
    );
  });
  return null;
}
