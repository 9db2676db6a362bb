import type { WorkerMessage } from './offline-plan.ts';

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

const isPossible = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator;

const tell = (worker: ServiceWorker | null | undefined, message: WorkerMessage): void =>
  worker?.postMessage(message);

const register = async (): Promise<void> => {
  await navigator.serviceWorker.register('/sw.js');
  const { waiting } = await navigator.serviceWorker.ready;
  tell(waiting, { type: 'take-over', build: window.__reactRouterManifest?.version ?? '' });
};

/** Once the page is there, so that the copies it makes cost the page nothing. */
export const registerWorker = (): void => {
  if (!isPossible()) return;
  const start = (): void => {
    register().catch((error: unknown) => console.warn('Pages will not be kept', error));
  };
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
};

/** A page that was reached by a link inside of the site has never been fetched whole. */
export const keepVisited = (path: string): void => {
  if (!isPossible()) return;
  navigator.serviceWorker.ready.then(({ active }) => tell(active, { type: 'visited', path }));
};
