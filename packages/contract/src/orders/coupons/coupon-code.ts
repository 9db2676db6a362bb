import * as z from 'zod/mini';

const invalidCode = 'Enter 3 to 20 letters and digits';

/** Not case-sensitive. */
export const CouponCode = z.pipe(
  z.string().check(z.trim(), z.toUpperCase()),
  z.string().check(z.regex(/^[A-Z0-9]{3,20}$/, invalidCode)),
);
