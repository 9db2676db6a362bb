import * as z from 'zod/mini';

/** The largest number that a column of type integer holds. */
export const maxInteger = 2_147_483_647;

/** A whole number from 0 on that fits its column. */
export const Count = z.int().check(z.minimum(0), z.maximum(maxInteger));

/** Raised by every change; a change that names an older one is refused. */
export const Version = Count;
