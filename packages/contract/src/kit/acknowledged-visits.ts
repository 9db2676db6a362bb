import * as z from 'zod/mini';

/** The stamp of the visits that the admin has been shown and lets stand. */
export const AcknowledgedVisits = z.optional(
  z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Not valid')),
);
