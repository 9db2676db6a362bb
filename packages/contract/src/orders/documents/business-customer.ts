import * as z from 'zod/mini';
import { Gstin } from '../../documents/gstin.ts';
import { nameText, textLimits } from '../../kit/text-schemas.ts';

/** Printed on the documents of an order instead of the customer’s name. */
export const BusinessCustomer = z.strictObject({
  name: nameText({ max: textLimits.name }),
  gstin: Gstin,
});
export type BusinessCustomer = z.infer<typeof BusinessCustomer>;
