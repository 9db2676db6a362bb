import * as z from 'zod/mini';

export const passwordLength = { min: 8, max: 128 } as const;

/** A password to be set; the server also refuses the common ones. */
export const NewPassword = z.string().check(
  z.minLength(passwordLength.min, `At least ${passwordLength.min} characters`),
  z.maxLength(passwordLength.max, `At most ${passwordLength.max} characters`),
  z.refine((text) => text.isWellFormed(), 'This contains characters that are not allowed'),
);
