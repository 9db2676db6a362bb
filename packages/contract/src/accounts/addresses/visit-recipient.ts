import * as z from 'zod/mini';

/** Someone other than the customer. */
export const VisitRecipient = z.strictObject({ name: z.string(), phone: z.string() });
export type VisitRecipient = z.infer<typeof VisitRecipient>;
