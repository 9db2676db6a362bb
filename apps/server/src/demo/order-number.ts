import { orderIdRange } from '@haldi/contract/orders/order-id';

/** Six digits that look drawn and never meet: the step shares no factor with the range. */
export const numberAt = (place: number): number => {
  const range = orderIdRange.max - orderIdRange.min + 1;
  return orderIdRange.min + ((place * 367_867 + 248_163) % range);
};
