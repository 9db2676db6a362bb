import { canUseServiceWorker, postToWorker } from '../service-worker-registration.ts';

/** Caches the frame and code of a staff screen, again after each new build. */
const keepFrame = (type: 'desk' | 'work') => (): (() => void) => {
  if (!canUseServiceWorker()) return () => undefined;
  const keep = (): void => {
    navigator.serviceWorker.ready.then(({ active }) => postToWorker(active, { type }));
  };
  keep();
  navigator.serviceWorker.addEventListener('controllerchange', keep);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', keep);
};

export const cacheDeskPages = keepFrame('desk');
export const cacheWorkPages = keepFrame('work');
