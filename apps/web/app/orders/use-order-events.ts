import { orderEventName } from '@haldi/contract/orders/events';
import { useEffect, useEffectEvent, useState } from 'react';

/** How long to wait before a stream that was refused is asked for again. */
const retryMs = 30_000;

/**
 * Follows an order by server-sent events. `onChange` is called for every change and whenever the
 * stream opens, since something may have been missed before. Gives back whether it is connected:
 * while it is not, the page asks from time to time instead. No address: nothing is followed.
 */
export const useOrderEvents = (address: string | null, onChange: () => void): boolean => {
  const [isConnected, setIsConnected] = useState(false);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    if (address === null) return;
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = (): void => {
      source = new EventSource(address);
      source.addEventListener('open', () => {
        setIsConnected(true);
        notify();
      });
      source.addEventListener(orderEventName, () => notify());
      source.addEventListener('error', () => {
        setIsConnected(false);
        // The browser reconnects by itself unless it was refused.
        if (source?.readyState === EventSource.CLOSED) timer = setTimeout(connect, retryMs);
      });
    };
    connect();
    return () => {
      clearTimeout(timer);
      source?.close();
      setIsConnected(false);
    };
  }, [address]);
  return isConnected;
};
