import * as z from 'zod/mini';

export const passwordLength = { min: 8, max: 128 } as const;

/** The server also rejects common passwords. */
export const NewPassword = z.string().check(
  z.minLength(passwordLength.min, `At least ${passwordLength.min} characters`),
  z.maxLength(passwordLength.max, `At most ${passwordLength.max} characters`),
  z.refine((text) => text.isWellFormed(), 'This contains characters that are not allowed'),
);
