import type { Cart } from '@haldi/contract/checkout/cart';
import { checkCoupon } from '@haldi/contract/orders/coupons/endpoints';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import { formatCartParameter } from '@haldi/contract/schedule/visit-query-parameters';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useUserId } from '../../accounts/session-store.ts';
import { CallError, callEndpoint } from '../../lib/call.ts';
import { useCart } from '../cart/cart-store.ts';
import { toVisitDraft } from '../visit-draft.ts';
import { type CartPrice, cartPrice } from './cart-price.ts';
import { useCouponCode } from './coupon-store.ts';

export const couponKey = ['checkout', 'coupon'];

export type CouponState = {
  code: string | null;
  /** Empty while it is checked, and if it does not apply. */
  discounts: readonly DiscountTerms[];
  /** Why it does not apply. */
  refusal: string | undefined;
  isChecking: boolean;
};

/** `customer`: staff book for this customer. */
export const useCouponCheck = (
  code: string | null,
  items: Cart,
  customer?: string | null,
): CouponState => {
  const userId = useUserId();
  const { services } = toVisitDraft(items, null);
  const { data, error, isFetching } = useQuery({
    queryKey: [...couponKey, code, customer ?? userId, services],
    queryFn:
      code !== null && services.length > 0
        ? ({ signal }) =>
            callEndpoint(
              checkCoupon,
              {
                params: { code },
                query: { services: formatCartParameter(services), ...(customer && { customer }) },
              },
              { signal },
            )
        : skipToken,
    // The terms stay while a changed cart is checked, so that nothing flickers.
    placeholderData: (known) => (known?.code === code ? known : undefined),
    retry: (failures, failed) => !(failed instanceof CallError) && failures < 1,
  });
  return {
    code,
    discounts: data ? [data] : [],
    refusal: error instanceof CallError ? error.message : undefined,
    isChecking: isFetching && !data,
  };
};

/** Of the customer's own cart. */
export const useCartCoupon = (): CouponState => useCouponCheck(useCouponCode(), useCart());

export const useCartPrice = (items: Cart, visitingCharge: number): CartPrice =>
  cartPrice(items, visitingCharge, useCartCoupon());
