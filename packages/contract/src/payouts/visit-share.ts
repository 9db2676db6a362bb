import { toRupees } from '../kit/paise.ts';
import { orderAmounts } from '../orders/order-amounts.ts';
import type { Order } from '../orders/schema.ts';
import { lineTotal, servicesTotal } from '../orders/service-line-totals.ts';
import { isCompleted } from '../orders/status.ts';
import type { ShareTerms } from './share-terms.ts';

/** In paise, but for the number of visits. */
export type VisitAmounts = {
  visits: number;
  /** Without the visiting charge. */
  services: number;
  /** What discounts and refunds take off the services. */
  discount: number;
  share: number;
  tips: number;
  /** The part of the tips that the beautician received in cash. */
  cashTips: number;
};

export const noVisitAmounts: VisitAmounts = {
  ...{ visits: 0, services: 0, discount: 0, share: 0, tips: 0, cashTips: 0 },
};

export type SharedVisit = Pick<
  Order,
  'status' | 'repeatOf' | 'visitingCharge' | 'discounts' | 'fees' | 'payments'
> & {
  services: readonly (Pick<Order['services'][number], 'serviceId' | 'price' | 'quantity'> & {
    section: string;
  })[];
};

const percentOf = (
  section: string,
  { ownPercent, sectionPercents, standardPercent }: ShareTerms,
): number => ownPercent ?? sectionPercents[section] ?? standardPercent;

/** Sorted, without duplicates. */
export const sharePercents = ({ services }: SharedVisit, terms: ShareTerms): number[] =>
  [...new Set(services.map(({ section }) => percentOf(section, terms)))].sort((a, b) => a - b);

/**
 * In paise. A percentage of whole rupees is a whole number of paise. Only if sections have different
 * percentages, a discount is rounded, once per visit: it reduces all services in proportion.
 */
const shareOf = (
  { services }: Pick<SharedVisit, 'services'>,
  discounted: number,
  terms: ShareTerms,
): number => {
  const full = services.reduce(
    (sum, line) => sum + lineTotal(line) * percentOf(line.section, terms),
    0,
  );
  const price = servicesTotal(services);
  return price === 0 ? 0 : Math.round((full * discounted) / price);
};

/** In rupees: what the share is calculated from. */
const sharedPrice = (
  { services, repeatOf }: SharedVisit,
  reduction: number,
  { basis, isRepeatPaid }: ShareTerms,
): number => {
  const price = servicesTotal(services);
  if (repeatOf !== null) return isRepeatPaid ? price : 0;
  return basis === 'after_discounts' ? price - toRupees(reduction) : price;
};

/**
 * Discounts reduce the services, not the visiting charge, down to zero. Fees are not shared. A visit
 * that is not completed is worth nothing.
 */
export const visitAmounts = (visit: SharedVisit, terms: ShareTerms): VisitAmounts => {
  if (!isCompleted(visit.status)) return noVisitAmounts;
  const { services, discount, tips } = orderAmounts(visit);
  const reduction = Math.min(services, discount);
  return {
    visits: 1,
    services,
    discount: reduction,
    share: shareOf(visit, sharedPrice(visit, reduction, terms), terms),
    tips,
    cashTips: visit.payments
      .filter(({ kind, method }) => kind === 'tip' && method === 'cash')
      .reduce((sum, { amount }) => sum + amount, 0),
  };
};

const fields = ['visits', 'services', 'discount', 'share', 'tips', 'cashTips'] as const;

const combine = (
  one: VisitAmounts,
  other: VisitAmounts,
  by: (a: number, b: number) => number,
): VisitAmounts => {
  const combined = { ...one };
  for (const field of fields) combined[field] = by(one[field], other[field]);
  return combined;
};

export const addVisitAmounts = (one: VisitAmounts, other: VisitAmounts): VisitAmounts =>
  combine(one, other, (a, b) => a + b);

export const subtractVisitAmounts = (one: VisitAmounts, other: VisitAmounts): VisitAmounts =>
  combine(one, other, (a, b) => a - b);

export const areVisitAmountsEqual = (one: VisitAmounts, other: VisitAmounts): boolean =>
  fields.every((field) => one[field] === other[field]);

/** Cash tips were already received. */
export const amountOfVisit = ({ share, tips, cashTips }: VisitAmounts): number =>
  share + tips - cashTips;
