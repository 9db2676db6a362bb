import { type Priced, servicesTotal } from '../order-total.ts';
import type { DiscountTerms } from './order-discount.ts';

type Discounted = { services: readonly Priced[]; visitingCharge: number };

/**
 * In whole rupees, rounded down, of services and visiting charge. A percentage follows the services
 * if they change; an amount is at most the price.
 */
export const discountAmount = (
  { percent, amount }: DiscountTerms,
  { services, visitingCharge }: Discounted,
): number => {
  const price = servicesTotal(services) + visitingCharge;
  return percent === null ? Math.min(price, amount ?? 0) : Math.floor((price * percent) / 100);
};

/** `Discount (10%)` */
export const discountLabel = ({ percent }: DiscountTerms): string =>
  percent === null ? 'Discount' : `Discount (${percent}%)`;
