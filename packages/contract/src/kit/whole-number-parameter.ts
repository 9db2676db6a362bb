import * as z from 'zod/mini';

/** Not coerced: `1e3` and ` 1` are rejected. */
export const wholeNumberParameter = (min: number, max: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,9}$/, 'Enter a whole number'))
      .check(
        z.refine(
          (text) => Number(text) >= min && Number(text) <= max,
          `Enter a number from ${min} to ${max}`,
        ),
      ),
    z.transform((text: string) => Number(text)),
  );
