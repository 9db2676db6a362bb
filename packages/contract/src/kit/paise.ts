import * as z from 'zod/mini';
import { formatCount, maxRupees } from './money.ts';

/** Money that changes hands is counted in paise; prices and totals are whole rupees. */
export const invalidAmount = 'Enter an amount such as 500 or 499.50';
export const Paise = z.int(invalidAmount).check(z.minimum(0), z.maximum(maxRupees * 100));

export const toPaise = (rupees: number): number => rupees * 100;

/** For prices and totals, which are whole rupees. */
export const toRupees = (paise: number): number => paise / 100;

/** `₹1,299`, or `₹1,299.50` if it is not a whole number of rupees. */
export const formatPaise = (paise: number): string => {
  const sign = paise < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(paise) / 100);
  const rest = Math.abs(paise) % 100;
  return `${sign}₹${formatCount(whole)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
};
