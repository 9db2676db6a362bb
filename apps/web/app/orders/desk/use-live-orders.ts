import type { AdminOrderEvent } from '@haldi/contract/orders/events';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAdminEvents, useRefreshOnEvents } from '../../admin/events-store.ts';
import { toast } from '../../ui/toast.ts';
import { deskCopy } from './copy.ts';
import type { OrderFilters } from './order-filters.ts';
import { type Arrivals, arrivalsIn, type OrderPages, ordersOf, withArrivals } from './pages.ts';
import { fetchAtLeast, fetchOrders, keyOf, useRememberOrders } from './queries.ts';

/** More changes than this at once, and everything in the list is read again. */
const fewChanges = 8;
/** So near the top of the page a reader has not begun to read. */
const topPixels = 80;
const nothing: Arrivals = { orders: [], hasGap: false };

type Waiting = Arrivals & { asked: string };

/**
 * Keeps the list true while it is looked at: changed orders change where they stand; new ones are
 * put in at the top at once if the reader is there, and else wait until the reader asks for them.
 */
export const useLiveOrders = (filters: OrderFilters, isReading: boolean) => {
  const queries = useQueryClient();
  const remember = useRememberOrders();
  const changed = useRef(new Map<string, AdminOrderEvent>());
  const mayHaveMissed = useRef(false);
  const asked = JSON.stringify(filters);
  const [waiting, setWaiting] = useState<Waiting>({ ...nothing, asked });
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const queryKey = keyOf(filters);

  const insert = ({ orders, hasGap }: Arrivals): void => {
    if (hasGap) void queries.resetQueries({ queryKey });
    else {
      queries.setQueryData<OrderPages>(queryKey, (pages) => pages && withArrivals(pages, orders));
    }
    setFresh(new Set(orders.map(({ _id }) => _id)));
    setWaiting({ ...nothing, asked });
  };

  const look = async (): Promise<void> => {
    const events = [...changed.current.values()];
    changed.current.clear();
    const shown = queries.getQueryData<OrderPages>(queryKey);
    if (!shown) return;
    const isWhole = mayHaveMissed.current || events.length > fewChanges;
    mayHaveMissed.current = false;
    const inList = new Map(ordersOf(shown).map((order) => [order._id, order.version]));
    const head = await fetchAtLeast(filters, isWhole ? inList.size : 1);
    const inHead = new Set(head.orders.map(({ _id }) => _id));
    const mayDiffer = isWhole
      ? ordersOf(shown)
      : events.filter(({ _id, version }) => version > (inList.get(_id) ?? version));
    const elsewhere = mayDiffer.filter(({ _id }) => !inHead.has(_id));
    const found = await fetchOrders(elsewhere);
    remember([...head.orders, ...found]);
    const arrivals = arrivalsIn(shown, head);
    if (arrivals.orders.length === 0) return;
    const isAtTop = window.scrollY < topPixels && !isReading;
    if (isAtTop || inList.size === 0) insert(arrivals);
    else setWaiting({ ...arrivals, asked });
  };

  useAdminEvents((event) => {
    if (event.kind === 'opened') mayHaveMissed.current = true;
    if (event.kind === 'order') changed.current.set(event.event._id, event.event);
  });
  useRefreshOnEvents(() => {
    look().catch((error: unknown) => {
      mayHaveMissed.current = true;
      console.error(deskCopy.fetchFailed, error);
      toast.error(deskCopy.fetchFailed);
    });
  });

  const arrivals = waiting.asked === asked ? waiting : nothing;
  return {
    arrivals,
    /** The ids of the orders that came in last. */
    fresh,
    showArrivals: (): void => {
      insert(arrivals);
      window.scrollTo({ top: 0 });
    },
  };
};
