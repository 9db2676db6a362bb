import * as z from 'zod/mini';

/** Maximum of PostgreSQL's integer type. */
export const maxInteger = 2_147_483_647;

export const Count = z.int().check(z.minimum(0), z.maximum(maxInteger));

/** Incremented by every change. Changes based on an older version are rejected. */
export const Version = Count;
