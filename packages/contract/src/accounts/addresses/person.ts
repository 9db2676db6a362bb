import * as z from 'zod/mini';

/** Somebody other than the customer, to whom a beautician comes. */
export const PersonThere = z.strictObject({ name: z.string(), phone: z.string() });
export type PersonThere = z.infer<typeof PersonThere>;
