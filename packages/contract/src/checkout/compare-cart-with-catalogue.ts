import type { Service } from '../catalogue/service-schema.ts';
import type { CartMismatch } from '../orders/order-error-details.ts';
import type { Cart, CartItem } from './cart.ts';

export type CartChange =
  | { kind: 'price'; item: CartItem; price: number }
  | { kind: 'gone'; item: CartItem };

/** An empty catalogue failed to load and says nothing about the cart. */
export const findCartChanges = (cart: Cart, services: readonly Service[]): CartChange[] => {
  if (services.length === 0) return [];
  const known = new Map(services.map((service) => [service._id, service.price]));
  return cart.flatMap((item): CartChange[] => {
    const price = known.get(item._id);
    if (price === undefined) return [{ kind: 'gone', item }];
    return price === item.price ? [] : [{ kind: 'price', item, price }];
  });
};

export const cartChangesFromMismatch = (
  cart: Cart,
  { prices, gone }: CartMismatch,
): CartChange[] => {
  const now = new Map(prices.map(({ serviceId, price }) => [serviceId, price]));
  const missing = new Set(gone.map(({ serviceId }) => serviceId));
  return cart.flatMap((item): CartChange[] => {
    if (missing.has(item._id)) return [{ kind: 'gone', item }];
    const price = now.get(item._id);
    return price === undefined || price === item.price ? [] : [{ kind: 'price', item, price }];
  });
};

export const applyCartChanges = (cart: Cart, changes: readonly CartChange[]): Cart => {
  const byId = new Map(changes.map((change) => [change.item.id, change]));
  return cart.flatMap((item) => {
    const change = byId.get(item.id);
    if (!change) return [item];
    return change.kind === 'gone' ? [] : [{ ...item, price: change.price }];
  });
};
