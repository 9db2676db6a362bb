import * as z from 'zod/mini';
import { maxRupees } from './money.ts';

/** Whole rupees; the product has no paise. */
export const Rupees = z.int().check(z.minimum(0), z.maximum(maxRupees));
