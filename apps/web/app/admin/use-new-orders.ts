import { listNotifications } from '@haldi/contract/notifications/endpoints';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../lib/call.ts';
import { useAdminEvents } from './events-store.ts';
import { findMissedOrders, noKnownOrders, withKnownOrder } from './missed-orders.ts';
import {
  initialNewOrdersState,
  ordersOnScreenAt,
  titleWithCount,
  withNewOrder,
  withOrdersOnScreen,
  withWindowInFront,
} from './new-orders.ts';
import { playChime, unlockSoundOnGesture } from './order-chime.ts';
import { isOwnOrder, listenForOwnOrders } from './own-orders-store.ts';
import { isSoundOn } from './sound-store.ts';

const isInFront = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Screens set the title themselves, so the count is added again after each change. */
const useTitleCount = (count: number): void => {
  useEffect(() => {
    const write = (): void => {
      const title = titleWithCount(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = titleWithCount(document.title, 0);
    };
  }, [count]);
};

/** Includes orders that arrived while the stream was disconnected. */
const useIncoming = (onOrders: (orderIds: number[]) => void): void => {
  const heard = useRef(noKnownOrders);
  const take = (orderIds: number[]): void => {
    const others = orderIds.filter((orderId) => !isOwnOrder(orderId));
    if (others.length > 0) onOrders(others);
  };
  const lookBack = async (): Promise<void> => {
    const { notifications } = await call(listNotifications, {});
    const look = findMissedOrders(heard.current, notifications);
    heard.current = look.heard;
    take(look.missed);
  };
  useAdminEvents((happened) => {
    if (happened.kind === 'opened') {
      // Ignored: the orders are in the bell and the lists, and the next reconnect tries again.
      lookBack().catch(() => undefined);
    } else if (happened.kind === 'order' && happened.event.kind === 'order-placed') {
      const { orderId } = happened.event;
      heard.current = withKnownOrder(heard.current, orderId);
      take([orderId]);
    }
  });
};

export const useNewOrders = (alerts: number): void => {
  const { pathname } = useLocation();
  const [watch, setWatch] = useState(initialNewOrdersState);
  useEffect(unlockSoundOnGesture, []);
  useEffect(listenForOwnOrders, []);
  useEffect(
    () => setWatch((now) => withOrdersOnScreen(now, ordersOnScreenAt(pathname))),
    [pathname],
  );
  useEffect(() => {
    const look = (): void => setWatch((now) => withWindowInFront(now, isInFront()));
    look();
    window.addEventListener('focus', look);
    window.addEventListener('blur', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('blur', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  useIncoming((orderIds) => {
    setWatch((now) => orderIds.reduce(withNewOrder, now));
    if (isSoundOn()) void playChime();
  });
  useTitleCount(watch.unseen.size + alerts);
};
