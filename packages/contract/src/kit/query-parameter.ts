import * as z from 'zod/mini';

/** A whole number written in an address; nothing is coerced, `1e3` and ` 1` are refused. */
export const wholeNumberParameter = (min: number, max: number) =>
  z.pipe(
    z
      .string()
      .check(z.regex(/^\d{1,9}$/, 'A whole number is expected'))
      .check(
        z.refine(
          (text) => Number(text) >= min && Number(text) <= max,
          `A number from ${min} to ${max} is expected`,
        ),
      ),
    z.transform((text: string) => Number(text)),
  );
