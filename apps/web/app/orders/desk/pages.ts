import type { Order } from '@haldi/contract/orders/schema';
import type { InfiniteData } from '@tanstack/react-query';

export type OrderPage = { orders: Order[]; next: string | null };
export type OrderPages = InfiniteData<OrderPage, unknown>;

export const ordersOf = (pages: OrderPages): Order[] => pages.pages.flatMap(({ orders }) => orders);

/** The same list with every order in its newest version; nothing else moves. */
export const withNewer = (
  pages: OrderPages | undefined,
  newer: readonly Order[],
): OrderPages | undefined => {
  if (!pages) return undefined;
  const byId = new Map(newer.map((order) => [order._id, order]));
  const newest = (order: Order): Order => {
    const other = byId.get(order._id);
    return other && other.version > order.version ? other : order;
  };
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, orders: page.orders.map(newest) })),
  };
};

/** Orders that are not in the list yet, and whether others lie between them and the list. */
export type Arrivals = { orders: Order[]; hasGap: boolean };

const newestFirst = (a: Order, b: Order): number => {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a._id < b._id ? 1 : -1;
};

/** `head` is how the list begins as the server gives it now; what comes by Load more is not new. */
export const arrivalsIn = (pages: OrderPages, head: OrderPage): Arrivals => {
  const shown = ordersOf(pages);
  const known = new Set(shown.map(({ _id }) => _id));
  const last = pages.pages.at(-1)?.next ? shown.at(-1) : undefined;
  const isFurtherDown = (order: Order): boolean => !!last && newestFirst(last, order) < 0;
  const orders = head.orders.filter((order) => !known.has(order._id) && !isFurtherDown(order));
  const hasGap = known.size > 0 && head.next !== null && orders.length === head.orders.length;
  return { orders, hasGap };
};

/** Each where it belongs by its age. */
export const withArrivals = (pages: OrderPages, arrived: readonly Order[]): OrderPages => {
  const [first, ...rest] = pages.pages;
  if (!first) return pages;
  const known = new Set(ordersOf(pages).map(({ _id }) => _id));
  const added = arrived.filter(({ _id }) => !known.has(_id));
  const orders = [...added, ...first.orders].sort(newestFirst);
  return { ...pages, pages: [{ ...first, orders }, ...rest] };
};
