import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { adminEvents } from '@haldi/contract/orders/desk/endpoints';
import {
  AdminOrderEvent,
  alertEventName,
  contentEventName,
  heartbeatEventName,
  heartbeatTimeoutMs,
  messageEventName,
  orderEventName,
} from '@haldi/contract/orders/events';
import { useEffect, useRef } from 'react';
import { requestUserRecheck } from '../accounts/recheck-user-store.ts';
import { createStore, useStore } from '../lib/store.ts';
import {
  type ConnectionEvent,
  type ConnectionState,
  nextConnectionState,
  reconnectGraceMs,
} from './connection-state.ts';

/**
 * `opened`: the stream opened, possibly after a gap: events may have been missed. `content`: public
 * content changed. `alert`: an alert was raised or resolved. `message`: a message is new or its state
 * changed.
 */
export type AdminEvent =
  | { kind: 'opened' }
  | { kind: 'content' }
  | { kind: 'alert' }
  | { kind: 'message' }
  | { kind: 'order'; event: AdminOrderEvent };
type Listener = (event: AdminEvent) => void;

const reopenMs = 5_000;
const listeners = new Set<Listener>();
const sign = createStore<ConnectionState | null>(null);
let source: EventSource | undefined;
let reopening: ReturnType<typeof setTimeout> | undefined;
let returning: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

const tell = (event: AdminEvent): void => {
  for (const listener of listeners) listener(event);
};

const happen = (happening: ConnectionEvent): void => {
  const next = nextConnectionState(sign.get(), happening);
  if (next !== sign.get()) sign.update(() => next);
};

const awaitReturn = (): void => {
  returning ??= setTimeout(() => happen('waited'), reconnectGraceMs);
};

const forgetTimers = (): void => {
  for (const timer of [reopening, returning, silence]) clearTimeout(timer);
  returning = undefined;
};

const drop = (): void => {
  clearTimeout(reopening);
  clearTimeout(silence);
  source?.close();
  source = undefined;
};

/** A lost network does not close the stream, so it is reopened when heartbeats stop. */
const listenForPulse = (): void => {
  clearTimeout(silence);
  silence = setTimeout(open, heartbeatTimeoutMs);
};

const onCut = (cut: EventSource, wasOpen: boolean): void => {
  clearTimeout(silence);
  if (navigator.onLine) awaitReturn();
  else happen('offline');
  // EventSource retries a dropped connection, but not a refused one.
  const isRefused = cut.readyState === EventSource.CLOSED;
  if (isRefused) reopening = setTimeout(open, reopenMs);
  // The session may have ended or the role changed; EventSource does not expose the status.
  if (isRefused || wasOpen) requestUserRecheck();
};

function open(): void {
  drop();
  const opened = new EventSource(endpointUrl(adminEvents));
  source = opened;
  let isOpen = false;
  awaitReturn();
  opened.addEventListener('open', () => {
    isOpen = true;
    clearTimeout(returning);
    returning = undefined;
    happen('opened');
    listenForPulse();
    tell({ kind: 'opened' });
  });
  opened.addEventListener(heartbeatEventName, listenForPulse);
  opened.addEventListener(contentEventName, () => tell({ kind: 'content' }));
  opened.addEventListener(alertEventName, () => tell({ kind: 'alert' }));
  opened.addEventListener(messageEventName, () => tell({ kind: 'message' }));
  opened.addEventListener(orderEventName, (message: MessageEvent<string>) => {
    const event = AdminOrderEvent.safeParse(JSON.parse(message.data));
    if (event.success) tell({ kind: 'order', event: event.data });
  });
  opened.addEventListener('error', () => {
    onCut(opened, isOpen);
    isOpen = false;
  });
}

/** Network events of the browser are unreliable, so both only trigger a check. */
const onNetwork = ({ type }: Event): void => {
  happen(type === 'offline' ? 'offline' : 'online');
  open();
};

const begin = (): void => {
  open();
  window.addEventListener('online', onNetwork);
  window.addEventListener('offline', onNetwork);
};

const end = (): void => {
  window.removeEventListener('online', onNetwork);
  window.removeEventListener('offline', onNetwork);
  forgetTimers();
  drop();
  sign.update(() => null);
};

/** One stream shared by all admin screens, open while there are listeners. */
const subscribeAdminEvents = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) begin();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) end();
  };
};

/** Null until known. */
export const useConnectionState = (): ConnectionState | null => useStore(sign);

export const useAdminEvents = (listener: Listener): void => {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => subscribeAdminEvents((event) => latest.current(event)), []);
};

const restMs = 1_000;

/** At most once a second. */
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
