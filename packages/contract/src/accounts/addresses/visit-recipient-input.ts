import * as z from 'zod/mini';
import { nameText, textLimits } from '../../kit/text-schemas.ts';
import { MobileNumber } from '../mobile-number-schema.ts';

export const VisitRecipientInput = z.strictObject({
  name: nameText({ min: 2, max: textLimits.username }),
  phone: MobileNumber,
});
