import { describe, expect, test } from 'vitest';
import type { Service } from '../catalogue/service-schema.ts';
import type { OrderedService } from '../orders/schema.ts';
import { addPastServicesToCart } from './add-past-services-to-cart.ts';
import { emptyCart } from './cart.ts';

const service = (id: string, price: number): Service => ({
  ...{ _id: `s-${id}`, id, name: id, description: '', image: `/${id}.svg`, href: '/' },
  ...{ price, offerprice: price + 100, duration: 45, category: 'Facial' },
});
const ordered = (id: string, price: number, quantity = 1): OrderedService => ({
  ...{ serviceId: `s-${id}`, name: `${id} as it was`, price, duration: 60, quantity },
  category: 'Facial',
});
const services = [service('gold', 1299), service('pearl', 999)];

describe('booking again', () => {
  test('adds available services at current prices with their previous quantity', () => {
    const { cart, unavailable, moreExpensive } = addPastServicesToCart(
      emptyCart,
      [ordered('gold', 1299, 2)],
      services,
    );
    expect(cart).toEqual([
      {
        ...{ id: 'gold', _id: 's-gold', name: 'gold', price: 1299, quantity: 2 },
        ...{ image: '/gold.svg', duration: 45 },
      },
    ]);
    expect({ unavailable, moreExpensive }).toEqual({ unavailable: [], moreExpensive: [] });
  });

  test('lists removed services and price increases, not lower prices', () => {
    const before = [ordered('silver', 500), ordered('gold', 1199), ordered('pearl', 1099)];
    const { cart, unavailable, moreExpensive } = addPastServicesToCart(emptyCart, before, services);
    expect(cart.map(({ id, price }) => [id, price])).toEqual([
      ['gold', 1299],
      ['pearl', 999],
    ]);
    expect(unavailable).toEqual(['silver as it was']);
    expect(moreExpensive).toEqual([{ name: 'gold', was: 1199, now: 1299 }]);
  });

  test('keeps the cart and adds nothing twice', () => {
    const [held] = addPastServicesToCart(emptyCart, [ordered('pearl', 999, 3)], services).cart;
    const cart = held ? [held] : [];
    const again = addPastServicesToCart(
      cart,
      [ordered('gold', 1299), ordered('pearl', 999, 2)],
      services,
    );
    expect(again.cart.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['pearl', 3],
      ['gold', 1],
    ]);
  });

  test('limits quantities to the current maximum', () => {
    expect(
      addPastServicesToCart(emptyCart, [ordered('gold', 1299, 40)], services).cart[0]?.quantity,
    ).toBe(20);
  });
});
