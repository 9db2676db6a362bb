import type { Service } from '../catalogue/schema.ts';
import type { OrderedService } from '../orders/schema.ts';
import { type Cart, type CartItem, maxQuantity } from './cart.ts';

export type BookAgainResult = {
  cart: Cart;
  gone: string[];
  dearer: { name: string; was: number; now: number }[];
};

const toItem = (
  { id, _id, name, price, image, duration }: Service,
  quantity: number,
): CartItem => ({ id, _id, name, price, image, duration, quantity });

/** The larger quantity wins, so that services already in the cart are not added twice. */
const putInto = (cart: Cart, item: CartItem): Cart => {
  const held = cart.find(({ id }) => id === item.id);
  if (!held) return [...cart, item];
  const merged = { ...item, quantity: Math.max(held.quantity, item.quantity) };
  return cart.map((other) => (other === held ? merged : other));
};

export const bookAgain = (
  cart: Cart,
  ordered: readonly OrderedService[],
  services: readonly Service[],
): BookAgainResult => {
  const onSale = new Map(services.map((service) => [service._id, service]));
  const again: BookAgainResult = { cart, gone: [], dearer: [] };
  for (const { serviceId, name, price, quantity } of ordered) {
    const service = onSale.get(serviceId);
    if (!service) {
      again.gone.push(name);
      continue;
    }
    const item = toItem(service, Math.min(quantity, maxQuantity));
    again.cart = putInto(again.cart, item);
    if (service.price > price) {
      again.dearer.push({ name: service.name, was: price, now: service.price });
    }
  }
  return again;
};
