import { isPossible, tell } from '../register.ts';

/** Keeps the frame and the code of the back office on this device, now and after every new build. */
export const keepDesk = (): (() => void) => {
  if (!isPossible()) return () => undefined;
  const keep = (): void => {
    navigator.serviceWorker.ready.then(({ active }) => tell(active, { type: 'desk' }));
  };
  keep();
  navigator.serviceWorker.addEventListener('controllerchange', keep);
  return () => navigator.serviceWorker.removeEventListener('controllerchange', keep);
};
