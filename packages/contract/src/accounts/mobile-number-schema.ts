import * as z from 'zod/mini';
import { normalizeMobileNumber } from './normalize-mobile-number.ts';

export const mobileNumberHint = 'Enter ten digits beginning with 6, 7, 8 or 9';

/** Accepts any notation; stored as ten digits. */
export const MobileNumber = z.pipe(
  z.string().check(
    z.maxLength(20, 'A mobile number has ten digits'),
    z.refine((text) => /^[6-9]\d{9}$/.test(normalizeMobileNumber(text)), mobileNumberHint),
  ),
  z.transform(normalizeMobileNumber),
);
