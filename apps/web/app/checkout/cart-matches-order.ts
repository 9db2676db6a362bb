import type { Cart } from '@haldi/contract/checkout/cart';
import type { Order } from '@haldi/contract/orders/schema';

export const cartMatchesOrder = (cart: Cart, { services }: Pick<Order, 'services'>): boolean =>
  cart.length === services.length &&
  services.every(({ serviceId, quantity }) =>
    cart.some((item) => item._id === serviceId && item.quantity === quantity),
  );
