import { servicesTotal } from '@haldi/contract/orders/service-line-totals';
import { type ReadCoupon, requireCouponDiscount } from '../coupons/service.ts';
import type { NewDiscount } from '../discounts/store.ts';
import { isBookedByStaff, type NewOrderRequest } from './new-order-requirements.ts';
import type { NewOrder } from './store.ts';

type Price = { services: NewOrder['services']; visitingCharge: number };

/** An amount, not a percentage: services that are added later are not free. */
const freeRepeat = ({ services, visitingCharge }: Price) => {
  const amount = servicesTotal(services) + visitingCharge;
  if (amount === 0) return undefined;
  return { percent: null, amount, ceiling: null, services: null, code: null, couponId: null };
};

export const discountOfNewOrder = (
  attempt: NewOrderRequest,
  coupon: ReadCoupon | null | undefined,
  price: Price,
): NewDiscount | undefined => {
  const { id: orderId, body, by, at, repeatOf } = attempt;
  if (repeatOf) {
    const reason = `Free repeat visit of order #${repeatOf.orderNumber}`;
    const terms = freeRepeat(price);
    return terms && { ...terms, orderId, reason, givenBy: by.userId, givenAt: at };
  }
  if (body.coupon === undefined) return undefined;
  const isForStaff = isBookedByStaff(attempt);
  const asked = { code: body.coupon, services: price.services, at, isForStaff };
  const terms = requireCouponDiscount(coupon ?? null, asked);
  const given = { givenBy: isForStaff ? by.userId : null, givenAt: at, reason: '' };
  return { ...terms, ...given, orderId, couponId: coupon?.coupon.id ?? null };
};
