import { orderIdRange } from '@haldi/contract/orders/order-id';

/**
 * Returns unique six-digit numbers that look random: the step and the range have no common factor.
 */
export const demoOrderNumberAt = (index: number): number => {
  const range = orderIdRange.max - orderIdRange.min + 1;
  return orderIdRange.min + ((index * 367_867 + 248_163) % range);
};
