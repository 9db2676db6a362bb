import { Cursor } from '@haldi/contract/kit/cursor';
import type { OrderSort } from '@haldi/contract/orders/desk/endpoints';
import {
  compareCursorPositions,
  cursorPositionOf,
} from '@haldi/contract/orders/desk/order-list-cursor';
import type { Order } from '@haldi/contract/orders/schema';
import type { InfiniteData } from '@tanstack/react-query';

export type OrderPage = { orders: Order[]; next: string | null };
export type OrderPages = InfiniteData<OrderPage, unknown>;

export const ordersOfPages = (pages: OrderPages): Order[] =>
  pages.pages.flatMap(({ orders }) => orders);

export const mergeNewerOrders = (
  pages: OrderPages | undefined,
  newer: readonly Order[],
): OrderPages | undefined => {
  if (!pages) return undefined;
  const byId = new Map(newer.map((order) => [order._id, order]));
  const newest = (order: Order): Order => {
    const other = byId.get(order._id);
    return other && other.version >= order.version ? other : order;
  };
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, orders: page.orders.map(newest) })),
  };
};

export type NewOrders = { orders: Order[]; hasGap: boolean };

const inOrder =
  (sort: OrderSort) =>
  (a: Order, b: Order): number =>
    compareCursorPositions(sort, cursorPositionOf(sort, a), cursorPositionOf(sort, b));

/** `head` is the current start of the list. Orders after the last loaded page are not new. */
export const findNewOrders = (pages: OrderPages, head: OrderPage, sort: OrderSort): NewOrders => {
  const known = new Set(ordersOfPages(pages).map(({ _id }) => _id));
  // The cursor still marks the end of the loaded part after its last visit was moved.
  const next = pages.pages.at(-1)?.next;
  const end = next ? Cursor.parse(next) : undefined;
  const isFurtherDown = (order: Order): boolean =>
    end !== undefined && compareCursorPositions(sort, end, cursorPositionOf(sort, order)) < 0;
  const orders = head.orders.filter((order) => !known.has(order._id) && !isFurtherDown(order));
  const hasGap = known.size > 0 && head.next !== null && orders.length === head.orders.length;
  return { orders, hasGap };
};

/** Each into the page that ends after it, else into the last one. */
export const withNewOrders = (
  pages: OrderPages,
  arrived: readonly Order[],
  sort: OrderSort,
): OrderPages => {
  const known = new Set(ordersOfPages(pages).map(({ _id }) => _id));
  const compare = inOrder(sort);
  const parts = pages.pages.map((page) => ({ ...page, orders: [...page.orders] }));
  const hasEndAfter =
    (order: Order) =>
    ({ orders }: OrderPage): boolean => {
      const last = orders.at(-1);
      return last !== undefined && compare(order, last) < 0;
    };
  for (const order of arrived.filter(({ _id }) => !known.has(_id))) {
    const page = parts.find(hasEndAfter(order)) ?? parts.at(-1);
    page?.orders.push(order);
    page?.orders.sort(compare);
  }
  return { ...pages, pages: parts };
};
