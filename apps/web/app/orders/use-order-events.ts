import { orderEventName } from '@haldi/contract/orders/stream-events';
import { useEffect, useEffectEvent, useState } from 'react';

/** Delay before a refused stream is opened again. */
const retryMs = 30_000;

/**
 * Follows an order by server-sent events. Calls `onChange` for every event and whenever the stream
 * opens, because events may have been missed. Returns whether it is connected. A null address
 * disables it.
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
        // The browser reconnects by itself unless the server refused.
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
