import * as z from 'zod/mini';

export const orderIdRange = { min: 100_000, max: 999_999 } as const;

const sixDigits = 'An order ID has six digits';

/** Six digits, drawn by the client and kept for one attempt to order. */
export const OrderId = z
  .int()
  .check(z.minimum(orderIdRange.min, sixDigits), z.maximum(orderIdRange.max, sixDigits));

/** The same in an address. */
export const OrderIdText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{5}$/, sixDigits)),
  z.transform((text: string) => Number(text)),
);

/** `random` gives numbers from 0 up to, but not including, 1. */
export const drawOrderId = (random: () => number): number =>
  orderIdRange.min + Math.floor(random() * (orderIdRange.max - orderIdRange.min + 1));
