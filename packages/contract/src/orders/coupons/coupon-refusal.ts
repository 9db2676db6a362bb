import * as z from 'zod/mini';
import type { CouponTerms } from '../desk/coupons/schema.ts';
import { type Priced, servicesTotal } from '../service-line-totals.ts';

const couponRefusals = [
  'UNKNOWN',
  'PAUSED',
  'NOT_YET',
  'OVER',
  'USED_UP',
  'USED_BY_CUSTOMER',
  'FIRST_VISIT_ONLY',
  'NOT_THESE_SERVICES',
  'BELOW_MINIMUM',
] as const;
export type CouponRefusal = (typeof couponRefusals)[number];

/** `details` of COUPON_REFUSED. */
export const CouponRefusedDetails = z.strictObject({ reason: z.enum(couponRefusals) });
export type CouponRefusedDetails = z.infer<typeof CouponRefusedDetails>;

/** Orders that are not cancelled, without the one that is decided. */
export type CouponUse = {
  uses: number;
  /** 0 for a visitor, whose account is not known yet. */
  usesOfCustomer: number;
  hasOtherOrders: boolean;
};

type Limits = Pick<CouponTerms, 'maxUses' | 'usesPerCustomer' | 'firstVisitOnly'>;

/** Also for a cancelled order that is reopened. */
export const couponUseRefusal = (
  { maxUses, usesPerCustomer, firstVisitOnly }: Limits,
  { uses, usesOfCustomer }: Pick<CouponUse, 'uses' | 'usesOfCustomer'>,
): 'USED_UP' | 'USED_BY_CUSTOMER' | undefined => {
  // There is one first visit, but after it was cancelled another order may have used the coupon.
  const perCustomer = firstVisitOnly ? 1 : usesPerCustomer;
  if (perCustomer !== null && usesOfCustomer >= perCustomer) return 'USED_BY_CUSTOMER';
  return maxUses !== null && uses >= maxUses ? 'USED_UP' : undefined;
};

type Offer = Limits &
  Pick<CouponTerms, 'minimumOrder' | 'startsOn' | 'endsOn'> & {
    isPaused: boolean;
    /** Null: all services. */
    serviceIds: readonly string[] | null;
  };

type Cart = readonly (Priced & { serviceId: string })[];

/** Why a coupon does not apply to an order placed today. */
export const couponRefusal = (
  offer: Offer,
  services: Cart,
  use: CouponUse,
  today: string,
): CouponRefusal | undefined => {
  const { isPaused, startsOn, endsOn, firstVisitOnly, minimumOrder, serviceIds } = offer;
  if (isPaused) return 'PAUSED';
  if (startsOn !== null && today < startsOn) return 'NOT_YET';
  if (endsOn !== null && today > endsOn) return 'OVER';
  if (firstVisitOnly && use.hasOtherOrders) return 'FIRST_VISIT_ONLY';
  const overused = couponUseRefusal(offer, use);
  if (overused) return overused;
  const isIncluded = services.some(({ serviceId }) => serviceIds?.includes(serviceId) ?? true);
  if (!isIncluded) return 'NOT_THESE_SERVICES';
  return servicesTotal(services) < minimumOrder ? 'BELOW_MINIMUM' : undefined;
};
