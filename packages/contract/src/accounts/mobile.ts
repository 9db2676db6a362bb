import * as z from 'zod/mini';

/**
 * The ten digits of an Indian mobile number, however it was written: `+91 98220 12345` and
 * `098220-12345` are the same. Decided by length, since a number may itself begin with 91.
 */
export const plainMobile = (written: string): string => {
  const digits = written.replace(/[\s().-]/g, '').replace(/^\+/, '');
  if (/^91\d{10}$/.test(digits)) return digits.slice(2);
  if (/^0\d{10}$/.test(digits)) return digits.slice(1);
  return digits;
};

export const MobileNumber = z.pipe(
  z.string().check(
    z.maxLength(20, 'A mobile number has ten digits'),
    z.refine(
      (text) => /^[6-9]\d{9}$/.test(plainMobile(text)),
      'Enter ten digits beginning with 6, 7, 8 or 9',
    ),
  ),
  z.transform(plainMobile),
);
