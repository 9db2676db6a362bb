import { canUseServiceWorker, postToWorker } from '../service-worker-registration.ts';

/** Keeps screens of staff on this device, frame and code, now and after every new build. */
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
