import { useEffect } from 'react';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/button.tsx';
import { offlineCopy } from '../copy.ts';

export function OfflineMessage({ onGoOn }: { onGoOn: () => void }) {
  const isOnline = useOnline(false);
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
