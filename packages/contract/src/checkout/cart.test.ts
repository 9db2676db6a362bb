import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToCart,
  type Cart,
  type CartItem,
  cartTotalPrice,
  countItemsInCart,
  decreaseQuantity,
  emptyCart,
  increaseQuantity,
  maxQuantityPerService,
  parseSavedCart,
  removeFromCart,
} from './cart.ts';

const item = (id: string, price = 500, quantity = 1): CartItem => ({
  id,
  _id: id,
  name: `Service ${id}`,
  price,
  quantity,
  image: `/pictures/${id}.svg`,
  duration: 45,
});

describe('adding', () => {
  test.each([0, -1, -20])('quantity %i is ignored', (quantity) => {
    expect(addToCart(emptyCart, item('a', 500, quantity))).toEqual([]);
    expect(addToCart([item('a', 500, 2)], item('a', 500, quantity))).toEqual([item('a', 500, 2)]);
  });
  test('a new item is added with quantity one', () => {
    expect(addToCart(emptyCart, item('a', 500, 7))).toEqual([item('a', 500, 1)]);
  });
  test('an existing item is increased by one and keeps its position', () => {
    const cart = [item('a', 500, 2), item('b')];
    expect(addToCart(cart, item('a', 500, 5))).toEqual([item('a', 500, 3), item('b')]);
  });
  test('stops at the maximum quantity', () => {
    const cart = [item('a', 500, maxQuantityPerService)];
    expect(addToCart(cart, item('a'))).toEqual(cart);
    expect(increaseQuantity(cart, 'a')).toEqual(cart);
  });
});

describe('changing', () => {
  test('increase adds one', () => {
    expect(increaseQuantity([item('a'), item('b')], 'b')).toEqual([item('a'), item('b', 500, 2)]);
  });
  test('decrease subtracts one, never below one', () => {
    expect(decreaseQuantity([item('a', 500, 2)], 'a')).toEqual([item('a')]);
    expect(decreaseQuantity([item('a')], 'a')).toEqual([item('a')]);
  });
  test('remove deletes by id', () => {
    expect(removeFromCart([item('a', 500, 3), item('b')], 'a')).toEqual([item('b')]);
  });
  test.each([increaseQuantity, decreaseQuantity, removeFromCart])(
    'an unknown id changes nothing',
    (change) => {
      expect(change([item('a')], 'z')).toEqual([item('a')]);
    },
  );
});

test('totals sum prices and quantities', () => {
  const cart = [item('a', 499, 2), item('b', 60, 3)];
  expect(cartTotalPrice(cart)).toBe(1178);
  expect(countItemsInCart(cart)).toBe(5);
  expect(cartTotalPrice(emptyCart)).toBe(0);
  expect(countItemsInCart(emptyCart)).toBe(0);
});

test('random changes keep quantities within the limits and services unique', () => {
  const step = fc.record({
    change: fc.constantFrom('add', 'increase', 'decrease', 'remove'),
    id: fc.constantFrom('a', 'b', 'c'),
    quantity: fc.integer({ min: -2, max: 30 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      let cart: Cart = emptyCart;
      for (const { change, id, quantity } of steps) {
        if (change === 'add') cart = addToCart(cart, item(id, 100, quantity));
        if (change === 'increase') cart = increaseQuantity(cart, id);
        if (change === 'decrease') cart = decreaseQuantity(cart, id);
        if (change === 'remove') cart = removeFromCart(cart, id);
      }
      expect(parseSavedCart(JSON.stringify(cart))).toEqual(cart);
    }),
  );
});

describe('the saved cart', () => {
  test('is restored completely, also without durations', () => {
    const { duration: _, ...plain } = item('b', 60, 3);
    const cart = [item('a', 499, 2), plain];
    expect(parseSavedCart(JSON.stringify(cart))).toEqual(cart);
  });
  test.each([
    ['nothing', null],
    ['incomplete JSON', '[{"id":'],
    ['a string', '"hello"'],
    ['null', 'null'],
    ['an object', '{"a":1}'],
    ['numbers', '[1,2]'],
    ['a quantity of zero', JSON.stringify([item('a', 500, 0)])],
    ['half a quantity', JSON.stringify([item('a', 500, 1.5)])],
    ['a price in words', JSON.stringify([{ ...item('a'), price: '500' }])],
    ['the same service twice', JSON.stringify([item('a'), item('a')])],
  ])('%s reads as an empty cart', (_, saved) => {
    expect(parseSavedCart(saved)).toEqual([]);
  });
});
