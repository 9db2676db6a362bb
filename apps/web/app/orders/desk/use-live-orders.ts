import type { OrderSort } from '@haldi/contract/orders/desk/endpoints';
import type { AdminOrderEvent } from '@haldi/contract/orders/events';
import type { Order } from '@haldi/contract/orders/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdminEvents, useRefreshOnEvents } from '../../admin/events-store.ts';
import { toast } from '../../ui/toast.ts';
import { deskCopy } from './copy.ts';
import type { OrderListQuery } from './order-filters.ts';
import {
  findNewOrders,
  insertNewOrders,
  type NewOrders,
  type OrderPages,
  ordersOf,
} from './order-pages.ts';
import { fetchFirstOrders, fetchOrders, orderListKey, useCacheOrders } from './queries.ts';

/** After more changes the whole list is read again. */
const fewChanges = 8;
const topPixels = 80;
/** How many new orders are found at most between two checks. */
const maxUnlisted = 24;
const nothing: NewOrders = { orders: [], hasGap: false };

/** Sorted by visit, a new order can be anywhere in the list. */
const countToFetch = (
  sort: OrderSort,
  shown: number,
  isWhole: boolean,
  hasStrangers: boolean,
): number => {
  if (sort === 'visit') return isWhole || hasStrangers ? shown + maxUnlisted : 1;
  return isWhole ? shown : 1;
};

export const orderCardId = ({ _id }: Pick<Order, '_id'>): string => `order-${_id}`;

/** Scrolls to the order once it is rendered. */
const useGoTo = () => {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    const card = wanted.current && document.getElementById(wanted.current);
    if (!card) return;
    wanted.current = undefined;
    card.scrollIntoView({ block: 'center' });
  });
  return (order: Order): void => {
    wanted.current = orderCardId(order);
  };
};

type PendingOrders = NewOrders & { listing: string };

/**
 * Updates changed orders in place. New orders are inserted at once if the list is scrolled to the
 * top, else after a click.
 */
export const useLiveOrders = (asked: OrderListQuery, isReading: boolean) => {
  const queries = useQueryClient();
  const remember = useCacheOrders();
  const changed = useRef(new Map<string, AdminOrderEvent>());
  const mayHaveMissed = useRef(false);
  const listing = JSON.stringify(asked);
  const [waiting, setWaiting] = useState<PendingOrders>({ ...nothing, listing });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const queryKey = orderListKey(asked);
  const goTo = useGoTo();

  const insert = ({ orders, hasGap }: NewOrders): void => {
    if (hasGap) void queries.resetQueries({ queryKey });
    else {
      queries.setQueryData<OrderPages>(
        queryKey,
        (pages) => pages && insertNewOrders(pages, orders, asked.sort),
      );
    }
    setFresh(new Set(orders.map(({ _id }) => _id)));
    setWaiting({ ...nothing, listing });
  };

  const checkForChanges = async (): Promise<void> => {
    const events = [...changed.current.values()];
    changed.current.clear();
    const shown = queries.getQueryData<OrderPages>(queryKey);
    if (!shown) return;
    const isWhole = mayHaveMissed.current || events.length > fewChanges;
    mayHaveMissed.current = false;
    const inList = new Map(ordersOf(shown).map((order) => [order._id, order.version]));
    const hasStrangers = events.some(({ _id }) => !inList.has(_id));
    const head = await fetchFirstOrders(
      asked,
      countToFetch(asked.sort, inList.size, isWhole, hasStrangers),
    );
    const inHead = new Set(head.orders.map(({ _id }) => _id));
    const mayDiffer = isWhole
      ? ordersOf(shown)
      : events.filter(({ _id, version }) => version > (inList.get(_id) ?? version));
    const elsewhere = mayDiffer.filter(({ _id }) => !inHead.has(_id));
    const found = await fetchOrders(elsewhere);
    remember([...head.orders, ...found]);
    const arrivals = findNewOrders(shown, head, asked.sort);
    if (arrivals.orders.length === 0) return;
    const isAtTop = window.scrollY < topPixels && !isReading;
    if (isAtTop || inList.size === 0) insert(arrivals);
    else setWaiting({ ...arrivals, listing });
  };

  useAdminEvents((event) => {
    if (event.kind === 'opened') mayHaveMissed.current = true;
    if (event.kind === 'order') changed.current.set(event.event._id, event.event);
  });
  useRefreshOnEvents(() => {
    checkForChanges().catch((error: unknown) => {
      mayHaveMissed.current = true;
      console.error(deskCopy.fetchFailed, error);
      toast.error(deskCopy.fetchFailed);
    });
  });

  const arrivals = waiting.listing === listing ? waiting : nothing;
  return {
    arrivals,
    fresh,
    showArrivals: (): void => {
      const [first] = arrivals.orders;
      if (asked.sort === 'visit' && first && !arrivals.hasGap) goTo(first);
      else window.scrollTo({ top: 0 });
      insert(arrivals);
    },
  };
};
