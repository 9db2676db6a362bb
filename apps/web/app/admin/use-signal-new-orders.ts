import { listNotifications } from '@haldi/contract/notifications/endpoints';
import type { Notification } from '@haldi/contract/notifications/schema';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { callEndpoint } from '../lib/call.ts';
import { useAdminEvents } from './admin-event-stream-store.ts';
import { playChime, unlockSoundOnGesture } from './new-order-chime.ts';
import { isSoundOn } from './new-order-sound-store.ts';
import {
  syncOrdersPlacedInBrowser,
  wasOrderPlacedInBrowser,
} from './orders-placed-in-browser-store.ts';

const isInFront = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

type OrdersOnScreen = 'all' | number | null;

/** Order numbers that have not been seen in this window. */
export type NewOrdersState = {
  unseen: ReadonlySet<number>;
  isInFront: boolean;
  shown: OrdersOnScreen;
};

export const initialNewOrdersState: NewOrdersState = {
  unseen: new Set(),
  isInFront: true,
  shown: null,
};

const listAddress = /^\/admin\/orders\/?$/i;
const orderAddress = /^\/admin\/orders\/(\d{6})\/?$/i;

export const ordersShownAtPath = (pathname: string): OrdersOnScreen => {
  if (listAddress.test(pathname)) return 'all';
  const number = orderAddress.exec(pathname)?.[1];
  return number === undefined ? null : Number(number);
};

const without = (unseen: ReadonlySet<number>, number: number): ReadonlySet<number> =>
  new Set([...unseen].filter((one) => one !== number));

const withoutSeen = (state: NewOrdersState): NewOrdersState => {
  const { unseen, isInFront, shown } = state;
  if (!isInFront || shown === null) return state;
  return { ...state, unseen: shown === 'all' ? new Set() : without(unseen, shown) };
};

export const withNewOrder = (state: NewOrdersState, number: number): NewOrdersState =>
  withoutSeen({ ...state, unseen: new Set([...state.unseen, number]) });

export const setWindowInFront = (state: NewOrdersState, isInFront: boolean): NewOrdersState => {
  if (isInFront === state.isInFront) return state;
  return { ...state, isInFront, unseen: isInFront ? new Set() : state.unseen };
};

export const withOrdersOnScreen = (state: NewOrdersState, shown: OrdersOnScreen): NewOrdersState =>
  withoutSeen({ ...state, shown });

export const pageTitleWithOrderCount = (title: string, count: number): string => {
  const plain = title.replace(/^\(\d+\) /, '');
  return count === 0 ? plain : `(${count}) ${plain}`;
};

/** Screens set the title themselves, so the count is added again after each change. */
const useTitleCount = (count: number): void => {
  useEffect(() => {
    const write = (): void => {
      const title = pageTitleWithOrderCount(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = pageTitleWithOrderCount(document.title, 0);
    };
  }, [count]);
};

type KnownOrders = {
  /** Null before the first check. */
  until: string | null;
  orders: ReadonlySet<number>;
};

export const noKnownOrders: KnownOrders = { until: null, orders: new Set() };

export const addKnownOrder = ({ until, orders }: KnownOrders, orderId: number): KnownOrders => ({
  until,
  orders: new Set([...orders, orderId]),
});

export const findOrdersMissedWhileDisconnected = (
  known: KnownOrders,
  notifications: readonly Notification[],
): { known: KnownOrders; missed: number[] } => {
  const { until, orders } = known;
  const newest = notifications[0]?.at ?? '';
  const next = until === null || newest > until ? newest : until;
  if (until === null) return { known: { until: next, orders }, missed: [] };
  const missed = notifications.flatMap(({ kind, orderId, at }) =>
    kind === 'new-order' && at > until && orderId !== undefined && !orders.has(orderId)
      ? [orderId]
      : [],
  );
  return { known: { until: next, orders: new Set([...orders, ...missed]) }, missed };
};

/** Includes orders that arrived while the stream was disconnected. */
const useIncomingOrders = (onOrders: (orderIds: number[]) => void): void => {
  const known = useRef(noKnownOrders);
  const report = (orderIds: number[]): void => {
    const others = orderIds.filter((orderId) => !wasOrderPlacedInBrowser(orderId));
    if (others.length > 0) onOrders(others);
  };
  const checkMissedOrders = async (): Promise<void> => {
    const { notifications } = await callEndpoint(listNotifications, {});
    const found = findOrdersMissedWhileDisconnected(known.current, notifications);
    known.current = found.known;
    report(found.missed);
  };
  useAdminEvents((adminEvent) => {
    if (adminEvent.kind === 'opened') {
      // Ignored: the orders are in the bell and the lists, and the next reconnect tries again.
      checkMissedOrders().catch(() => undefined);
    } else if (adminEvent.kind === 'order' && adminEvent.event.kind === 'order-placed') {
      const { orderId } = adminEvent.event;
      known.current = addKnownOrder(known.current, orderId);
      report([orderId]);
    }
  });
};

export const useSignalNewOrders = (alerts: number): void => {
  const { pathname } = useLocation();
  const [newOrders, setNewOrders] = useState(initialNewOrdersState);
  useEffect(unlockSoundOnGesture, []);
  useEffect(syncOrdersPlacedInBrowser, []);
  useEffect(
    () => setNewOrders((now) => withOrdersOnScreen(now, ordersShownAtPath(pathname))),
    [pathname],
  );
  useEffect(() => {
    const updateInFront = (): void => setNewOrders((now) => setWindowInFront(now, isInFront()));
    updateInFront();
    window.addEventListener('focus', updateInFront);
    window.addEventListener('blur', updateInFront);
    document.addEventListener('visibilitychange', updateInFront);
    return () => {
      window.removeEventListener('focus', updateInFront);
      window.removeEventListener('blur', updateInFront);
      document.removeEventListener('visibilitychange', updateInFront);
    };
  }, []);
  useIncomingOrders((orderIds) => {
    setNewOrders((now) => orderIds.reduce(withNewOrder, now));
    if (isSoundOn()) void playChime();
  });
  useTitleCount(newOrders.unseen.size + alerts);
};
