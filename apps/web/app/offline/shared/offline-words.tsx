import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { offlineCopy } from '../copy.ts';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Says that there is no connection, and goes on by itself or at a press once there is one. */
export function OfflineWords({ onGoOn }: { onGoOn: () => void }) {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => false,
  );
  useEffect(() => {
    window.addEventListener('online', onGoOn);
    return () => window.removeEventListener('online', onGoOn);
  }, [onGoOn]);
  return (
    <>
      <h1 className="mt-6 text-3xl text-plum-900 lg:text-4xl">
        {isOnline ? offlineCopy.backTitle : offlineCopy.title}
      </h1>
      <p className="mt-3 text-lg text-stone">
        {isOnline ? offlineCopy.backText : offlineCopy.text}
      </p>
      <Button size="large" className="mt-6" onClick={onGoOn}>
        {offlineCopy.tryAgain}
      </Button>
    </>
  );
}
