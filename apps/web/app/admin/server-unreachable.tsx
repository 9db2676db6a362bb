import { useEffect, useRef } from 'react';
import { useOnline } from '../lib/use-online.ts';
import { Button } from '../ui/button.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { adminCopy } from './copy.ts';

/** A restarting server is back within seconds. */
const retryEveryMs = 3_000;

type NoConnectionProps = { tryAgain: () => void; isTrying: boolean };

export function ServerUnreachable({ tryAgain, isTrying }: NoConnectionProps) {
  const latest = useRef(tryAgain);
  useEffect(() => {
    latest.current = tryAgain;
  });
  useEffect(() => {
    const look = (): void => latest.current();
    const timer = setInterval(look, retryEveryMs);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, []);
  return (
    <div className="mx-auto max-w-110 py-10 text-center">
      <img src="/pictures/empty/offline.svg" alt="" width={200} height={150} className="mx-auto" />
      <h1 className="mt-6 text-2xl text-plum-900 lg:text-3xl">{adminCopy.unreachedTitle}</h1>
      <p className="mt-3 text-stone">{adminCopy.unreachedText}</p>
      <Button className="mt-6" busy={isTrying} onClick={tryAgain}>
        {adminCopy.tryAgain}
      </Button>
    </div>
  );
}

/** Shown while the session cannot be checked, so it shows no account data. */
export function OfflineAdminFrame(props: NoConnectionProps) {
  const isOnline = useOnline();
  return (
    <AdminFrame
      user={null}
      connection={isOnline ? 'reconnecting' : 'offline'}
      pendingOrders={0}
      messagesWaiting={0}
    >
      <ServerUnreachable {...props} />
    </AdminFrame>
  );
}
