import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router';
import type { RouteHandle } from '../lib/route-handle.ts';
import {
  forgetScrollPosition,
  persistScrollPositions,
  rememberScrollPosition,
  scrollPositionOf,
} from './scroll-positions.ts';
import { userInteractionEvents } from './user-interaction.ts';

/** A card reads best in the middle of the screen, a heading above what it heads. */
const showTarget = (hash: string): boolean => {
  const target = hash ? document.getElementById(hash.slice(1)) : null;
  target?.scrollIntoView({ block: target.matches('h2') ? 'start' : 'center' });
  return target !== null;
};

/** A way back that may still be under way: what the page lacks comes later than the page. */
type Return = { place: number; isUnderWay: () => boolean; end: () => void };

/** Goes there, and again while what the page lacks still comes, unless its reader moves first. */
const returnTo = (place: number): Return => {
  const { dataset } = document.documentElement;
  const moves = new AbortController();
  const isThere = (): boolean => Math.abs(window.scrollY - place) <= 1;
  // The heights that the browser has seen by the next frame it goes by from then on. Rows that came
  // with them may have pushed the page on: it is there once a frame has left it there.
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
  // Parts that are not drawn until they are near have their real height now: see `below-*`.
  dataset.returning = '';
  window.scrollTo(0, place);
  growth.observe(document.body);
  for (const move of userInteractionEvents) {
    window.addEventListener(move, end, { signal: moves.signal, passive: true });
  }
  return { place, isUnderWay: () => !moves.signal.aborted, end };
};

/** Where the page is, or will be once what it lacks has come. */
const placeNow = (way: Return | undefined): number =>
  way?.isUnderWay() ? way.place : window.scrollY;

/** By a reload, or by Back from another site. */
const isLoadedAgain = (): boolean => {
  const [load] = performance.getEntriesByType('navigation');
  return load instanceof PerformanceNavigationTiming && load.type !== 'navigate';
};

/** Where the browser went by itself: as far down as it could while most of the page was yet to come. */
const isUnmoved = (): boolean =>
  !window.readerMoved ||
  window.scrollY === 0 ||
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;

/** While a dialog is open, what lies behind may be fixed where it is by other means than scrolling. */
const isFixed = (): boolean => 'baseUiScrollLocked' in document.documentElement.dataset;

type Shown = { entry: string; page: string | undefined; hash: string };

/** What is shown changes while the page is drawn, before the browser tells that it has scrolled. */
const useRememberPlaces = (
  shown: RefObject<Shown | undefined>,
  way: RefObject<Return | undefined>,
): void => {
  useEffect(() => {
    const remember = (): void => {
      if (shown.current && !isFixed())
        rememberScrollPosition(shown.current.entry, placeNow(way.current));
    };
    // The browser brings back what it can by itself only when a page is loaded.
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
 * Every change of path starts at the top, or at the part of the page that the address names; going
 * back leads to where the page was left. The router's own `ScrollRestoration` starts at the top with
 * every entry of the history, also where only a filter or a dialog changed, and goes back before the
 * page has its data.
 */
export const useScrollRestoration = (): void => {
  const { key, pathname, hash } = useLocation();
  const action = useNavigationType();
  const last = useMatches().at(-1);
  const page = (last?.handle as RouteHandle | undefined)?.keepsPlace ? last?.id : pathname;
  const entry = `${key} ${pathname}${hash}`;
  const shown = useRef<Shown>(undefined);
  const way = useRef<Return>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is what triggers it
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, page, hash };
    if (before && action === 'REPLACE') forgetScrollPosition(before.entry);
    const isElsewhere = before?.page !== page || before?.hash !== hash;
    // Another entry for the same page is no other page: a field that was filled before may ask anew.
    if (isElsewhere) way.current?.end();
    // A jump within the page that the browser made by itself has no state: it is no way back.
    const isReturn = action === 'POP' && (before ? window.history.state !== null : isLoadedAgain());
    const place = isReturn && isElsewhere ? scrollPositionOf(entry) : undefined;
    // A page that has just been hydrated stays where its reader has scrolled to in the meantime.
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
