import * as z from 'zod/mini';

export const BeauticianId = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Not a valid id'));
