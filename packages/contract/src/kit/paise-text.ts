// Not in `paise.ts`, which every page loads.

import { formatCount, formatRupees } from './money.ts';
import { toRupees } from './paise.ts';

/** The inverse of `formatPaise` and `formatPaiseForInput`, without a sign. `NaN` for other texts. */
export const parseRupeesToPaise = (text: string): number => {
  const [, whole = '', rest = ''] = /^₹?(\d[\d,]*)(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  return whole === ''
    ? Number.NaN
    : Number(whole.replaceAll(',', '')) * 100 + Number(rest.padEnd(2, '0'));
};

/** `₹1,299`, to the nearest rupee, for figures without space for paise. */
export const formatRoundedPaise = (paise: number): string => formatRupees(toRupees(paise));

/** `1,299.00`: always with paise, so that the digits of a column are below each other. */
export const formatPaiseInTable = (paise: number): string =>
  `${paise < 0 ? '-' : ''}${formatCount(Math.floor(Math.abs(paise) / 100))}.${String(Math.abs(paise) % 100).padStart(2, '0')}`;

/** For input fields and files: `1299` or `1299.50`. */
export const formatPaiseForInput = (paise: number): string =>
  paise % 100 === 0 ? String(toRupees(paise)) : toRupees(paise).toFixed(2);
