import { endpointUrl } from '@haldi/contract/kit/endpoint';
import { streamAdminEvents } from '@haldi/contract/orders/desk/endpoints';
import {
  AdminOrderEvent,
  alertEventName,
  contentEventName,
  heartbeatEventName,
  heartbeatTimeoutMs,
  messageEventName,
  orderEventName,
} from '@haldi/contract/orders/stream-events';
import { useEffect, useRef } from 'react';
import { requestProfileReload } from '../accounts/profile-reload-store.ts';
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
const connection = createStore<ConnectionState | null>(null);
let source: EventSource | undefined;
let reopenTimer: ReturnType<typeof setTimeout> | undefined;
let graceTimer: ReturnType<typeof setTimeout> | undefined;
let heartbeatTimer: ReturnType<typeof setTimeout> | undefined;

const notifyListeners = (event: AdminEvent): void => {
  for (const listener of listeners) listener(event);
};

const updateConnection = (event: ConnectionEvent): void => {
  const next = nextConnectionState(connection.get(), event);
  if (next !== connection.get()) connection.update(() => next);
};

const startGraceTimer = (): void => {
  graceTimer ??= setTimeout(() => updateConnection('waited'), reconnectGraceMs);
};

const clearTimers = (): void => {
  for (const timer of [reopenTimer, graceTimer, heartbeatTimer]) clearTimeout(timer);
  graceTimer = undefined;
};

const closeStream = (): void => {
  clearTimeout(reopenTimer);
  clearTimeout(heartbeatTimer);
  source?.close();
  source = undefined;
};

/** A lost network does not close the stream, so it is reopened when heartbeats stop. */
const restartHeartbeatTimer = (): void => {
  clearTimeout(heartbeatTimer);
  heartbeatTimer = setTimeout(open, heartbeatTimeoutMs);
};

const onStreamError = (stream: EventSource, wasOpen: boolean): void => {
  clearTimeout(heartbeatTimer);
  if (navigator.onLine) startGraceTimer();
  else updateConnection('offline');
  // EventSource retries a dropped connection, but not a refused one.
  const isRefused = stream.readyState === EventSource.CLOSED;
  if (isRefused) reopenTimer = setTimeout(open, reopenMs);
  // The session may have ended or the role changed; EventSource does not expose the status.
  if (isRefused || wasOpen) requestProfileReload();
};

function open(): void {
  closeStream();
  const stream = new EventSource(endpointUrl(streamAdminEvents));
  source = stream;
  let isOpen = false;
  startGraceTimer();
  stream.addEventListener('open', () => {
    isOpen = true;
    clearTimeout(graceTimer);
    graceTimer = undefined;
    updateConnection('opened');
    restartHeartbeatTimer();
    notifyListeners({ kind: 'opened' });
  });
  stream.addEventListener(heartbeatEventName, restartHeartbeatTimer);
  stream.addEventListener(contentEventName, () => notifyListeners({ kind: 'content' }));
  stream.addEventListener(alertEventName, () => notifyListeners({ kind: 'alert' }));
  stream.addEventListener(messageEventName, () => notifyListeners({ kind: 'message' }));
  stream.addEventListener(orderEventName, (message: MessageEvent<string>) => {
    const event = AdminOrderEvent.safeParse(JSON.parse(message.data));
    if (event.success) notifyListeners({ kind: 'order', event: event.data });
  });
  stream.addEventListener('error', () => {
    onStreamError(stream, isOpen);
    isOpen = false;
  });
}

/** Network events of the browser are unreliable, so both only trigger a check. */
const onNetwork = ({ type }: Event): void => {
  updateConnection(type === 'offline' ? 'offline' : 'online');
  open();
};

const start = (): void => {
  open();
  window.addEventListener('online', onNetwork);
  window.addEventListener('offline', onNetwork);
};

const stop = (): void => {
  window.removeEventListener('online', onNetwork);
  window.removeEventListener('offline', onNetwork);
  clearTimers();
  closeStream();
  connection.update(() => null);
};

/** One stream shared by all admin screens, open while there are listeners. */
const subscribeAdminEvents = (listener: Listener): (() => void) => {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
};

/** Null until known. */
export const useConnectionState = (): ConnectionState | null => useStore(connection);

export const useAdminEvents = (listener: Listener): void => {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  }, [listener]);
  useEffect(() => subscribeAdminEvents((event) => latest.current(event)), []);
};

const minRefreshMs = 1_000;

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
    const wait = Math.max(0, last.current + minRefreshMs - performance.now());
    timer.current = setTimeout(() => {
      last.current = performance.now();
      latest.current();
    }, wait);
  });
};
