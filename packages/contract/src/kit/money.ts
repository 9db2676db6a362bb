import * as z from 'zod/mini';

/** Whole rupees; the product has no paise. */
export const Rupees = z.int().check(z.minimum(0), z.maximum(10_000_000));

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** `₹1,299`; lakhs are grouped the Indian way. */
export const formatRupees = (amount: number): string => `₹${grouped.format(amount)}`;
