import type { Service } from '../catalogue/service-schema.ts';
import type { OrderedService } from '../orders/schema.ts';
import { type Cart, type CartItem, maxQuantityPerService } from './cart.ts';

export type BookAgainResult = {
  cart: Cart;
  unavailable: string[];
  moreExpensive: { name: string; was: number; now: number }[];
};

const toItem = (
  { id, _id, name, price, image, duration }: Service,
  quantity: number,
): CartItem => ({ id, _id, name, price, image, duration, quantity });

/** The larger quantity wins, so that services already in the cart are not added twice. */
const addToCart = (cart: Cart, item: CartItem): Cart => {
  const existing = cart.find(({ id }) => id === item.id);
  if (!existing) return [...cart, item];
  const merged = { ...item, quantity: Math.max(existing.quantity, item.quantity) };
  return cart.map((other) => (other === existing ? merged : other));
};

export const addPastServicesToCart = (
  cart: Cart,
  ordered: readonly OrderedService[],
  services: readonly Service[],
): BookAgainResult => {
  const onSale = new Map(services.map((service) => [service._id, service]));
  const result: BookAgainResult = { cart, unavailable: [], moreExpensive: [] };
  for (const { serviceId, name, price, quantity } of ordered) {
    const service = onSale.get(serviceId);
    if (!service) {
      result.unavailable.push(name);
      continue;
    }
    const item = toItem(service, Math.min(quantity, maxQuantityPerService));
    result.cart = addToCart(result.cart, item);
    if (service.price > price) {
      result.moreExpensive.push({ name: service.name, was: price, now: service.price });
    }
  }
  return result;
};
