import type { Cart } from '@haldi/contract/checkout/cart';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import {
  type OrderAmounts,
  orderAmounts,
  priceReductions,
  type Reduction,
} from '@haldi/contract/orders/order-amounts';

export type CartPrice = OrderAmounts & { reductions: readonly Reduction[] };

/** In paise; `due` is less the coupon. Without services there is no visiting charge. */
export const cartPrice = (
  items: Cart,
  visitingCharge: number,
  { discounts }: { discounts: readonly DiscountTerms[] },
): CartPrice => {
  const services = items.map((item) => ({ ...item, serviceId: item._id }));
  const order = { services, visitingCharge: items.length > 0 ? visitingCharge : 0, discounts };
  return { ...orderAmounts(order), reductions: priceReductions(order) };
};
