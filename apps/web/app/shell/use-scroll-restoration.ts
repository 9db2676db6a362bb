import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import type { RouteHandle } from '../lib/route-handle.ts';
import { interactionEvents } from './first-interaction.ts';
import {
  forgetScrollPosition,
  persistScrollPositions,
  rememberScrollPosition,
  scrollPositionOf,
} from './scroll-positions.ts';

/** Cards are centred, headings aligned to the top. */
const showTarget = (hash: string): boolean => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
  return target !== null;
};

type Return = { place: number; isUnderWay: () => boolean; end: () => void };

/** Scrolls there, and again while content loads, unless the reader scrolls. */
const returnTo = (place: number): Return => {
  const { dataset } = document.documentElement;
  const moves = new AbortController();
  const isThere = (): boolean => Math.abs(window.scrollY - place) <= 1;
  // The browser applies measured heights one frame later, which may move the page: it is settled once a
  // frame leaves it in place.
  const settle = (): void => {
    if (moves.signal.aborted) return;
    if (isThere()) end();
    else go();
  };
  const go = (): void => {
    window.scrollTo(0, place);
    if (isThere()) requestAnimationFrame(settle);
  };
  const growth = new ResizeObserver(go);
  const end = (): void => {
    if (moves.signal.aborted) return;
    growth.disconnect();
    moves.abort();
    delete dataset.returning;
  };
  // Gives deferred parts their real height: see `below-*`.
  dataset.returning = '';
  window.scrollTo(0, place);
  growth.observe(document.body);
  for (const move of interactionEvents) {
    window.addEventListener(move, end, { signal: moves.signal, passive: true });
  }
  return { place, isUnderWay: () => !moves.signal.aborted, end };
};

const placeNow = (way: Return | undefined): number =>
  way?.isUnderWay() ? way.place : window.scrollY;

const isLoadedAgain = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
};

/** The browser scrolled as far as the incomplete page allowed. */
const isUnmoved = (): boolean =>
  !window.hasInteracted ||
  window.scrollY === 0 ||
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** An open dialog may fix the page, so the scroll position is not meaningful. */
const isFixed = (): boolean => 'baseUiScrollLocked' in document.documentElement.dataset;

type Shown = { entry: string; page: string | undefined; hash: string };

/** The page can change before the browser reports the scroll. */
const useRememberPlaces = (
  shown: RefObject<Shown | undefined>,
  way: RefObject<Return | undefined>,
): void => {
  useEffect(() => {
    const remember = (): void => {
      if (shown.current && !isFixed())
        rememberScrollPosition(shown.current.entry, placeNow(way.current));
    };
    // The browser restores positions only on page loads.
    const takeOver = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    const handOver = (): void => {
      persistScrollPositions();
      window.history.scrollRestoration = 'auto';
    };
    takeOver();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
      handOver();
    };
  }, [shown, way]);
};

/**
 * A new path starts at the top or at its hash target; Back returns to the previous position. React
 * Router's `ScrollRestoration` also scrolls to the top for filters and dialogs, and restores before the
 * data is there.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname, hash } = useLocation();
  const action = useNavigationType();
  const last = useMatches().at(-1);
  const page = (last?.handle as RouteHandle | undefined)?.keepsPlace ? last?.id : pathname;
  const entry = `${key} ${pathname}${hash}`;
  const shown = useRef<Shown>(undefined);
  const way = useRef<Return>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history entry triggers it
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, page, hash };
    if (before && action === 'REPLACE') forgetScrollPosition(before.entry);
    const isElsewhere = before?.page !== page || before?.hash !== hash;
    // Another entry of the same page is no navigation, for example after a form was filled again.
    if (isElsewhere) way.current?.end();
    // Hash jumps by the browser have no history state and are no return.
    const isReturn = action === 'POP' && (before ? window.history.state !== null : isLoadedAgain());
    const place = isReturn && isElsewhere ? scrollPositionOf(entry) : undefined;
    // After hydration the page stays where the reader has scrolled.
    if (place !== undefined) {
      if (before || isUnmoved()) way.current = returnTo(place);
      return;
    }
    const isAsked = action !== 'POP' || isElsewhere;
    const isAtTarget = isAsked && showTarget(hash);
    if (before && isElsewhere && !isAtTarget) window.scrollTo(0, 0);
    rememberScrollPosition(entry, placeNow(way.current));
  }, [entry]);
  useRememberPlaces(shown, way);
};
