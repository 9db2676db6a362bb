import type { Notification } from '@haldi/contract/notifications/schema';
import { expect, test } from 'vitest';
import {
  findOrdersMissedWhileDisconnected,
  noKnownOrders,
  withKnownOrder,
} from './use-signal-new-orders.ts';

const at = (minute: number): string => `2026-11-18T10:${String(minute).padStart(2, '0')}:00.000Z`;
const entry = (
  minute: number,
  orderId: number,
  rest: Partial<Notification> = {},
): Notification => ({
  ...{ _id: String(minute), kind: 'new-order', username: 'Asha', orderId, at: at(minute) },
  isUnread: true,
  ...rest,
});

test('the first check reports no missed orders', () => {
  const { known, missed } = findOrdersMissedWhileDisconnected(noKnownOrders, [
    entry(5, 2),
    entry(4, 1),
  ]);
  expect(missed).toEqual([]);
  expect(findOrdersMissedWhileDisconnected(known, [entry(5, 2), entry(4, 1)]).missed).toEqual([]);
});

test('reports orders from a gap once, but no known orders', () => {
  const first = findOrdersMissedWhileDisconnected(noKnownOrders, [entry(4, 1)]).known;
  const list = [entry(7, 4), entry(6, 3), entry(5, 2), entry(4, 1)];
  const { known, missed } = findOrdersMissedWhileDisconnected(withKnownOrder(first, 3), list);
  expect(missed).toEqual([4, 2]);
  expect(findOrdersMissedWhileDisconnected(known, list).missed).toEqual([]);
});

test('reports only new orders', () => {
  const { known } = findOrdersMissedWhileDisconnected(noKnownOrders, []);
  const others = [entry(6, 9, { kind: 'order-cancelled' }), entry(5, 8, { kind: 'new-review' })];
  expect(findOrdersMissedWhileDisconnected(known, others).missed).toEqual([]);
  expect(findOrdersMissedWhileDisconnected(known, [entry(7, 1), ...others]).missed).toEqual([1]);
});
