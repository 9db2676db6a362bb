import type { OrderSort } from '@haldi/contract/orders/desk/endpoints';
import type { Order } from '@haldi/contract/orders/schema';
import type { AdminOrderEvent } from '@haldi/contract/orders/stream-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdminEvents, useRefreshOnEvents } from '../../admin/admin-event-stream-store.ts';
import { toast } from '../../ui/toast.ts';
import { deskCopy } from './copy.ts';
import type { OrderListQuery } from './order-filters.ts';
import {
  findNewOrders,
  type NewOrders,
  type OrderPages,
  ordersOfPages,
  withNewOrders,
} from './order-list-pages.ts';
import {
  fetchFirstOrders,
  fetchOrdersByKey,
  orderListKey,
  useUpdateCachedOrders,
} from './queries.ts';

/** After more changes the whole list is read again. */
const maxSingleChanges = 8;
const topMarginPixels = 80;
/** How many new orders are found at most between two checks. */
const maxUnlisted = 24;
const noNewOrders: NewOrders = { orders: [], hasGap: false };

/** Sorted by visit, a new order can be anywhere in the list. */
const countToFetch = (
  sort: OrderSort,
  shown: number,
  isFullCheck: boolean,
  hasUnlisted: boolean,
): number => {
  if (sort === 'visit') return isFullCheck || hasUnlisted ? shown + maxUnlisted : 1;
  return isFullCheck ? shown : 1;
};

export const orderCardId = ({ _id }: Pick<Order, '_id'>): string => `order-${_id}`;

/** Scrolls to the order once it is rendered. */
const useScrollToOrder = () => {
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

type PendingOrders = NewOrders & { listKey: string };

/**
 * Updates changed orders in place. New orders are inserted at once if the list is scrolled to the
 * top, else after a click.
 */
export const useLiveOrders = (listQuery: OrderListQuery, isDialogOpen: boolean) => {
  const queries = useQueryClient();
  const cacheOrders = useUpdateCachedOrders();
  const changed = useRef(new Map<string, AdminOrderEvent>());
  const mayHaveMissed = useRef(false);
  const listKey = JSON.stringify(listQuery);
  const [pendingOrders, setPendingOrders] = useState<PendingOrders>({ ...noNewOrders, listKey });
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const queryKey = orderListKey(listQuery);
  const scrollToOrder = useScrollToOrder();

  const insert = ({ orders, hasGap }: NewOrders): void => {
    if (hasGap) void queries.resetQueries({ queryKey });
    else {
      queries.setQueryData<OrderPages>(
        queryKey,
        (pages) => pages && withNewOrders(pages, orders, listQuery.sort),
      );
    }
    setNewIds(new Set(orders.map(({ _id }) => _id)));
    setPendingOrders({ ...noNewOrders, listKey });
  };

  const checkForChanges = async (): Promise<void> => {
    const events = [...changed.current.values()];
    changed.current.clear();
    const shown = queries.getQueryData<OrderPages>(queryKey);
    if (!shown) return;
    const isFullCheck = mayHaveMissed.current || events.length > maxSingleChanges;
    mayHaveMissed.current = false;
    const inList = new Map(ordersOfPages(shown).map((order) => [order._id, order.version]));
    const hasUnlisted = events.some(({ _id }) => !inList.has(_id));
    const head = await fetchFirstOrders(
      listQuery,
      countToFetch(listQuery.sort, inList.size, isFullCheck, hasUnlisted),
    );
    const inHead = new Set(head.orders.map(({ _id }) => _id));
    const possiblyChanged = isFullCheck
      ? ordersOfPages(shown)
      : events.filter(({ _id, version }) => version > (inList.get(_id) ?? version));
    const notInHead = possiblyChanged.filter(({ _id }) => !inHead.has(_id));
    const found = await fetchOrdersByKey(notInHead);
    cacheOrders([...head.orders, ...found]);
    const arrived = findNewOrders(shown, head, listQuery.sort);
    if (arrived.orders.length === 0) return;
    const isAtTop = window.scrollY < topMarginPixels && !isDialogOpen;
    if (isAtTop || inList.size === 0) insert(arrived);
    else setPendingOrders({ ...arrived, listKey });
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

  const newOrders = pendingOrders.listKey === listKey ? pendingOrders : noNewOrders;
  return {
    newOrders,
    newIds,
    showNewOrders: (): void => {
      const [first] = newOrders.orders;
      if (listQuery.sort === 'visit' && first && !newOrders.hasGap) scrollToOrder(first);
      else window.scrollTo({ top: 0 });
      insert(newOrders);
    },
  };
};
