import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { WorkerMessage } from './offline-plan.ts';

export const canUseServiceWorker = (): boolean =>
  import.meta.env.PROD && 'serviceWorker' in navigator;

export const postToWorker = (
  worker: ServiceWorker | null | undefined,
  message: WorkerMessage,
): void => worker?.postMessage(message);

const register = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js');
  const { waiting } = await navigator.serviceWorker.ready;
  postToWorker(waiting, { type: 'take-over', build: import.meta.env.VITE_BUILD_ID });
};

/** Caching the site is a hundred requests: they wait until the page has long been hydrated. */
const patience = 3000;

export const registerServiceWorker = (): void => {
  setTimeout(() => {
    if (!canUseServiceWorker()) return;
    register().catch((error: unknown) => console.warn('Pages will not be cached', error));
  }, patience);
};

/** A page that was reached by a link inside of the site has never been fetched whole. */
const cacheVisitedPage = (path: string): void => {
  if (!canUseServiceWorker()) return;
  navigator.serviceWorker.ready.then(({ active }) =>
    postToWorker(active, { type: 'visited', path }),
  );
};

/** Every page that was opened can be opened again without a connection. */
export const useCacheVisitedPages = (): void => {
  const { pathname } = useLocation();
  useEffect(() => cacheVisitedPage(pathname), [pathname]);
};
