import { describe, expect, test } from 'vitest';
import type { Service } from '../catalogue/service-schema.ts';
import type { CartItem } from './cart.ts';
import {
  applyCartChanges,
  cartChangesFromMismatch,
  findCartChanges,
} from './compare-cart-with-catalogue.ts';

const item = (id: string, price: number): CartItem => ({
  id,
  _id: id,
  name: `Service ${id}`,
  price,
  quantity: 2,
  image: `/pictures/${id}.svg`,
});
const service = (id: string, price: number): Service => ({
  _id: id,
  id,
  name: `Service ${id}`,
  description: '',
  image: `/pictures/${id}.svg`,
  href: `/service/waxing#${id}`,
  price,
  offerprice: price,
  duration: 30,
  category: 'Waxing Normal',
});
const [a, b, c] = [item('a', 100), item('b', 200), item('c', 300)];

describe('comparing the cart with the catalogue', () => {
  test('an unchanged service is no change', () => {
    expect(findCartChanges([a], [service('a', 100), service('z', 5)])).toEqual([]);
  });
  test('finds higher prices, lower prices and missing services', () => {
    expect(findCartChanges([a, b, c], [service('a', 120), service('b', 150)])).toEqual([
      { kind: 'price', item: a, price: 120 },
      { kind: 'price', item: b, price: 150 },
      { kind: 'gone', item: c },
    ]);
  });
  test('a catalogue that could not be loaded changes nothing', () => {
    expect(findCartChanges([a, b], [])).toEqual([]);
  });
});

test('an error contains the same changes', () => {
  const mismatch = {
    prices: [{ serviceId: 'a', name: 'Service a', price: 120 }],
    gone: [{ serviceId: 'c' }],
  };
  expect(cartChangesFromMismatch([a, b, c], mismatch)).toEqual([
    { kind: 'price', item: a, price: 120 },
    { kind: 'gone', item: c },
  ]);
});

test('the updated cart has new prices, the same quantities and no missing services', () => {
  const changes = [
    { kind: 'price', item: a, price: 120 },
    { kind: 'gone', item: c },
  ] as const;
  expect(applyCartChanges([a, b, c], changes)).toEqual([{ ...a, price: 120 }, b]);
});

test('services removed from the cart meanwhile do not come back', () => {
  expect(applyCartChanges([b], [{ kind: 'price', item: a, price: 120 }])).toEqual([b]);
});
