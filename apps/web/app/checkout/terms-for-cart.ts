import type { Cart } from '@haldi/contract/checkout/cart';
import { advanceTermsFor } from '@haldi/contract/orders/advance';
import type { Terms } from '@haldi/contract/orders/agreed-terms';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import { termsForOrder } from '@haldi/contract/orders/move-and-cancel-terms';
import type { PublicSettings } from '@haldi/contract/settings/schema';

type Priced = {
  items: Cart;
  visitingCharge: number;
  discounts: readonly DiscountTerms[];
};

/** What the customer agrees to by placing the order. */
export const termsForCart = (
  { terms, payments }: Pick<PublicSettings, 'terms' | 'payments'>,
  { items, visitingCharge, discounts }: Priced,
): Terms => {
  const services = items.map((item) => ({ ...item, serviceId: item._id }));
  const advance = advanceTermsFor(payments.advance, { services, visitingCharge, discounts });
  return termsForOrder(terms, visitingCharge, advance);
};
