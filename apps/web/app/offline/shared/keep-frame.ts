import { isPossible, tell } from '../register.ts';

/** Keeps screens of staff on this device, frame and code, now and after every new build. */
const keepFrame = (type: 'desk' | 'work') => (): (() => void) => {
  if (!isPossible()) return () => undefined;
  const keep = (): void => {
    navigator.serviceWorker.ready.then(({ active }) => tell(active, { type }));
  };
  keep();
  navigator.serviceWorker.addEventListener('controllerchange', keep);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', keep);
};

export const keepDesk = keepFrame('desk');
export const keepWork = keepFrame('work');
