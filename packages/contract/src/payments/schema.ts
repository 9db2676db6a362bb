import * as z from 'zod/mini';
import type { UpiPayee } from './upi.ts';

// Every page loads this file, so it imports only types.

const PublicUpiPayee: z.ZodMiniType<UpiPayee> = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['personal', 'business']),
  merchantCode: z.nullable(z.string()),
});

/** How customers can pay. */
export const PaymentOptions = z.strictObject({
  /** At the visit; at least one. */
  methods: z.array(z.enum(['cash', 'upi', 'card'])),
  /** Null: no UPI ID is set. */
  upi: z.nullable(PublicUpiPayee),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;
