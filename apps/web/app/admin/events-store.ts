import { addressOf } from '@haldi/contract/kit/endpoint';
import { adminEvents } from '@haldi/contract/orders/desk/endpoints';
import { AdminOrderEvent, contentEventName, orderEventName } from '@haldi/contract/orders/events';
import { useEffect, useRef } from 'react';

/**
 * `opened`: the stream begins, perhaps once more: something may have been missed, so read afresh.
 * `content`: what the public sees has changed, a review for example.
 */
export type AdminEvent =
  | { kind: 'opened' }
  | { kind: 'content' }
  | { kind: 'order'; event: AdminOrderEvent };
type Listener = (event: AdminEvent) => void;

const reopenMs = 5_000;
const listeners = new Set<Listener>();
let source: EventSource | undefined;
let reopening: ReturnType<typeof setTimeout> | undefined;

const tell = (event: AdminEvent): void => {
  for (const listener of listeners) listener(event);
};

const open = (): void => {
  const opened = new EventSource(addressOf(adminEvents));
  source = opened;
  opened.addEventListener('open', () => tell({ kind: 'opened' }));
  opened.addEventListener(contentEventName, () => tell({ kind: 'content' }));
  opened.addEventListener(orderEventName, (message: MessageEvent<string>) => {
    const event = AdminOrderEvent.safeParse(JSON.parse(message.data));
    if (event.success) tell({ kind: 'order', event: event.data });
  });
  opened.addEventListener('error', () => {
    // A stream that was cut comes back by itself; one that was refused does not.
    if (opened.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs);
  });
};

const close = (): void => {
  clearTimeout(reopening);
  source?.close();
  source = undefined;
};

/** One stream for all the admin screens, open while somebody listens. */
export const subscribeAdminEvents = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) open();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
};

/** Calls back for every event while the component is there. */
export const useAdminEvents = (listener: Listener): void => {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => subscribeAdminEvents((event) => latest.current(event)), []);
};

const restMs = 1_000;

/** Reads again when anything happens, at most once a second however much does. */
export const useRefreshOnEvents = (refresh: () => void): void => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  }, [refresh]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useAdminEvents(() => {
    clearTimeout(timer.current);
    const wait = Math.max(0, last.current + restMs - performance.now());
    timer.current = setTimeout(() => {
      last.current = performance.now();
      latest.current();
    }, wait);
  });
};
