import { emptyAddress } from '@haldi/contract/accounts/addresses/address';
import { encodeCursor } from '@haldi/contract/kit/cursor';
import type { OrderSort } from '@haldi/contract/orders/desk/endpoints';
import { cursorPositionOf } from '@haldi/contract/orders/desk/order-list-cursor';
import { toOrderAddress } from '@haldi/contract/orders/order-address';
import type { Order } from '@haldi/contract/orders/schema';
import { describe, expect, test } from 'vitest';
import { untouchedOrderFields } from '../../../../../packages/contract/testing/untouched-order-fields.ts';
import {
  findNewOrders,
  mergeNewerOrders,
  type OrderPages,
  ordersOfPages,
  withNewOrders,
} from './order-list-pages.ts';

const order = (minute: number, version = 1): Order => ({
  _id: `id-${minute}`,
  orderId: 100_000 + minute,
  userId: 'u',
  username: 'Asha',
  userPhone: '9876543210',
  services: [],
  visitingCharge: 100,
  total: 100,
  appointmentDate: '2026-11-16',
  appointmentSlot: '10:00 AM',
  address: {
    ...toOrderAddress(emptyAddress),
    street: '',
    apartmentNumber: '',
    city: '',
    state: '',
    pincode: '',
    latitude: 0,
    longitude: 0,
  },
  status: 'pending',
  beautician: 'none',
  askedFor: null,
  note: '',
  design: null,
  ...untouchedOrderFields,
  trackingHistory: [],
  createdAt: `2026-11-16T06:${String(minute).padStart(2, '0')}:00.000Z`,
  version,
});

const cursorOf = (sort: OrderSort, last: Order | undefined): string | null =>
  last ? encodeCursor(cursorPositionOf(sort, last)) : null;

const listOf = (sort: OrderSort, ...pages: Order[][]): OrderPages => ({
  pages: pages.map((orders, place) => ({
    orders,
    next: place === pages.length - 1 ? null : cursorOf(sort, orders.at(-1)),
  })),
  pageParams: pages.map(() => ''),
});
const pagesOf = (...pages: number[][]): OrderPages =>
  listOf('placed', ...pages.map((minutes) => minutes.map((minute) => order(minute))));
const unended = (sort: OrderSort, shown: OrderPages): OrderPages => ({
  ...shown,
  pages: shown.pages.map((page) => ({ ...page, next: cursorOf(sort, page.orders.at(-1)) })),
});
const minutesOf = (pages: OrderPages) =>
  ordersOfPages(pages).map(({ orderId }) => orderId - 100_000);

describe('the pages of the list', () => {
  test('an order is replaced in place by a newer version only', () => {
    const pages = mergeNewerOrders(pagesOf([9, 8], [7, 6]), [order(7, 2), order(50, 2)]);
    expect(pages && minutesOf(pages)).toEqual([9, 8, 7, 6]);
    expect(pages && ordersOfPages(pages).map(({ version }) => version)).toEqual([1, 1, 2, 1]);
    const again = mergeNewerOrders(pages, [order(7, 1)]);
    expect(again && ordersOfPages(again)[2]?.version).toBe(2);
  });

  test('new orders of the first page are found', () => {
    const head = { orders: [11, 10, 9].map((minute) => order(minute)), next: 'next' };
    const { orders, hasGap } = findNewOrders(pagesOf([9, 8], [7]), head, 'placed');
    expect(orders.map(({ orderId }) => orderId)).toEqual([100_011, 100_010]);
    expect(hasGap).toBe(false);
  });

  test('orders after the last loaded page are not new', () => {
    const head = { orders: [10, 9, 6].map((minute) => order(minute)), next: 'next' };
    const shown = pagesOf([9, 8]);
    const arrived = (pages: OrderPages) =>
      findNewOrders(pages, head, 'placed').orders.map(({ orderId }) => orderId);
    expect(arrived(unended('placed', shown))).toEqual([100_010]);
    expect(arrived(shown)).toEqual([100_010, 100_006]);
  });

  test('a first page without known orders has a gap unless it is complete', () => {
    const orders = [20, 19].map((minute) => order(minute));
    const hasGap = (shown: OrderPages, next: string | null) =>
      findNewOrders(shown, { orders, next }, 'placed').hasGap;
    expect(hasGap(pagesOf([9]), 'next')).toBe(true);
    expect(hasGap(pagesOf([9]), null)).toBe(false);
    expect(hasGap(pagesOf([]), 'next')).toBe(false);
  });

  test('new orders are inserted in order, each once', () => {
    const pages = withNewOrders(pagesOf([10, 8], [7]), [order(11), order(9), order(8)], 'placed');
    expect(minutesOf(pages)).toEqual([11, 10, 9, 8, 7]);
  });
});

describe('the pages of the list, the next visit first', () => {
  const visit = (number: number, day: number, slot = '10:00 AM'): Order => ({
    ...order(number),
    appointmentDate: `2026-12-${String(day).padStart(2, '0')}`,
    appointmentSlot: slot,
  });
  const numbersOf = (orders: readonly Order[]) => orders.map(({ orderId }) => orderId - 100_000);
  const shown = listOf('visit', [visit(5, 1), visit(2, 3)], [visit(9, 5), visit(1, 7)]);

  test('a new order is inserted into the page of its visit', () => {
    const [late, early, last] = [visit(20, 4), visit(21, 1, '09:00 AM'), visit(22, 9)];
    const head = { orders: [early, visit(5, 1), visit(2, 3), late, visit(9, 5), last], next: null };
    const { orders, hasGap } = findNewOrders(shown, head, 'visit');
    expect(numbersOf(orders)).toEqual([21, 20, 22]);
    expect(hasGap).toBe(false);
    const pages = withNewOrders(shown, orders, 'visit');
    expect(pages.pages.map((page) => numbersOf(page.orders))).toEqual([
      [21, 5, 2],
      [20, 9, 1, 22],
    ]);
  });

  test('orders sort by time, then by id', () => {
    const pages = withNewOrders(
      listOf('visit', [visit(3, 1, '10:00 AM')]),
      [visit(4, 1, '01:00 PM'), visit(2, 1, '10:00 AM'), visit(1, 1, '09:00 AM')],
      'visit',
    );
    expect(minutesOf(pages)).toEqual([1, 2, 3, 4]);
  });

  test('orders of later pages are not new, also when the last visit was moved', () => {
    const read = unended('visit', shown);
    const moved = mergeNewerOrders(read, [{ ...visit(1, 28), version: 2 }]);
    const head = { orders: [visit(5, 1), visit(30, 6), visit(31, 8)], next: null };
    for (const pages of [read, moved ?? read]) {
      expect(numbersOf(findNewOrders(pages, head, 'visit').orders)).toEqual([30]);
    }
  });
});
