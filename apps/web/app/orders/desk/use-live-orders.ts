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

/** More changes than this at once, and everything in the list is read again. */
const fewChanges = 8;
/** So near the top of the page a reader has not begun to read. */
const topPixels = 80;
/** So many can come in between two looks, and be found. */
const maxUnlisted = 24;
const nothing: NewOrders = { orders: [], hasGap: false };

/** How many orders are looked through; among visits a new one may belong anywhere in the list. */
const countToFetch = (
  sort: OrderSort,
  shown: number,
  isWhole: boolean,
  hasStrangers: boolean,
): number => {
  if (sort === 'visit') return isWhole || hasStrangers ? shown + maxUnlisted : 1;
  return isWhole ? shown : 1;
};

/** Where an order stands on the screen. */
export const orderCardId = ({ _id }: Pick<Order, '_id'>): string => `order-${_id}`;

/** Brings an order into sight as soon as it is there. */
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
 * Keeps the list true while it is looked at: changed orders change where they stand; new ones are
 * put in at the top at once if the reader is there, and else wait until the reader asks for them.
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
    /** The ids of the orders that came in last. */
    fresh,
    showArrivals: (): void => {
      const [first] = arrivals.orders;
      if (asked.sort === 'visit' && first && !arrivals.hasGap) goTo(first);
      else window.scrollTo({ top: 0 });
      insert(arrivals);
    },
  };
};
