import * as z from 'zod/mini';
import { nameLine, textLimits } from '../../kit/text.ts';
import { MobileNumber } from '../mobile-number.ts';

/** Somebody other than the customer, as she is given. */
export const PersonThereInput = z.strictObject({
  name: nameLine({ min: 2, max: textLimits.username }),
  phone: MobileNumber,
});
