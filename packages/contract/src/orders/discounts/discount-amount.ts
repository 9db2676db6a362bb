import { type Priced, servicesTotal } from '../service-line-totals.ts';
import type { DiscountTerms } from './schema.ts';

type Line = Priced & { serviceId?: string | undefined };
export type Discounted = { services: readonly Line[]; visitingCharge: number };

/** Coupons do not lower the visiting charge; discounts by staff do. */
const discountedPrice = (
  { code, services: included }: DiscountTerms,
  { services, visitingCharge }: Discounted,
): number => {
  if (code === null) return servicesTotal(services) + visitingCharge;
  return servicesTotal(
    services.filter(({ serviceId = '' }) => included?.includes(serviceId) ?? true),
  );
};

/**
 * In whole rupees, rounded down. A percentage follows the services if they change; an amount is at
 * most the price.
 */
export const discountAmount = (discount: DiscountTerms, order: Discounted): number => {
  const { percent, amount, ceiling } = discount;
  const price = discountedPrice(discount, order);
  const wanted = percent === null ? (amount ?? 0) : Math.floor((price * percent) / 100);
  return Math.min(price, wanted, ceiling ?? price);
};

/** `Discount (10%)`, or `Coupon DIWALI (10%)` */
export const discountLabel = ({
  percent,
  code,
}: Pick<DiscountTerms, 'percent' | 'code'>): string => {
  const name = code === null ? 'Discount' : `Coupon ${code}`;
  return percent === null ? name : `${name} (${percent}%)`;
};
