import type { Order } from '@haldi/contract/orders/schema';
import { describe, expect, test } from 'vitest';
import { untouchedOrder } from '../../../../../packages/contract/testing/untouched-order.ts';
import { arrivalsIn, type OrderPages, ordersOf, withArrivals, withNewer } from './pages.ts';

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
  ...untouchedOrder,
  trackingHistory: [],
  createdAt: `2026-11-16T06:${String(minute).padStart(2, '0')}:00.000Z`,
  version,
});

const pagesOf = (...pages: number[][]): OrderPages => ({
  pages: pages.map((minutes, place) => ({
    orders: minutes.map((minute) => order(minute)),
    next: place === pages.length - 1 ? null : 'next',
  })),
  pageParams: pages.map(() => ''),
});
const minutesOf = (pages: OrderPages) => ordersOf(pages).map(({ orderId }) => orderId - 100_000);

describe('the pages of the list', () => {
  test('an order is replaced by its newer version where it stands, never by an older one', () => {
    const pages = withNewer(pagesOf([9, 8], [7, 6]), [order(7, 2), order(50, 2)]);
    expect(pages && minutesOf(pages)).toEqual([9, 8, 7, 6]);
    expect(pages && ordersOf(pages).map(({ version }) => version)).toEqual([1, 1, 2, 1]);
    const again = withNewer(pages, [order(7, 1)]);
    expect(again && ordersOf(again)[2]?.version).toBe(2);
  });

  test('what is new in the first page has arrived', () => {
    const head = { orders: [11, 10, 9].map((minute) => order(minute)), next: 'next' };
    const { orders, hasGap } = arrivalsIn(pagesOf([9, 8], [7]), head);
    expect(orders.map(({ orderId }) => orderId)).toEqual([100_011, 100_010]);
    expect(hasGap).toBe(false);
  });

  test('what stands further down than the list is read to has not arrived', () => {
    const head = { orders: [10, 9, 6].map((minute) => order(minute)), next: 'next' };
    const shown = pagesOf([9, 8]);
    const arrived = (next: string | null) =>
      arrivalsIn({ ...shown, pages: shown.pages.map((page) => ({ ...page, next })) }, head);
    expect(arrived('next').orders.map(({ orderId }) => orderId)).toEqual([100_010]);
    expect(arrived(null).orders.map(({ orderId }) => orderId)).toEqual([100_010, 100_006]);
  });

  test('a first page of strangers leaves a gap, unless it is all there is', () => {
    const orders = [20, 19].map((minute) => order(minute));
    expect(arrivalsIn(pagesOf([9]), { orders, next: 'next' }).hasGap).toBe(true);
    expect(arrivalsIn(pagesOf([9]), { orders, next: null }).hasGap).toBe(false);
    expect(arrivalsIn(pagesOf([]), { orders, next: 'next' }).hasGap).toBe(false);
  });

  test('arrivals go where they belong, each once', () => {
    const pages = withArrivals(pagesOf([10, 8], [7]), [order(11), order(9), order(8)]);
    expect(minutesOf(pages)).toEqual([11, 10, 9, 8, 7]);
  });
});
