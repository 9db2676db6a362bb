import type { CartItem } from '@haldi/contract/checkout/cart';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../lib/memory-storage.ts';

const item = (id: string, quantity = 1): CartItem => ({
  id,
  _id: id,
  name: id,
  price: 100,
  image: '/a.svg',
  duration: 60,
  quantity,
});
const split = {
  kind: 'SPLIT' as const,
  why: 'TOO_LONG' as const,
  first: [{ serviceId: 'facial', quantity: 1 }],
  second: [{ serviceId: 'mehndi', quantity: 2 }],
};

const openPage = async () => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  const { cart } = await import('./cart-store.ts');
  return { cart, ...(await import('./split-cart-store.ts')) };
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map([['cartItems', JSON.stringify([item('facial'), item('mehndi', 2)])]]);
  vi.stubGlobal('localStorage', memoryStorage(kept));
});

test('the second visit survives a reload and moves into the cart after the first order', async () => {
  const { cart, splitCart } = await openPage();
  splitCart(split);
  expect(cart.get()).toEqual([item('facial')]);
  expect(JSON.parse(kept.get('haldi-second-visit') ?? '')).toEqual([item('mehndi', 2)]);

  const reloaded = await openPage();
  reloaded.cart.clear();
  expect(reloaded.moveSecondVisitToCart()).toBe(true);
  expect(reloaded.cart.get()).toEqual([item('mehndi', 2)]);
  expect(kept.has('haldi-second-visit')).toBe(false);
  reloaded.cart.clear();
  expect(reloaded.moveSecondVisitToCart()).toBe(false);
  expect(reloaded.cart.get()).toEqual([]);
});

test('combining the visits leaves no second visit', async () => {
  const { cart, splitCart, moveSecondVisitToCart } = await openPage();
  splitCart(split);
  moveSecondVisitToCart();
  expect(cart.get()).toEqual([item('facial'), item('mehndi', 2)]);
  expect(kept.has('haldi-second-visit')).toBe(false);
});

test('services split off later are added to the second visit', async () => {
  const { cart, splitCart, moveSecondVisitToCart } = await openPage();
  splitCart(split);
  cart.add(item('mehndi'));
  splitCart({ ...split, second: [{ serviceId: 'mehndi', quantity: 1 }] });
  cart.clear();
  moveSecondVisitToCart();
  expect(cart.get()).toEqual([item('mehndi', 3)]);
});
