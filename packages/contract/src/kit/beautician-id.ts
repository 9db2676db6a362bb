import * as z from 'zod/mini';

/** Somebody of the roster, as addresses and requests name her. */
export const BeauticianId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Not a valid id'));
