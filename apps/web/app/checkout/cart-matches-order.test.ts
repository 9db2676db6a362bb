import type { CartItem } from '@haldi/contract/checkout/cart';
import type { OrderedService } from '@haldi/contract/orders/schema';
import { expect, test } from 'vitest';
import { cartMatchesOrder } from './use-place-order.ts';

const item = (id: string, quantity: number): CartItem => ({
  id,
  _id: id,
  name: id,
  price: 100,
  quantity,
  image: '',
});
const ordered = (id: string, quantity: number): OrderedService => ({
  serviceId: id,
  name: id,
  price: 100,
  duration: 60,
  quantity,
  category: 'Beauty',
});
const order = { services: [ordered('a', 1), ordered('b', 2)] };

test('matches the same services and quantities in any order', () => {
  expect(cartMatchesOrder([item('b', 2), item('a', 1)], order)).toBe(true);
});
test.each([
  ['fewer', [item('a', 1)]],
  ['more', [item('a', 1), item('b', 2), item('c', 1)]],
  ['another quantity', [item('a', 1), item('b', 3)]],
  ['another service', [item('a', 1), item('c', 2)]],
])('does not match with %s', (_, cart) => {
  expect(cartMatchesOrder(cart, order)).toBe(false);
});
