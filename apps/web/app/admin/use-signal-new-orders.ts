import { listNotifications } from '@haldi/contract/notifications/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../lib/call.ts';
import { useAdminEvents } from './admin-event-stream-store.ts';
import { playChime, unlockSoundOnGesture } from './desk-chime.ts';
import {
  addKnownOrder,
  findOrdersMissedWhileDisconnected,
  noKnownOrders,
} from './orders-missed-while-disconnected.ts';
import {
  syncOrdersPlacedInBrowser,
  wasOrderPlacedInBrowser,
} from './orders-placed-in-browser-store.ts';
import { isSoundOn } from './sound-store.ts';
import {
  initialNewOrdersState,
  ordersShownAtPath,
  setWindowInFront,
  titleWithCount,
  withNewOrder,
  withOrdersOnScreen,
} from './unseen-orders.ts';

const isInFront = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Screens set the title themselves, so the count is added again after each change. */
const useTitleCount = (count: number): void => {
  useEffect(() => {
    const write = (): void => {
      const title = titleWithCount(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    const observer = new MutationObserver(write);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);
};

/** Includes orders that arrived while the stream was disconnected. */
const useIncomingOrders = (onOrders: (orderIds: number[]) => void): void => {
  const known = useRef(noKnownOrders);
  const report = (orderIds: number[]): void => {
    const others = orderIds.filter((orderId) => !wasOrderPlacedInBrowser(orderId));
    if (others.length > 0) onOrders(others);
  };
  const checkMissedOrders = async (): Promise<void> => {
    const { notifications } = await call(listNotifications, {});
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
