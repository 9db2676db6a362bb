import { type CartItem, maxQuantityPerService } from '@haldi/contract/checkout/cart';
import { expect, test } from 'vitest';
import { applyCartSplit, mergeCarts } from './split-cart.ts';

const item = (id: string, quantity: number): CartItem => ({
  id,
  _id: id,
  name: id,
  price: 100,
  image: '/a.svg',
  duration: 60,
  quantity,
});
const cart = [item('facial', 1), item('mehndi', 3), item('wax', 2)];
const split = {
  first: [
    { serviceId: 'facial', quantity: 1 },
    { serviceId: 'mehndi', quantity: 2 },
  ],
  second: [
    { serviceId: 'mehndi', quantity: 1 },
    { serviceId: 'wax', quantity: 2 },
  ],
};

test('each visit has its services with all details from the cart', () => {
  expect(applyCartSplit(cart, split)).toEqual({
    first: [item('facial', 1), item('mehndi', 2)],
    second: [item('mehndi', 1), item('wax', 2)],
  });
});

test('services removed in the meantime do not come back', () => {
  expect(applyCartSplit([item('facial', 1)], split)).toEqual({
    first: [item('facial', 1)],
    second: [],
  });
});

test('combined visits are the original cart', () => {
  const { first, second } = applyCartSplit(cart, split);
  expect(mergeCarts(first, second)).toEqual(cart);
  expect(mergeCarts([], second)).toEqual(second);
});

test('limits the quantity of a service', () => {
  expect(mergeCarts([item('wax', maxQuantityPerService)], [item('wax', 1)])).toEqual([
    item('wax', maxQuantityPerService),
  ]);
});
