import { totalItems } from '@haldi/contract/checkout/cart';
import { visitMinutes } from '@haldi/contract/orders/total';
import { formatDuration } from '../../lib/duration.ts';
import { useCart } from './cart-store.ts';
import { cartCopy } from './copy.ts';

/** How much is in the cart, and how long it takes. */
export function CartDescription() {
  const items = useCart();
  return items.length === 0
    ? cartCopy.emptyText
    : cartCopy.summary(totalItems(items), formatDuration(visitMinutes(items)));
}
