import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { WorkerMessage } from './request-strategy.ts';

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

/** Caching needs about 100 requests, so it waits until well after hydration. */
const delayMs = 3000;

export const registerServiceWorker = (): void => {
  setTimeout(() => {
    if (!canUseServiceWorker()) return;
    register().catch((error: unknown) => console.warn('Pages will not be cached', error));
  }, delayMs);
};

/** Client navigation never requests the whole page. */
const cacheVisitedPage = (path: string): void => {
  if (!canUseServiceWorker()) return;
  navigator.serviceWorker.ready.then(({ active }) =>
    postToWorker(active, { type: 'visited', path }),
  );
};

export const useCacheVisitedPages = (): void => {
  const { pathname } = useLocation();
  useEffect(() => cacheVisitedPage(pathname), [pathname]);
};
