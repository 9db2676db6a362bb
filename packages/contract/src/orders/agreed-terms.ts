import * as z from 'zod/mini';
import { Count } from '../kit/integer-schemas.ts';
import { Rupees } from '../kit/rupees-schema.ts';

export const AdvanceTerms = z.strictObject({
  amount: Rupees.check(z.minimum(1)),
  /** Minutes after booking until which it can be paid. */
  minutes: Count,
  /** Not returned if the customer cancels. */
  isKept: z.boolean(),
});
export type AdvanceTerms = z.infer<typeof AdvanceTerms>;

/** Copied to the order when it is placed. */
export const Terms = z.strictObject({
  /** Hours before the visit until which the customer can move it. */
  moveHours: Count,
  /** Hours before the visit until which cancelling is free. */
  freeCancelHours: Count,
  lateCancelFee: Rupees,
  noShowFee: Rupees,
  /** Absent: none. */
  advance: z.optional(AdvanceTerms),
});
export type Terms = z.infer<typeof Terms>;

/** A fee of null means the visiting charge. */
export const OfferedTerms = z.strictObject({
  moveHours: Count,
  freeCancelHours: Count,
  lateCancelFee: z.nullable(Rupees),
  noShowFee: z.nullable(Rupees),
});
export type OfferedTerms = z.infer<typeof OfferedTerms>;
