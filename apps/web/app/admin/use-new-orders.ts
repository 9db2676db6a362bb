import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { awaitGesture, chime } from './chime.ts';
import { useAdminEvents } from './events-store.ts';
import { firstWatch, shownAt, titleWith, withFront, withOrder, withShown } from './new-orders.ts';
import { isOwnOrder, watchOwnOrders } from './own-orders-store.ts';
import { isSoundOn } from './sound-store.ts';

const isInFront = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Keeps the count in front of the title, whichever screen writes the title anew. */
const useTitleCount = (count: number): void => {
  useEffect(() => {
    const write = (): void => {
      const title = titleWith(document.title, count);
      if (title !== document.title) document.title = title;
    };
    write();
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = titleWith(document.title, 0);
    };
  }, [count]);
};

/** New orders are seen in the title of the window, and heard. */
export const useNewOrders = (): void => {
  const { pathname } = useLocation();
  const [watch, setWatch] = useState(firstWatch);
  useEffect(awaitGesture, []);
  useEffect(watchOwnOrders, []);
  useEffect(() => setWatch((now) => withShown(now, shownAt(pathname))), [pathname]);
  useEffect(() => {
    const look = (): void => setWatch((now) => withFront(now, isInFront()));
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
  useAdminEvents((happened) => {
    if (happened.kind !== 'order' || happened.event.kind !== 'order-placed') return;
    const { orderId } = happened.event;
    if (isOwnOrder(orderId)) return;
    setWatch((now) => withOrder(now, orderId));
    if (isSoundOn()) void chime();
  });
  useTitleCount(watch.unseen.size);
};
