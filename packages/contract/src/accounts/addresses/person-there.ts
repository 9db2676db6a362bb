import * as z from 'zod/mini';
import { line, textLimits } from '../../kit/text.ts';
import { MobileNumber } from '../mobile-number.ts';

/** Somebody other than the customer, to whom a beautician comes. */
export const PersonThere = z.strictObject({ name: z.string(), phone: z.string() });
export type PersonThere = z.infer<typeof PersonThere>;

/** The same as it is given. */
export const PersonThereInput = z.strictObject({
  name: line({ min: 2, max: textLimits.username }),
  phone: MobileNumber,
});
