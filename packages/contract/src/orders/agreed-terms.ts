import * as z from 'zod/mini';
import { Count } from '../kit/integer.ts';
import { Rupees } from '../kit/rupees.ts';

/** What moving or cancelling costs; frozen on an order when it is placed. */
export const Terms = z.strictObject({
  /** Until how many hours before the visit the customer can move it. */
  moveHours: Count,
  /** Until how many hours before the visit cancelling is free. */
  freeCancelHours: Count,
  /** Whole rupees after that. */
  lateCancelFee: Rupees,
  /** Whole rupees when nobody is at home. */
  noShowFee: Rupees,
});
export type Terms = z.infer<typeof Terms>;

/** The owner's terms; a fee of null is the visiting charge. */
export const OfferedTerms = z.strictObject({
  moveHours: Count,
  freeCancelHours: Count,
  lateCancelFee: z.nullable(Rupees),
  noShowFee: z.nullable(Rupees),
});
export type OfferedTerms = z.infer<typeof OfferedTerms>;
