import * as z from 'zod/mini';
import type { AdvanceRules } from './advance-rules.ts';
import type { UpiPayee } from './upi-payee-and-link.ts';

// Every page loads this file, so it imports only types.

const PublicUpiPayee: z.ZodMiniType<UpiPayee> = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['personal', 'business']),
  merchantCode: z.nullable(z.string()),
});

/** When an advance is asked for, and how much. */
const PublicAdvanceRules: z.ZodMiniType<AdvanceRules> = z.strictObject({
  percent: z.nullable(z.int()),
  amount: z.nullable(z.int()),
  minimumPrice: z.nullable(z.int()),
  services: z.array(z.string()),
  minutes: z.int(),
  isKept: z.boolean(),
});

/** How customers can pay. */
export const PaymentOptions = z.strictObject({
  /** At the visit; at least one. */
  methods: z.array(z.enum(['cash', 'upi', 'card'])),
  /** Null: no UPI ID is set. */
  upi: z.nullable(PublicUpiPayee),
  /** Null: no advance is asked for. */
  advance: z.nullable(PublicAdvanceRules),
});
export type PaymentOptions = z.infer<typeof PaymentOptions>;
