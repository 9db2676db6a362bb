import * as z from 'zod/mini';

/** Somebody other than the customer, to whom a beautician comes. */
export const VisitRecipient = z.strictObject({ name: z.string(), phone: z.string() });
export type VisitRecipient = z.infer<typeof VisitRecipient>;
