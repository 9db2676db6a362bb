import type { DiscountTerms } from '../src/orders/discounts/schema.ts';

const byStaff = { ceiling: null, services: null, code: null };

export const percentOff = (percent: number): DiscountTerms => ({
  ...byStaff,
  percent,
  amount: null,
});

export const rupeesOff = (amount: number): DiscountTerms => ({ ...byStaff, percent: null, amount });
