import * as z from 'zod/mini';

/** Stamp of the affected visits that staff have seen and accepted. */
export const AcknowledgedVisitsStamp = z.optional(
  z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Not valid')),
);
