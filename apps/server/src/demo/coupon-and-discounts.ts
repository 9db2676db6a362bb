import type { CouponTerms } from '@haldi/contract/orders/desk/coupons/schema';
import type { DiscountTerms } from '@haldi/contract/orders/discounts/schema';
import type { DemoOrder } from './orders.ts';

export const demoCoupon: CouponTerms = {
  ...{ code: 'GLOW10', percent: 10, amount: null, ceiling: 300, minimumOrder: 0 },
  ...{ firstVisitOnly: false, startsOn: null, endsOn: null, maxUses: null },
  ...{ usesPerCustomer: null, sections: [], services: [] },
};

const day = 24 * 60 * 60_000;
export const demoCouponCreatedAt = (now: Date): Date => new Date(now.getTime() - 60 * day);

/** `reason` is empty for the coupon. */
export type DemoDiscount = DiscountTerms & { reason: string };

const byStaff = { ceiling: null, services: null, code: null };
const regular = { ...byStaff, percent: null, amount: 100, reason: 'Regular customer' };
const late = { ...byStaff, percent: 10, amount: null, reason: 'Beautician was late' };

/** Of the completed visits, by their place. */
export const demoDiscountFor = (
  { createdAt }: DemoOrder,
  place: number,
  now: Date,
): DemoDiscount | undefined => {
  if (createdAt < demoCouponCreatedAt(now)) return undefined;
  if (place % 7 === 3) {
    const { code, percent, amount, ceiling } = demoCoupon;
    return { code, percent, amount, ceiling, services: null, reason: '' };
  }
  if (place % 13 === 6) return late;
  return place % 19 === 9 ? regular : undefined;
};
